/** Pictures: checked, made ready for the screen, and kept under names whose content never changes. */
import { days } from '../lib/clock.ts'
import { Unavailable } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { endings, type PictureFile, widthsUpTo } from './files.ts'
import { fileNames, idLength, isFileName, type StoredImage, typeOf } from './stored-image.ts'
import { refuseUnsuitable } from './suitable.ts'
import type { Workshop } from './workshop.ts'

/** Where the files are. `write` returns once they would survive a power cut. */
export type MediaStore = {
  /** What stands before a file's name for visitors. */
  address: string
  write: (files: MediaFile[]) => Promise<void>
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  remove: (names: string[]) => Promise<void>
  /** Everything of ours that lies there. */
  list: () => AsyncIterable<{ name: string; changedAt: number }>
}

export type MediaFile = { name: string; body: Uint8Array }

export type Media = ReturnType<typeof createMedia>

export const createMedia = (store: MediaStore, workshop: Workshop) => ({
  address: store.address,
  read: (name: string) => readMedia(store, name),
  /** May take a second. The files are safe when this returns; throws Refused with a sentence for `image`. */
  keep: async (bytes: Uint8Array, alt = '', id = newId()): Promise<StoredImage> => {
    refuseUnsuitable(bytes)
    const { files, ...image } = await workshop.do('prepareImage', bytes)
    await write(store, id, files)
    return { id, alt, ...image, fileBytes: weightsOf(files) }
  },
  /** Makes what a picture lacks; may take many seconds. With another workshop than `keep`, so that nobody waits for it. */
  finish: (image: StoredImage, inBackground: Workshop) => finish(store, inBackground, image),
  /** Never fails: a file that stays behind belongs to no picture, and the next start sweeps it away. */
  discard: (image: StoredImage) => store.remove(fileNames(image)).catch(() => {}),
  /** Removes what a crash left behind: files of pictures that nobody knows. A store that is away is swept another day. */
  sweep: (known: Set<string>) => sweep(store, known).catch(unlessUnavailable),
})

const sweep = async (store: MediaStore, known: Set<string>) => {
  // What is younger somebody may still be busy writing.
  const yesterday = Date.now() - days(1)
  const names: string[] = []
  for await (const { name, changedAt } of store.list())
    if (changedAt < yesterday && !known.has(name.slice(0, idLength))) names.push(name)
  await store.remove(names)
}

const unlessUnavailable = (error: unknown) => {
  if (!(error instanceof Unavailable)) throw error
}

const write = (store: MediaStore, id: string, files: PictureFile[]) =>
  store.write(files.map(({ ending, body }) => ({ name: id + ending, body })))

const weightsOf = (files: PictureFile[]) =>
  Object.fromEntries(files.map(({ ending, body }) => [ending, body.byteLength]))

const finish = async (store: MediaStore, workshop: Workshop, image: StoredImage): Promise<StoredImage> => {
  const known = await weighed(store, image)
  const { id, width, height } = image
  const widths = widthsUpTo(width)
  const missing = widths.filter((each) => !(endings.webp(each) in known))
  const source = await largestFile(store, id, widths)
  const files = await workshop.do('makeLater', source, { width, height, avif: widths, webp: missing })
  await write(store, id, files)
  return { ...image, widths, fileBytes: { ...known, ...weightsOf(files) } }
}

/** Nobody weighed the files of older pictures. */
const weighed = async (store: MediaStore, image: StoredImage) => {
  const known = { ...image.fileBytes }
  for (const name of fileNames(image)) {
    const ending = name.slice(image.id.length)
    const body = ending in known ? undefined : await store.read(name)
    if (body) known[ending] = body.byteLength
  }
  return known
}

const largestFile = async (store: MediaStore, id: string, widths: number[]) => {
  for (const ending of [endings.master, ...widths.map(endings.webp).reverse()]) {
    const body = await store.read(id + ending)
    if (body) return body
  }
  throw new Error('None of its files is there.')
}

const readMedia = async (store: MediaStore, name: string) => {
  const isShown = isFileName(name) && !name.endsWith(endings.master)
  const body = isShown ? await store.read(name) : undefined
  return body && { body, type: typeOf(name), size: body.byteLength }
}
