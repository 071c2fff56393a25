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

test('everything arrives', async () => {
  expect((await buffer(webStream(open))).byteLength).toBe(300_000)
})

test('what nobody reads is never opened', async () => {
  const before = opened.length
  const body = webStream(open)
  await new Response(body).body?.cancel()
  expect(opened).toHaveLength(before)
})

test('what is broken off is closed, whether or not a piece is on its way', async () => {
  const [waiting, reading] = [webStream(open).getReader(), webStream(open).getReader()]
  await waiting.read()
  await waiting.cancel()
  const piece = reading.read()
  await reading.cancel()
  await piece
  expect(opened.slice(-2).map(({ destroyed }) => destroyed)).toEqual([true, true])
})

test('what breaks half way breaks the answer', async () => {
  await expect(buffer(webStream(() => createReadStream(join(folder, 'no file'))))).rejects.toThrow('ENOENT')
})
