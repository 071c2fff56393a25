/** Pictures: checked, made ready for the screen once at upload, and kept under names that never change. */
import { newId } from '../id.ts'
import { prepareImage } from './image.ts'

/** What an article needs to show a picture. `widths` are those of the WebP files, ascending. */
export type StoredImage = { id: string; alt: string; width: number; height: number; widths: number[]; fallback: string }

/** Where the files are. `write` returns once they would survive a power cut. */
export type MediaStore = {
  write: (files: MediaFile[]) => Promise<void>
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  remove: (names: string[]) => Promise<void>
  /** The names of files that nobody is still busy writing. */
  settled: () => Promise<string[]>
}

export type MediaFile = { name: string; body: Uint8Array }

export type Media = ReturnType<typeof createMedia>

export const createMedia = (store: MediaStore) => ({
  read: (name: string) => readMedia(store, name),
  /** May take a second. The files are safe when this returns; throws Refused with a sentence for `image`. */
  keep: async (bytes: Uint8Array, alt = ''): Promise<StoredImage> => {
    const { files, ...image } = await prepareImage(bytes)
    const id = newId()
    await store.write(files.map(({ ending, body }) => ({ name: id + ending, body })))
    return { id, alt, ...image }
  },
  /** Never fails: a file that stays behind belongs to no picture, and the next start sweeps it away. */
  discard: (image: StoredImage) => store.remove(fileNames(image)).catch(() => {}),
  /** Removes what a crash left behind: files of pictures that nobody knows. */
  sweep: async (known: Set<string>) => {
    const names = await store.settled()
    await store.remove(names.filter((name) => !known.has(name.slice(0, idLength))))
  },
})

export const imageFieldsOf = (image: StoredImage) => ({
  imageUrl: `/media/${image.id}.${image.fallback}`,
  imageSrcset: image.widths.map((width) => `/media/${image.id}-${width}.webp ${width}w`).join(', '),
  imageWidth: image.width,
  imageHeight: image.height,
  imageAlt: image.alt,
})

const fileNames = ({ id, widths, fallback }: StoredImage) => [
  `${id}.${fallback}`,
  ...widths.map((width) => `${id}-${width}.webp`),
]

const idLength = newId().length
const namePattern = /^[0-9a-z]{16}(?:-\d{1,4}\.(webp)|\.(jpg|png))$/
const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

const readMedia = async (store: MediaStore, name: string) => {
  const [, webp, fallback] = namePattern.exec(name) ?? []
  const type = types[webp ?? fallback ?? '']
  const body = type && (await store.read(name))
  return body ? { body, type, size: body.byteLength } : undefined
}
