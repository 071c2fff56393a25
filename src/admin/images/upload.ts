/**
 * Uploads an image in parts (chunked upload), reports the upload progress, retries, and resumes after the network was
 * lost. `core/images/uploads.ts` receives the parts.
 */
import { withId } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import type { LibraryImage, Upload } from '#shared/shapes/image.ts'
import { adminApi, bodyOf, type Failure, here, isFailure, partOf } from '../api.ts'
import { retriedApi, retrySignal } from '../retried-api.ts'
import { sessionToken } from '../session.ts'

export type UploadProgress = {
  step: 'shrinking' | 'sending' | 'waiting' | 'making'
  /** In bytes: the chosen file, the file to send, and how much of it the server has received. */
  before: number
  bytes: number
  sent: number
}
type Uploading = {
  name: string
  blob: Blob
  report: (change: Partial<UploadProgress>) => void
  signal: AbortSignal
}

/** Fails if the server rejects the image, and throws if `signal` is aborted. Without a network it waits. */
export const uploadImage = async (
  file: File,
  { onProgress, signal }: { onProgress: (progress: UploadProgress) => void; signal: AbortSignal },
): Promise<LibraryImage | Failure> => {
  let progress: UploadProgress = { step: 'shrinking', before: file.size, bytes: file.size, sent: 0 }
  const report = (change: Partial<UploadProgress>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }
  report({})
  const blob = await smaller(file)
  report({ step: 'sending', bytes: blob.size })
  return send({ name: file.name.slice(-limits.imageName), blob, report, signal })
}

/** If the code that shrinks images cannot be loaded, the file is sent unchanged. */
const smaller = async (file: File) => {
  const shrinking = await import('./shrink.ts').catch(() => undefined)
  return shrinking ? shrinking.shrink(file) : file
}

const send = async (sending: Uploading) => {
  const { name, blob, report } = sending
  const begun = await withRetry(sending, () =>
    bodyOf(async () => retriedApi()['picture-uploads'].$post({ json: { name, bytes: blob.size } })),
  )
  if (isFailure(begun)) return begun
  const { _id } = begun.upload
  const all = await sendParts(sending, begun.upload, { path: `picture-uploads/${_id}`, find: () => findUpload(_id) })
  if (isFailure(all)) return all
  report({ step: 'making', sent: blob.size })
  const made = await withRetry(sending, () =>
    bodyOf(async () => adminApi(here())['picture-uploads'][':id'].finish.$post({ ...withId(_id), json: {} })),
  )
  return isFailure(made) ? made : made.picture
}

const firstPartBytes = 32 * 1024
/** If a part took less time than this, the next part is twice as large. */
const quickMilliseconds = 1_000

type Arrived = Pick<Upload, 'received'>
/** The call that takes the parts of a file, and the one that says how much of it has arrived. */
type PartCalls<Known> = { path: string; find: () => Promise<Known | Failure> }

export const sendParts = async <Known extends Arrived>(
  sending: Pick<Uploading, 'blob' | 'report' | 'signal'>,
  upload: Known,
  { path, find }: PartCalls<Known>,
): Promise<Known | Failure> => {
  const { blob, report } = sending
  let known = upload
  let size = firstPartBytes
  while (known.received < blob.size) {
    const at = known.received
    const startedAt = performance.now()
    const result = await withRetry(sending, async () => {
      const outcome = await putPart<Known>(`${path}?at=${at}`, blob.slice(at, at + size))
      // A large part may need more time than a request may take now.
      if (isFailure(outcome)) size = firstPartBytes
      return outcome
    })
    // The server received the part, but its response was lost: the server knows the position.
    const state = isFailure(result) && result.status === 409 ? await withRetry(sending, find) : result
    if (isFailure(state)) return state
    known = state
    if (performance.now() - startedAt < quickMilliseconds) size = Math.min(size * 2, limits.uploadPart)
    report({ step: 'sending', sent: known.received })
  }
  return known
}

const findUpload = (id: string) => partOf('upload', async () => retriedApi()['picture-uploads'][':id'].$get(withId(id)))

const putPart = async <Known extends Arrived>(path: string, part: Blob): Promise<Known | Failure> => {
  const headers = { Authorization: `Bearer ${sessionToken()}`, 'Content-Type': 'application/octet-stream' }
  const body = await bodyOf<Response & { ok: true; json: () => Promise<{ upload: Known }> }>(
    async () =>
      (await fetch(`/api/v1/${path}`, { method: 'PUT', headers, body: part, signal: retrySignal() })) as never,
  )
  return isFailure(body) ? body : (body as { upload: Known }).upload
}

const longestDelayMilliseconds = 15_000

/** Retries with backoff until there is a result that another attempt would not change. */
const withRetry = async <Good extends object>(
  { report, signal }: Pick<Uploading, 'report' | 'signal'>,
  call: () => Promise<Good | Failure>,
): Promise<Good | Failure> => {
  for (let delay = 1_000; ; delay = Math.min(delay * 2, longestDelayMilliseconds)) {
    signal.throwIfAborted()
    const outcome = await call()
    if (!(isFailure(outcome) && isTemporary(outcome))) return outcome
    report({ step: 'waiting' })
    await delayOrNetwork(delay)
    report({ step: 'sending' })
  }
}

const isTemporary = ({ status }: Failure) => status === 0 || status === 429 || status >= 500

const delayOrNetwork = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const proceed = () => {
      clearTimeout(timer)
      removeEventListener('online', proceed)
      resolve()
    }
    const timer = setTimeout(proceed, milliseconds)
    addEventListener('online', proceed)
  })
