/** Inserts uploaded images into the rich editor. */

import type { Editor } from '@tiptap/core'

/** The URL and description of an uploaded image. Undefined: the upload failed, and the user has seen the error. */
export type TakenPicture = { src: string; alt: string } | undefined
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

export const putChosenPicture = async (editor: Editor, onPicture: OnPicture) => put(editor, await onPicture())

const put = (editor: Editor, picture: TakenPicture) => {
  if (picture && !editor.isDestroyed) editor.chain().focus().setImage(picture).run()
}
