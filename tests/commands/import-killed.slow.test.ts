import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { runImport, writeLargeExport } from '#test/large-export.ts'

test.each([...databases])('an import into $name that is killed loses nothing and repeats nothing', async (database) => {
  await using here = await testCore({ database })
  const site = { posts: 300, pictures: 10 }
  const run = { ...(await writeLargeExport(here.dataDir, site)), folder: here.dataDir }
  const env = { DATA_DIR: here.dataDir, DATABASE_URL: here.config.databaseUrl }
  for (const killAt of [3, 40, 120]) expect((await runImport({ ...run, env }, killAt)).code).toBe(null)
  const { code, said } = await runImport({ ...run, env })
  expect(said).toMatch(/^post +300 +(?!0\b)\d+ +0 +(?!0\b)\d+ +0 +0$/m)
  expect(code).toBe(0)
  const pages = await Promise.all([1, 2, 3].map((page) => here.core.articles.list('blog', page, 100)))
  const found = pages.flatMap((page) => page.found)
  expect(new Set(found.map(({ title }) => title)).size).toBe(site.posts)
  expect(found).toHaveLength(site.posts)
  for (const { content } of found) expect(content).toMatch(/!\[Picture\]\(\/media\/\w+\.jpg\)/)
  expect((await here.core.library.list({ page: 1, limit: 100 })).found).toHaveLength(site.pictures)
  expect((await runImport({ ...run, env })).said).toMatch(/^post +300 +0 +0 +300 +0 +0$/m)
})
