import type { Editor } from '@tiptap/core'

/** Where a picture is after it was uploaded, and what it shows. Nothing: it came to nothing, and somebody was told. */
export type TakenPicture = { src: string; alt: string } | undefined
/** Without a file, somebody is asked for a new one, or for one that is there already. */
export type OnPicture = (file?: File) => Promise<TakenPicture>

export type PictureTaker = (files: Iterable<File>) => void

const isPicture = (file: File) => file.type.startsWith('image/')

export const picturesIn = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(isPicture)

/** Uploads one after the other, and puts each where the cursor then stands. */
export const pictureTaker =
  (editor: Editor, onPicture: OnPicture): PictureTaker =>
  async (files) => {
    for (const file of [...files].filter(isPicture)) put(editor, await onPicture(file))
  }

export const putChosenPicture = async (editor: Editor, onPicture: OnPicture) => put(editor, await onPicture())

const put = (editor: Editor, picture: TakenPicture) => {
  if (picture && !editor.isDestroyed) editor.chain().focus().setImage(picture).run()
}
