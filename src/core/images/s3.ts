/** Keeps picture files in an S3-compatible store. */
import type { ObjectStore } from '#config.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { MediaStore } from './media.ts'
import { createS3Client, type Patience } from './s3-client.ts'
import { listingIn } from './s3-listing.ts'
import { isFileName, ownAddress, typeOf } from './stored-image.ts'

// More would only wait for each other.
const requestsAtOnce = 6

export const openS3 = (store: ObjectStore, patience?: Patience): MediaStore => {
  const ask = createS3Client(store, patience)
  const together = async <Item>(items: Item[], work: (item: Item) => Promise<unknown>) => {
    const inTurn = createSemaphore(requestsAtOnce)
    await Promise.all(items.map((item) => inTurn(() => work(item))))
  }
  return {
    address: store.publicUrl ? `${store.publicUrl}/` : ownAddress,
    write: (files) =>
      together(files, ({ name, body }) => ask({ method: 'PUT', name, body, headers: headersFor(name) })),
    read: async (name) => {
      const { status, body } = await ask({ method: 'GET', name })
      return status === 404 ? undefined : body
    },
    remove: (names) => together(names, (name) => ask({ method: 'DELETE', name })),
    list: () => listed(ask),
  }
}

// For browsers that ask the store itself: a name never changes its content.
const headersFor = (name: string) => ({
  'Content-Type': typeOf(name),
  'Cache-Control': 'public, max-age=31536000, immutable',
})

/** The store tells of at most a thousand objects at a time. */
async function* listed(ask: ReturnType<typeof createS3Client>) {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', ...(token !== undefined && { 'continuation-token': token }) }
    const { objects, next } = listingIn((await ask({ method: 'GET', query })).body)
    yield* objects.filter(({ name }) => isFileName(name))
    token = next
  } while (token !== undefined)
}
