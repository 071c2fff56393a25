import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { sqlite } from '#test/databases.ts'
import { parseSettings } from '../../scripts/voima/settings-file.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-command-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs ./voima with these lines as the settings file of the service, and a misleading environment. */
const voima = async (lines: string[], ...args: string[]) => {
  const file = join(folder, 'voima.env')
  await writeFile(file, lines.join('\n'))
  const env = { PATH: process.env.PATH, VOIMA_SETTINGS: file, DATA_DIR: join(folder, 'elsewhere') }
  return promisify(execFile)('./voima', args, { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )
}

describe('voima uses the settings of the service', () => {
  test('to list the users, to back up, and to examine the site', async () => {
    await using stage = await testCore({ database: sqlite })
    const lines = [
      '# The settings of the service.',
      `DATA_DIR=${stage.dataDir}`,
      'MAIL_FROM="Voima <info@voima.example>"',
    ]
    expect(await voima(lines, 'admin', 'list')).toEqual({ code: 0, text: `administrator  ${ama.email}\n` })
    const backup = await voima(lines, 'backup', join(folder, 'voima.tar'))
    expect(backup).toMatchObject({ code: 0, text: expect.stringContaining('saved and verified') })
    expect(await readdir(folder)).not.toContain('elsewhere')

    const examined = await voima([...lines, 'PUBLIC_ULR=https://voima.example'], 'doctor')
    expect(examined.code).toBe(1)
    expect(examined.text).toContain('BAD   Settings: PUBLIC_ULR is not a setting of the site and has no effect.')
    expect(examined.text).toContain('good  Database: The database can be read and has the version of the site.')
    expect(examined.text).toMatch(/^BAD {3}Backup: There is no backup in .* yet\. Run voima backup\.$/m)
    expect(examined.text).toMatch(/^BAD {3}Address: PUBLIC_URL is empty/m)
  })

  test('and refuses a file that systemd would read in another way, or a value that is wrong', async () => {
    const refused = await voima(['DATA_DIR="/srv/voima'], 'backup')
    expect(refused.text).toMatch(/^Line 1 of .*voima\.env: the value of DATA_DIR has a quotation mark at one end/)
    expect(refused.code).toBe(1)
    expect((await voima(['PORT=abc'], 'doctor')).text).toBe('PORT is "abc"; it must be a number from 0 to 65535.\n')
  })

  test('and explains itself', async () => {
    const { code, text } = await voima([], 'hlep')
    expect(text).toMatch(/^Usage: voima COMMAND/)
    expect(code).toBe(1)
  })
})

const parsed = (line: string) => parseSettings(line, 'voima.env')

test.each([
  's3://pictures?endpoint=https://store.example&region=eu-west-1',
  'smtp://ama:p$$w0rd@mail.example:587',
  's$ecret',
  '$HOME',
  '$' + '{HOME}',
  '$(reboot)',
  'a b c',
  'a=b=c',
  'a#b',
  'a # b',
  ';',
  'a;b&&c|d>e<f',
  '*',
  '~',
  '!x',
  '%41',
  '{a,b}',
  '[x]',
  '(x)',
  'ɛyɛ ✓',
  '',
])('a value without quotes is what stands there: %s', (value) => {
  expect(parsed(`NAME=${value}`)).toEqual({ NAME: value })
})

test.each([
  ['"Voima <info@voima.example>"', 'Voima <info@voima.example>'],
  ['" a "', ' a '],
  ['""', ''],
  ['"it\'s"', "it's"],
  ['"#"', '#'],
])('a value in double quotes is what stands between them: %s', (text, value) => {
  expect(parsed(`NAME=${text}`)).toEqual({ NAME: value })
})

test.each([
  'NAME="open',
  'NAME=open"',
  "NAME='single'",
  'NAME=a"b',
  "NAME=it's",
  'NAME=a\\nb',
  'NAME=end\\',
  'NAME="a\\"b"',
  'NAME="a""b"',
  'NAME=`date`',
  'NAME= a',
  'NAME=a ',
  'NAME=a\u0007',
  'NAME = a',
  ' NAME=a',
  'export NAME=a',
  'NAME',
  '=a',
  '1NAME=a',
  'NA-ME=a',
  'NAME=a\nNAME=b',
])('what readers understand in different ways is refused with the line, and never quotes the value: %j', (line) => {
  expect(() => parsed(line)).toThrow(/^Line [12] of voima\.env/)
})
