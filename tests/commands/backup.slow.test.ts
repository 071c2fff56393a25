import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { unpackTar } from 'modern-tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, databaseUrlOf } from '#config.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { databases, sqlite } from '#test/databases.ts'
import { fillCore } from '#test/filled-core.ts'
import { emptyStorage, everyRowAndImage, whatBackupHolds } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'
import { earlierSite } from '../upgrade/earlier-site.ts'

const [folderStore] = stores

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-commands-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (name: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], { env: { ...compiled, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

test('npm run backup beside the running site and npm run restore elsewhere restore everything', async () => {
  await using stage = await testCore({ database: sqlite })
  await fillCore(stage.core)
  const file = join(folder, 'voima.tar')
  const backup = await run('backup', [file], { DATA_DIR: stage.dataDir })
  expect(backup.text).toMatch(/^[\d,]+ rows and \d+ picture files, saved and verified: .*voima\.tar\n$/)
  expect(backup.code).toBe(0)

  await using target = await emptyStorage({ database: sqlite, store: folderStore })
  const restored = await run('restore', [file], target.settings)
  expect(restored.text).toMatch(
    /^Restored the backup of \d{4}-\S+Z: [\d,]+ rows, \d+ picture files\.\n[\s\S]*Passkeys are gone[\s\S]*\nNobody is being told: [^\n]*\n$/,
  )
  expect(restored.code).toBe(0)
  const everything = whatBackupHolds(await everyRowAndImage(stage))
  expect(await everyRowAndImage(target)).toEqual(everything)

  expect(await run('restore', [file], target.settings)).toEqual({
    code: 1,
    text: 'A database exists already. Nothing was changed. Restore into an empty DATA_DIR or database.\n',
  })
})

const stepsIn = ({ config }: { config: Config }) => readSnapshot(databaseUrlOf(config), async ({ steps }) => steps)

test.each(databases)(
  'npm run backup saves a $name database of an earlier version without changing it',
  async (database) => {
    await using site = await earlierSite(database)
    const before = await stepsIn(site)
    const file = join(folder, 'voima.tar')
    expect(await run('backup', [file], site.settings)).toEqual({
      code: 0,
      text: expect.stringMatching(/^[\d,]+ rows and \d+ picture files, saved and verified: /),
    })
    expect(await stepsIn(site)).toEqual(before)
    const names = (await unpackTar(await readFile(file))).map(({ header }) => header.name).join(' ')
    for (const omitted of ['rate_limits', 'sessions', 'image_uploads', 'backups'])
      expect(names).not.toContain(`/${omitted}/`)

    await using target = await emptyStorage({ database, store: folderStore })
    expect((await run('restore', [file], target.settings)).code).toBe(0)
    const { rows } = await everyRowAndImage(target)
    expect(rows.articles?.length).toBeGreaterThan(0)
  },
)

test('npm run backup without the pictures of the site fails, and names them', async () => {
  await using stage = await testCore({ database: sqlite })
  await fillCore(stage.core)
  const media = join(stage.dataDir, 'media')
  const [lost = '', ...others] = (await readdir(media)).sort()
  await rm(join(media, lost))
  const some = await run('backup', [join(folder, 'some.tar')], { DATA_DIR: stage.dataDir })
  expect(some.text).toContain(`1 picture file could not be read: ${lost}`)
  expect(some).toMatchObject({ code: 1, text: expect.not.stringContaining('verified') })

  for (const name of others) await rm(join(media, name))
  const none = await run('backup', [join(folder, 'none.tar')], { DATA_DIR: stage.dataDir })
  expect(none.text).toMatch(/^None of the \d+ picture files could be read, for example \S+\. Nothing was saved\./)
  expect(none.code).toBe(1)
  expect(await readdir(folder)).toEqual(['some.tar'])
})

test.each(['backup', 'pictures', 'export'])(
  'npm run %s refuses another store of pictures than the site has',
  async (name) => {
    await using stage = await testCore({ database: sqlite })
    const store = {
      MEDIA_URL: 's3://pictures?endpoint=http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    }
    const files = name === 'pictures' ? [] : [join(folder, 'voima')]
    const refused = await run(name, files, { DATA_DIR: stage.dataDir, ...store })
    expect(refused.text).toContain(
      'The site has its pictures in DATA_DIR, but MEDIA_URL says the bucket pictures at http',
    )
    expect(refused.code).toBe(1)
    expect(await readdir(folder)).toEqual([])
  },
)

test.each([
  ['pictures', 'Usage: npm run pictures'],
  ['doctor', 'Usage: voima doctor'],
])('%s refuses arguments that it does not know', async (name, usage) => {
  for (const argument of ['--all', 'everything']) {
    const { text, code } = await run(name, [argument], {})
    expect([text.trim(), code]).toEqual([usage, 1])
  }
})

test('npm run backup deletes no expired data', async () => {
  await using stage = await testCore({ database: sqlite })
  await stage.core.close()
  const expired = `INSERT INTO rate_limits VALUES ('a key', 1, '2020-01-01T00:00:00.000Z')`
  const file = new DatabaseSync(join(stage.dataDir, 'voima.db'))
  file.exec(expired)
  file.close()
  const before = (await everyRowAndImage(stage)).rows.rate_limits
  expect((await run('backup', [join(folder, 'voima.tar')], { DATA_DIR: stage.dataDir })).code).toBe(0)
  expect((await everyRowAndImage(stage)).rows.rate_limits).toEqual(before)
  expect(before).toHaveLength(1)
})

test('npm run export writes everything into a folder', async () => {
  await using stage = await testCore({ database: sqlite })
  await fillCore(stage.core)
  const target = join(folder, 'export')
  const { code, text } = await run('export', [target], { DATA_DIR: stage.dataDir })
  expect(text).toMatch(/^\d+ files were written to .*export\. README\.txt in it describes them\.\n$/)
  expect(code).toBe(0)
  expect(await readdir(target)).toEqual(expect.arrayContaining(['README.txt', 'news.json', 'pictures']))
})

test('npm run backup overwrites no file', async () => {
  await using stage = await testCore({ database: sqlite })
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Dear Ama')
  const { code, text } = await run('backup', [file], { DATA_DIR: stage.dataDir })
  expect({ code, text }).toEqual({ code: 1, text: `The file ${file} exists already. Nothing was changed.\n` })
  expect(await readFile(file, 'utf8')).toBe('Dear Ama')
})

test.each([
  ['backup', ['no/folder/voima.tar'], 'There is no folder no/folder. Create it, or name another place.'],
  ['backup', [], 'letter.txt is not a folder. Name another place.'],
  ['restore', ['folder'], 'folder is a folder. Name a file.'],
  ['export', ['letter.txt'], 'letter.txt is not a folder. Name another place.'],
  ['export', ['letter.txt/here'], 'A part of letter.txt/here is not a folder. Name another place.'],
])('npm run %s %j names the unusable path and says what to do', async (name, args, sentence) => {
  await using stage = await testCore({ database: sqlite })
  await mkdir(join(folder, 'folder'))
  await writeFile(join(folder, 'letter.txt'), 'Dear Ama')
  const inside = args.map((arg) => join(folder, arg))
  const DATA_DIR = name === 'restore' ? join(folder, 'empty') : stage.dataDir
  const { code, text } = await run(name, inside, { DATA_DIR, BACKUP_DIR: join(folder, 'letter.txt') })
  expect([code, text.replaceAll(`${folder}/`, '')]).toEqual([1, `${sentence}\n`])
})

test.each([
  ['backup', [], 'There is no database in /nowhere/at/all yet. Run npm start first.\n'],
  ['backup', ['--all'], 'Usage: npm run backup, or: npm run backup -- voima.tar\n'],
  [
    'export',
    [],
    'Usage: npm run export -- voima-export, or npm run export -- --site voima-site [--base https://example.org]\n',
  ],
  ['export', ['x'], 'There is no database in /nowhere/at/all yet. Run npm start first.\n'],
  ['restore', [], 'Usage: npm run restore -- voima.tar, or for a rollback: npm run restore -- voima.tar --rollback\n'],
  ['restore', ['/nowhere.tar'], 'There is no file /nowhere.tar.\n'],
])('npm run %s %s reports the problem in one line', async (name, args, text) => {
  expect(await run(name, args, { DATA_DIR: '/nowhere/at/all' })).toEqual({ code: 1, text })
})
