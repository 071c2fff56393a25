import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { walk } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { pictures } from '#test/pictures.ts'

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['scripts/pictures.mjs'], { env: { ...compiled, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

test('npm run pictures makes missing files beside the running site, notifies it, and reports the numbers', async () => {
  await using organisation = await testCore()
  const { articles, onChange, checkOtherWriters } = organisation.core
  const ids: string[] = []
  for (let number = 0; number < 2; number += 1)
    ids.push((await articles.publish('news', walk, await pictures.jpeg(400, 250)))._id)
  await checkOtherWriters()
  let isTold = false
  onChange(() => {
    isTold = true
  })

  const env = { DATA_DIR: organisation.dataDir }
  const { code, text } = await run(env)
  expect(text).toMatch(/^2 pictures to update\.\n1 of 2 .* s\n2 of 2 .* s\n2 pictures updated, 0 failed\.\n$/)
  expect(code).toBe(0)
  for (const id of ids) expect((await articles.find('news', id)).imageAvif).toContain('.avif 400w')
  await checkOtherWriters()
  expect(isTold).toBe(true)
  expect(await run(env)).toEqual({ code: 0, text: 'Every picture is up to date.\n' })
})

test('npm run pictures names pictures that fail, and exits with an error', async () => {
  await using organisation = await testCore()
  await organisation.core.articles.publish('news', walk, await pictures.jpeg())
  await rm(join(organisation.dataDir, 'media'), { recursive: true })
  const { code, text } = await run({ DATA_DIR: organisation.dataDir })
  expect(text).toMatch(/could not be made: All files of the picture are missing\.\n0 pictures updated, 1 failed\.\n$/)
  expect(code).toBe(1)
})

test('npm run pictures creates no database if there is none', async () => {
  expect(await run({ DATA_DIR: '/nowhere/at/all' })).toEqual({
    code: 1,
    text: 'There is no database in /nowhere/at/all yet. Run npm start first.\n',
  })
})
