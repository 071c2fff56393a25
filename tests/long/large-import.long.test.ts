import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { runImport, writeLargeExport } from '#test/large-export.ts'

const maxMegabytes = 250

const prepared = async (site: Parameters<typeof writeLargeExport>[1]) => {
  const here = await testCore()
  const folder = await mkdtemp(join(tmpdir(), 'voima-large-'))
  const run = { ...(await writeLargeExport(folder, site)), folder, env: { DATA_DIR: here.dataDir } }
  const close = async () => {
    await here.close()
    await rm(folder, { recursive: true })
  }
  return { ...here, run, [Symbol.asyncDispose]: close }
}

test('10,000 posts and 5,000 pictures need little memory, and 20 kills lose and repeat nothing', async () => {
  const site = { posts: 10_000, pictures: 5_000 }
  await using here = await prepared(site)
  const rounds = Array.from({ length: 20 }, (_, round) => (round + 1) * 650)
  const memory: number[] = []
  for (const killAt of rounds) memory.push((await runImport(here.run, killAt)).megabytes)
  const last = await runImport(here.run)
  memory.push(last.megabytes)
  console.log(`Memory of each run in MB: ${memory.join(' ')}\n${last.said}`)
  expect(last.code).toBe(0)
  const articles = await here.core.articles.list('blog', 1, 10)
  const pictures = await here.core.library.list({ page: 1, limit: 10 })
  expect([articles.totalPages, pictures.totalPages]).toEqual([site.posts / 10, site.pictures / 10])
  expect(Math.max(...memory)).toBeLessThanOrEqual(maxMegabytes)
}, 7_200_000)

test('a file of 500 MB needs no more memory than a small one', async () => {
  await using here = await prepared({ posts: 500, pictures: 0, revisions: 5_000 })
  const { megabytes, said, code } = await runImport(here.run)
  console.log(`Memory in MB: ${megabytes}\n${said}`)
  expect(code).toBe(0)
  expect(megabytes).toBeLessThanOrEqual(maxMegabytes)
}, 7_200_000)
