import { ReadableStream as NodeStream } from 'node:stream/web'

/**
 * Pieces as answers take them, each asked for when the one before is gone. `begin` is called with the first: what is
 * asked for by HEAD, or by somebody who is gone already, opens nothing that nobody would close. Not by
 * Readable.toWeb: it throws where nobody can catch it when a download is broken off (nodejs/node#64529).
 */
export const webStream = (begin: () => AsyncIterable<Uint8Array>) =>
  NodeStream.from(piecesOf(begin)) as ReadableStream<Uint8Array<ArrayBuffer>>

async function* piecesOf(begin: () => AsyncIterable<Uint8Array>) {
  yield* begin()
}
