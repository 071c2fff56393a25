import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { misspelledSettings, settingNames } from './misspelled.ts'

const found = (...names: string[]) => misspelledSettings(Object.fromEntries(names.map((name) => [name, 'x'])))

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['Data_Dir', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['ADMIN_EMIAL', 'ADMIN_EMAIL'],
  ['BACKUP_EVERY_HOUR', 'BACKUP_EVERY_HOURS'],
])('%s is reported with the setting that was meant', (name, meant) => {
  expect(found(name)).toEqual([`${name} is not a setting of the site and has no effect. Did you mean ${meant}?`])
})

test('every misspelling with one letter left out, doubled or swapped is reported', () => {
  for (const name of settingNames.filter(({ length }) => length > 6))
    for (let at = 1; at < name.length; at += 1) {
      const swapped = name.slice(0, at - 1) + name[at] + name[at - 1] + name.slice(at + 1)
      for (const wrong of [name.slice(0, at) + name.slice(at + 1), name.slice(0, at) + name.slice(at - 1), swapped])
        if (!settingNames.includes(wrong)) expect({ wrong, found: found(wrong).length }).toEqual({ wrong, found: 1 })
    }
})

test('variables of the system and of other programs are not', () => {
  const others = [
    'PATH',
    'HOME',
    'LANG',
    'TZ',
    'PWD',
    'NODE_ENV',
    'NODE_COMPILE_CACHE',
    'MALLOC_ARENA_MAX',
    'AWS_REGION',
  ]
  expect(found(...others, 'HOSTNAME', 'SHELL', 'USER', 'INVOCATION_ID', 'MAIL', 'npm_config_cache')).toEqual([])
  expect(misspelledSettings({ SMTP_HOST: '' })).toEqual([])
})

test('docs/settings.md describes exactly these settings', () => {
  const documented = [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)]
  const names = documented.flatMap(([, cell = '']) => cell.split(', ').map((name) => name.replaceAll('`', '')))
  expect(names.sort()).toEqual([...settingNames].sort())
})
