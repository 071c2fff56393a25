/**
 * The files of images: validated (`validation.ts`), resized by the worker (`resize.ts`), and stored under names whose
 * content never changes (immutable). Also deletes files that belong to no image (orphans).
 */
import { inBatches } from '../lib/batches.ts'
import { days } from '../lib/clock.ts'
import { Unavailable } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import type { ImageWorker } from './image-worker.ts'
import { widthsUpTo } from './resize.ts'
import {
  contentTypeOf,
  fileEndings,
  fileNamesOf,
  type ImageFile,
  type ImageStore,
  imageIdLength,
  isImageFileName,
  type StoredImage,
} from './stored-image.ts'
import { validateImageFile } from './validation.ts'

/** As many as even a slow store removes before the end of the operation. */
export const removedAtOnce = 100

/** In pixels: the width that suits most phones. */
const usualWidth = 640

export type ImageFiles = ReturnType<typeof createImageFiles>

/** `erase` removes files at once, also while a backup is being made: `store` may keep them until its end. */
export const createImageFiles = (store: ImageStore, imageWorker: ImageWorker, erase = store.remove) => ({
  baseUrl: store.baseUrl,
  /** Undefined for a file that does not exist or is not for visitors. */
  read: (name: string) => readFile(store, name),
  /** May take a second. The files are safe when this resolves. Throws Refused with a sentence for `image`. */
  save: (bytes: Uint8Array, alt = '', id = newId()) => saveImage({ store, imageWorker }, bytes, { id, alt }),
  /** Like `save`, in a third of the time: only one width, until `makeVariants` makes the others. */
  saveOneWidth: (bytes: Uint8Array, alt: string) =>
    saveImage({ store, imageWorker }, bytes, { id: newId(), alt, widths: [usualWidth] }),
  /** Makes the missing variants in `background`, a worker of their own, so that uploads never wait. Takes many seconds. */
  makeVariants: (image: StoredImage, background: ImageWorker) => makeVariants(store, background, image),
  /**
   * Never fails: `removeOrphans` deletes files that could not be removed. Let no request wait for it, because the store
   * may not respond; `problem` of the store has the reason.
   */
  remove: (image: StoredImage) => store.remove(fileNamesOf(image)).catch(() => {}),
  /** Removes every file that the image can have, at once. Throws Unavailable if the store cannot be used. */
  erase: (image: StoredImage) => erase(possibleFileNamesOf(image)),
  /** Deletes files that a crash left behind and that belong to no image. Does nothing while the store is unavailable. */
  removeOrphans: (knownIds: Set<string>) => removeOrphans(store, knownIds).catch(ignoreUnavailable),
})

/** Includes the names of variants that are being made and are not in the row of the image yet. */
const possibleFileNamesOf = (image: StoredImage) => {
  const { avif, webp, master } = fileEndings
  const variants = widthsUpTo(image.width).flatMap((width) => [avif(width), webp(width)])
  const others = [master, '.jpg', '.png', ...variants].map((ending) => image.id + ending)
  return [...new Set([...fileNamesOf(image), ...others])]
}

const removeOrphans = async (store: ImageStore, knownIds: Set<string>) => {
  // An upload may still be writing younger files.
  const yesterday = Date.now() - days(1)
  const names: string[] = []
  for await (const { name, changedAt } of store.list())
    if (changedAt < yesterday && !knownIds.has(name.slice(0, imageIdLength))) names.push(name)
  for (const some of inBatches(names, removedAtOnce)) await store.remove(some)
}

type SaveOptions = { id: string; alt: string; widths?: number[] }

const saveImage = async (
  { store, imageWorker }: { store: ImageStore; imageWorker: ImageWorker },
  bytes: Uint8Array,
  { id, alt, widths }: SaveOptions,
): Promise<StoredImage> => {
  validateImageFile(bytes)
  const { files, ...image } = await imageWorker.run('prepareImage', bytes, widths)
  await writeFiles(store, id, files)
  return { id, alt, ...image, fileBytes: sizesOf(files) }
}

const ignoreUnavailable = (error: unknown) => {
  if (!(error instanceof Unavailable)) throw error
}

const writeFiles = (store: ImageStore, id: string, files: ImageFile[]) =>
  store.write(files.map(({ ending, body }) => ({ name: id + ending, body })))

const sizesOf = (files: ImageFile[]) => Object.fromEntries(files.map(({ ending, body }) => [ending, body.byteLength]))

const makeVariants = async (store: ImageStore, imageWorker: ImageWorker, image: StoredImage): Promise<StoredImage> => {
  const fileBytes = await measuredFiles(store, image)
  const { id, width, height } = image
  const widths = widthsUpTo(width)
  const missing = widths.filter((each) => !(fileEndings.webp(each) in fileBytes))
  const source = await largestFile(store, id, widths)
  const files = await imageWorker.run('makeVariants', source, { width, height, avif: widths, webp: missing })
  await writeFiles(store, id, files)
  return { ...image, widths, fileBytes: { ...fileBytes, ...sizesOf(files) } }
}

/** The rows of older images do not have the sizes of their files. */
const measuredFiles = async (store: ImageStore, image: StoredImage) => {
  const fileBytes = { ...image.fileBytes }
  for (const name of fileNamesOf(image)) {
    const ending = name.slice(image.id.length)
    const body = ending in fileBytes ? undefined : await store.read(name)
    if (body) fileBytes[ending] = body.byteLength
  }
  return fileBytes
}

const largestFile = async (store: ImageStore, id: string, widths: number[]) => {
  for (const ending of [fileEndings.master, ...widths.map(fileEndings.webp).reverse()]) {
    const body = await store.read(id + ending)
    if (body) return body
  }
  throw new Error('All files of the picture are missing.')
}

const readFile = async (store: ImageStore, name: string) => {
  const isPublic = isImageFileName(name) && !name.endsWith(fileEndings.master)
  const body = isPublic ? await store.read(name) : undefined
  return body && { body, type: contentTypeOf(name), size: body.byteLength }
}
