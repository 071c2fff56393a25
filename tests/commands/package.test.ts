/** npm run package, as far as it goes without a build. `tests/processes/package.long.test.ts` makes an archive. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importedPackages } from '../../scripts/package/packages.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-package-'))
  await cp('package.json', join(folder, 'package.json'))
  await cp('scripts', join(folder, 'scripts'), { recursive: true, filter: (path) => !path.includes('node_modules') })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

test('it refuses a folder without git, changes without a commit, and a platform that it does not know', async () => {
  expect(await run('scripts/package.mjs')).toEqual({
    code: 1,
    text: expect.stringMatching(/^An archive is made from a clone with git: /),
  })
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: folder })
  expect(await run('scripts/package.mjs', 'linux-x64')).toEqual({
    code: 1,
    text: expect.stringMatching(/^Commit these changes first, or remove them:\n\?\? package\.json\n/),
  })
  expect(await run('scripts/package.mjs', 'linux-x64', 'plan9-mips')).toEqual({
    code: 2,
    text: 'There is no archive for plan9-mips. The platforms: linux-x64, linux-arm64, darwin-arm64.\n',
  })
})

test('in an archive, a start prepares nothing, and tests say what they need', async () => {
  await writeFile(join(folder, 'packaged.json'), '{}')
  expect(await run('scripts/prepare.mjs', 'start')).toEqual({ code: 0, text: '' })
  expect(await run('scripts/prepare.mjs', 'test')).toEqual({
    code: 1,
    text: expect.stringMatching(/^This folder is from an archive, .* Clone the project with git for them\.\n$/),
  })
})

test('it takes the packages that commands import, also through a file that they only name, and none that builds', () => {
  const names = importedPackages(['scripts/pictures.mjs', 'scripts/backup.mjs', 'src/server/main.ts'])
  expect(names).toEqual(expect.arrayContaining(['sharp', '@fontsource/inter', 'kysely', 'pg', 'modern-tar']))
  for (const name of ['vite', '@react-router/dev', '@tiptap/core']) expect(names).not.toContain(name)
})
