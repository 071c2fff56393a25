/** Pictures: checked, made ready for the screen once at upload, and kept under names that never change. */
import { newId } from '../id.ts'
import { prepareImage } from './image.ts'
import { fileNames, idLength, type StoredImage } from './stored-image.ts'

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
    const fileBytes = Object.fromEntries(files.map(({ ending, body }) => [ending, body.byteLength]))
    return { id, alt, ...image, fileBytes }
  },
  /** Never fails: a file that stays behind belongs to no picture, and the next start sweeps it away. */
  discard: (image: StoredImage) => store.remove(fileNames(image)).catch(() => {}),
  /** Removes what a crash left behind: files of pictures that nobody knows. */
  sweep: async (known: Set<string>) => {
    const names = await store.settled()
    await store.remove(names.filter((name) => !known.has(name.slice(0, idLength))))
  },
})

const namePattern = /^[0-9a-z]{16}(?:-\d{1,4}\.(webp|avif)|\.(jpg|png))$/
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

const readMedia = async (store: MediaStore, name: string) => {
  const [, sized, fallback] = namePattern.exec(name) ?? []
  const type = types[sized ?? fallback ?? '']
  const body = type && (await store.read(name))
  return body ? { body, type, size: body.byteLength } : undefined
}
