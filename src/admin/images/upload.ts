/** Sends a picture part by part, over a link that may come and go. */
import { limits } from '#shared/limits.ts'
import type { ImageMetadata, LibraryImage, Upload } from '#shared/shapes/image.ts'
import { adminApi, bodyOf, type Failure, here, isFailure } from '../api.ts'
import { sessionToken } from '../session.ts'

export type UploadProgress = {
  is: 'shrinking' | 'sending' | 'waiting' | 'making'
  /** What it weighed, what it weighs now, and how much of that is there. */
  before: number
  bytes: number
  sent: number
}
export type OnProgress = (told: UploadProgress) => void
type Sending = { name: string; blob: Blob; tell: (change: Partial<UploadProgress>) => void; signal: AbortSignal }

/** Fails only when somebody says no: where there is no network it waits for one. */
export const uploadImage = async (
  file: File,
  { tell, signal }: { tell: OnProgress; signal: AbortSignal },
  words: ImageMetadata = {},
): Promise<LibraryImage | Failure> => {
  let told: UploadProgress = { is: 'shrinking', before: file.size, bytes: file.size, sent: 0 }
  const say = (change: Partial<UploadProgress>) => {
    told = { ...told, ...change }
    tell(told)
  }
  say({})
  const blob = await smaller(file)
  say({ is: 'sending', bytes: blob.size })
  return sent({ name: file.name.slice(-limits.imageName), blob, tell: say, signal }, words)
}

/** What makes it smaller may itself not arrive: then it goes as it is. */
const smaller = async (file: File) => {
  const part = await import('./shrink.ts').catch(() => undefined)
  return part ? part.shrink(file) : file
}

const sent = async (sending: Sending, words: ImageMetadata) => {
  const { name, blob, tell } = sending
  const begun = await patiently(sending, () =>
    bodyOf(async () => adminApi(here()).pictures.uploads.$post({ json: { name, bytes: blob.size } })),
  )
  if (isFailure(begun)) return begun
  const all = await sendParts(sending, begun.upload)
  if (isFailure(all)) return all
  tell({ is: 'making', sent: blob.size })
  const param = { id: begun.upload._id }
  const made = await patiently(sending, () =>
    bodyOf(async () => adminApi(here()).pictures.uploads[':id'].finish.$post({ param, json: words })),
  )
  return isFailure(made) ? made : made.picture
}

const firstPart = 32 * 1024
/** A part that took less than this may be followed by a larger one. */
const quickMilliseconds = 1_000

const sendParts = async (sending: Sending, upload: Upload): Promise<Upload | Failure> => {
  const { blob, tell } = sending
  let known = upload
  let size = firstPart
  while (known.received < blob.size) {
    const at = known.received
    const startedAt = performance.now()
    const answer = await patiently(sending, () => putPart(known._id, at, blob.slice(at, at + size)))
    // The part arrived and its answer did not: the site knows where to go on.
    const now = isFailure(answer) && answer.status === 409 ? await patiently(sending, () => ask(known._id)) : answer
    if (isFailure(now)) return now
    known = now
    if (performance.now() - startedAt < quickMilliseconds) size = Math.min(size * 2, limits.uploadPart)
    tell({ is: 'sending', sent: known.received })
  }
  return known
}

const ask = async (id: string) => {
  const body = await bodyOf(async () => adminApi(here()).pictures.uploads[':id'].$get({ param: { id } }))
  return isFailure(body) ? body : body.upload
}

const putPart = async (id: string, at: number, part: Blob): Promise<Upload | Failure> => {
  const headers = { Authorization: `Bearer ${sessionToken()}`, 'Content-Type': 'application/octet-stream' }
  const body = await bodyOf<Response & { ok: true; json: () => Promise<{ upload: Upload }> }>(
    async () =>
      (await fetch(`/api/v1/pictures/uploads/${id}?at=${at}`, { method: 'PUT', headers, body: part })) as never,
  )
  return isFailure(body) ? body : body.upload
}

const longestPause = 15_000

/** Again and again until there is an answer that another try would not change. */
const patiently = async <Good extends object>(
  { tell, signal }: Sending,
  call: () => Promise<Good | Failure>,
): Promise<Good | Failure> => {
  for (let pause = 1_000; ; pause = Math.min(pause * 2, longestPause)) {
    signal.throwIfAborted()
    const outcome = await call()
    if (!(isFailure(outcome) && isPassing(outcome))) return outcome
    tell({ is: 'waiting' })
    await pauseOrNetwork(pause)
    tell({ is: 'sending' })
  }
}

const isPassing = ({ status }: Failure) => status === 0 || status === 429 || status >= 500

const pauseOrNetwork = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, milliseconds)
    addEventListener('online', goOn)
  })
