/** Web streams for responses, from chunks that are read one by one. */
import { ReadableStream as NodeStream } from 'node:stream/web'

/**
 * A web stream of the chunks that `begin` yields, each read after the previous one was sent. `begin` runs with the
 * first read, so that a HEAD request, or a client that has disconnected, opens no file that stays open. Readable.toWeb
 * is not used: it throws an error that cannot be caught when a client aborts a download (nodejs/node#64529).
 */
export const webStream = (begin: () => AsyncIterable<Uint8Array>) =>
  NodeStream.from(piecesOf(begin)) as ReadableStream<Uint8Array<ArrayBuffer>>

async function* piecesOf(begin: () => AsyncIterable<Uint8Array>) {
  yield* begin()
}
