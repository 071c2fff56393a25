/** Inserts uploaded images into the rich text editor: chosen, pasted, or by drag and drop. */

import type { Editor } from '@tiptap/core'

/**
 * The URL, description and caption of an uploaded image, and the files that the user chose together with it. Undefined:
 * the upload failed, and the user has seen the error.
 */
export type TakenPicture = { src: string; alt: string; title?: string; more: File[] } | undefined
/** Without a file, asks the user for a new one or for one from the library. */
export type OnPicture = (file?: File) => Promise<TakenPicture>

export type PictureTaker = (files: Iterable<File>) => void

const isPicture = (file: File) => file.type.startsWith('image/')

export const picturesIn = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(isPicture)

/** Uploads one file after the other, and inserts each at the cursor. */
export const pictureTaker =
  (editor: Editor, onPicture: OnPicture): PictureTaker =>
  async (files) => {
    for (const file of [...files].filter(isPicture)) put(editor, await onPicture(file))
  }

/** Several files become a gallery: pictures side by side in one paragraph. */
export const putChosenPicture = async (editor: Editor, onPicture: OnPicture) => {
  const picture = await onPicture()
  put(editor, picture)
  pictureTaker(editor, onPicture)(picture?.more ?? [])
}

const put = (editor: Editor, picture: TakenPicture) => {
  if (!picture || editor.isDestroyed) return
  const { more, ...attributes } = picture
  editor.chain().focus().setImage(attributes).run()
}
