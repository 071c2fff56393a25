import { createReadStream, type ReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webStream } from './streams.ts'

let folder: string
const opened: ReadStream[] = []
const open = () => {
  const file = createReadStream(join(folder, 'a file'))
  opened.push(file)
  return file
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-stream-'))
  await writeFile(join(folder, 'a file'), 'a'.repeat(300_000))
})
afterAll(() => rm(folder, { recursive: true }))

test('the web stream delivers everything', async () => {
  expect((await buffer(webStream(open))).byteLength).toBe(300_000)
})

test('an unread stream never opens its source', async () => {
  const before = opened.length
  const body = webStream(open)
  await new Response(body).body?.cancel()
  expect(opened).toHaveLength(before)
})

test('cancelling closes the source, even during a read', async () => {
  const [waiting, reading] = [webStream(open).getReader(), webStream(open).getReader()]
  await waiting.read()
  await waiting.cancel()
  const piece = reading.read()
  await reading.cancel()
  await piece
  expect(opened.slice(-2).map(({ destroyed }) => destroyed)).toEqual([true, true])
})

test('an error in the source fails the stream', async () => {
  await expect(buffer(webStream(() => createReadStream(join(folder, 'no file'))))).rejects.toThrow('ENOENT')
})
