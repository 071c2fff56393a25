import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { sqlite } from '#test/databases.ts'
import { mailFindings } from '../../scripts/voima/mail-records.mjs'
import { parseSettings, readSettings } from '../../scripts/voima/settings-file.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-command-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const project = join(import.meta.dirname, '../..')

/** Runs voima in another folder, with these lines as the settings file of the service and a misleading environment. */
const voima = async (lines: string[], ...args: string[]) => {
  const file = join(folder, 'voima.env')
  await writeFile(file, lines.join('\n'))
  const env = { ...compiled, PATH: process.env.PATH, VOIMA_SETTINGS: file, DATA_DIR: join(folder, 'elsewhere') }
  return promisify(execFile)(join(project, 'voima'), args, { env, cwd: folder }).then(
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
    const backup = await voima(lines, 'backup', 'voima.tar')
    expect(backup).toMatchObject({ code: 0, text: expect.stringContaining('saved and verified') })
    // A file is named as seen from the folder in which the command was typed.
    expect((await readdir(folder)).sort()).toEqual(['voima.env', 'voima.tar'])

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

  test('with folders as seen from the project, where the service runs', async () => {
    const { text } = await voima(['DATA_DIR=data/nowhere'], 'admin', 'list')
    expect(text).toBe(`There is no database in ${join(project, 'data/nowhere')} yet. Run npm start first.\n`)
  })

  test.runIf(process.getuid?.() === 0)('as the user that owns the data, although root types the command', async () => {
    await using stage = await testCore({ database: sqlite })
    const user = 65534
    for (const path of ['', ...(await readdir(stage.dataDir, { recursive: true }))])
      await chown(join(stage.dataDir, path), user, user)
    expect((await voima([`DATA_DIR=${stage.dataDir}`], 'backup')).text).toContain('saved and verified')
    expect((await stat(join(stage.dataDir, 'backups'))).uid).toBe(user)
    const absent = join(folder, 'absent')
    const refused = await voima([`DATA_DIR=${absent}`], 'restore', 'voima.tar')
    expect(refused.text).toBe(`There is no folder ${absent}. Make it first: install -d -o voima -m 700 ${absent}\n`)
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
  'NAME="a\u0000"',
  '# a\u0000',
  '# the next line belongs to this comment \\\nNAME=a',
])('what readers understand in different ways is refused with the line, and never quotes the value: %j', (line) => {
  expect(() => parsed(line)).toThrow(/^Line [12] of voima\.env/)
})

test('a settings file that is not in UTF-8 is refused', async () => {
  const file = join(folder, 'latin.env')
  await writeFile(file, Buffer.from('NAME=Ren\xe9', 'latin1'))
  expect(() => readSettings(file)).toThrow(/^\S+latin\.env is not in UTF-8/)
})

describe('the DNS records that the emails need', () => {
  const needed = {
    domain: 'voima.example',
    isSigned: true,
    records: [
      { kind: 'SPF', name: 'voima.example', value: 'v=spf1 include:spf.brevo.com ~all' },
      { kind: 'DKIM', name: 'voima._domainkey.voima.example', value: 'v=DKIM1; k=rsa; p=MIIBkey' },
      { kind: 'DMARC', name: '_dmarc.voima.example', value: 'v=DMARC1; p=none' },
    ],
  }
  const sentences = async (texts: Record<string, string[][]>) => {
    const lookUp = async (name: string) =>
      texts[name] ?? Promise.reject(Object.assign(new Error(), { code: 'ENODATA' }))
    return (await mailFindings(needed, lookUp)).map(({ isGood, sentence }) => `${isGood ? 'good' : 'BAD'} ${sentence}`)
  }

  test('are named, with their text, while they are missing', async () => {
    expect(await sentences({ 'voima.example': [['other=1']] })).toEqual(
      needed.records.map(
        ({ kind, name, value }) => `BAD ${name} has no ${kind} record. Add this TXT record to the domain: ${value}`,
      ),
    )
  })

  test('are compared with those that the domain has, in several pieces or with more in them', async () => {
    const found = {
      'voima.example': [['other=1'], ['v=spf1 mx ', 'include:spf.brevo.com -all']],
      'voima._domainkey.voima.example': [['k=rsa; p=MIIB', 'key']],
      '_dmarc.voima.example': [['v=DMARC1; p=reject']],
    }
    expect((await sentences(found)).every((sentence) => sentence.startsWith('good'))).toBe(true)
    const others = { ...found, 'voima.example': [['v=spf1 mx -all']], 'voima._domainkey.voima.example': [['p=old']] }
    expect((await sentences(others)).filter((sentence) => sentence.startsWith('BAD'))).toEqual([
      'BAD The SPF record of voima.example lacks include:spf.brevo.com. Add it, or emails may land in spam.',
      'BAD The DKIM record of voima._domainkey.voima.example lacks p=MIIBkey. Add it, or emails may land in spam.',
    ])
  })
})
