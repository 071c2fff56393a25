/** Stores image files in a bucket of an S3-compatible store. */
import type { ObjectStore } from '#config.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { createS3Client, type S3Client, type S3Request, type S3Timeouts } from './s3-client.ts'
import { contentTypeOf, type ImageStore, isImageFileName, isStoredFileName, mediaPath } from './stored-image.ts'

// More requests at the same time would only wait for each other.
const requestsAtOnce = 6

export const openS3Store = (store: ObjectStore, timeouts?: S3Timeouts): ImageStore => {
  const { request, operationEnd, problem } = createS3Client(store, timeouts)
  /** One end for all requests. Nothing starts after the first failure, because the others would fail as well. */
  const inParallel = async (requests: S3Request[]) => {
    const inTurn = createSemaphore(requestsAtOnce)
    const endsAt = operationEnd()
    const failures: unknown[] = []
    const send = async (each: S3Request) => {
      if (failures.length === 0) await request(each, endsAt).catch((error) => failures.push(error))
    }
    await Promise.all(requests.map((each) => inTurn(() => send(each))))
    if (failures.length > 0) throw failures[0]
  }
  const remove = (names: string[]) => inParallel(names.map((name) => ({ method: 'DELETE', name })))
  return {
    baseUrl: store.publicUrl ? `${store.publicUrl}/` : mediaPath,
    problem,
    write: async (files) => {
      try {
        await inParallel(files.map(({ name, body }) => ({ method: 'PUT', name, body, headers: headersFor(name) })))
      } catch (error) {
        // Those that were written belong to no image. Nobody waits for a store that may not respond.
        void remove(files.map(({ name }) => name)).catch(() => {})
        throw error
      }
    },
    read: async (name) => {
      const { status, body } = await request({ method: 'GET', name })
      return status === 404 ? undefined : body
    },
    readPart: async (name, start, end) => {
      const { status, body } = await request({ method: 'GET', name, headers: { Range: `bytes=${start}-${end - 1}` } })
      if (status === 404) return undefined
      // A store that does not support ranges sends the whole object.
      return status === 206 ? body : body.subarray(start, end)
    },
    remove,
    list: () => listAll(request),
  }
}

// For browsers that load from the store itself: the content of a name never changes.
const headersFor = (name: string) => ({
  'Content-Type': contentTypeOf(name),
  ...(!isImageFileName(name) && { 'Content-Disposition': 'attachment' }),
  'Cache-Control': 'public, max-age=31536000, immutable',
})

/** The store lists at most a thousand objects at a time. */
async function* listAll(request: S3Client['request']) {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', ...(token !== undefined && { 'continuation-token': token }) }
    const { objects, next } = parseListing((await request({ method: 'GET', query })).body)
    yield* objects.filter(({ name }) => isStoredFileName(name))
    token = next
  } while (token !== undefined)
}

/** Reads the XML of a listing. */
const parseListing = (xml: Uint8Array) => {
  const text = Buffer.from(xml).toString()
  return {
    objects: text.split('<Contents>').slice(1).map(objectIn),
    next: fieldIn(text, 'NextContinuationToken'),
  }
}

const objectIn = (text: string) => ({
  name: fieldIn(text, 'Key') ?? '',
  changedAt: Date.parse(fieldIn(text, 'LastModified') ?? ''),
})

const fieldIn = (text: string, field: string) => {
  const [, value] = new RegExp(`<${field}>([^<]*)</${field}>`).exec(text) ?? []
  return value === undefined ? undefined : plain(value)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
