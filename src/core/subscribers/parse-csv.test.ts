import { expect, test } from 'vitest'
import { Refused } from '../lib/errors.ts'
import { parseCsv } from './parse-csv.ts'

const read = async (text: string) => (await parseCsv(Buffer.from(text))).rows

test.each([
  [
    'email,name\nesi@mail.example,Esi\n',
    [
      ['email', 'name'],
      ['esi@mail.example', 'Esi'],
    ],
  ],
  [
    '\ufeffemail;name\r\nesi@mail.example;"Mensah; Esi"\r\n',
    [
      ['email', 'name'],
      ['esi@mail.example', 'Mensah; Esi'],
    ],
  ],
  [
    'email\tname\nesi@mail.example\t',
    [
      ['email', 'name'],
      ['esi@mail.example', ''],
    ],
  ],
  [
    '"say ""yes""\nplease",b\n\nc,d',
    [
      ['say "yes"\nplease', 'b'],
      ['c', 'd'],
    ],
  ],
  ['esi@mail.example', [['esi@mail.example']]],
  ['', []],
  [
    'q1@x.example,Yaw\nq2@x.example,Kofi "Ko" Mensah\nq3@x.example, "Ama, Esi" \n',
    [
      ['q1@x.example', 'Yaw'],
      ['q2@x.example', 'Kofi "Ko" Mensah'],
      ['q3@x.example', 'Ama, Esi'],
    ],
  ],
  [
    'email;name\resi@mail.example;Esi\r',
    [
      ['email', 'name'],
      ['esi@mail.example', 'Esi'],
    ],
  ],
  [
    '"Name, given";email\n;\nEsi;esi@mail.example\n\n',
    [
      ['Name, given', 'email'],
      ['Esi', 'esi@mail.example'],
    ],
  ],
])('%j', async (text, rows) => {
  expect(await read(text)).toEqual(rows)
})

test.each([
  ['a quotation mark that is never closed', 'a,b\n"Kofi, c\nd,e\nf,g', 'line 2'],
  ['text after a closing quotation mark', 'a,b\nc,"Kofi" d\ne,f', 'line 2'],
])('%s is rejected with its line', async (_, text, line) => {
  await expect(read(text)).rejects.toThrow(Refused)
  await expect(read(text)).rejects.toThrow(`${line} `)
})

test.each([
  ['Windows-1252', Buffer.from('Kofi \u0091Ko\u0092 Amp\u00e9r\u00e9', 'latin1'), 'Kofi ‘Ko’ Ampéré'],
  ['UTF-8', Buffer.from('Ɛsi Mɛnsah'), 'Ɛsi Mɛnsah'],
  ['UTF-16', Buffer.from('\ufeffƐsi Mɛnsah', 'utf16le'), 'Ɛsi Mɛnsah'],
])('a name in %s is decoded correctly', async (_, file, name) => {
  expect((await parseCsv(file)).rows).toEqual([[name]])
})

test('a large file is read without blocking other work', async () => {
  let turns = 0
  const otherWork = () => {
    turns += 1
    pending = setImmediate(otherWork)
  }
  let pending = setImmediate(otherWork)
  const rows = await read(`email;name\n${'esi@mail.example;Esi Mensah\n'.repeat(20_000)}`)
  clearImmediate(pending)
  expect(rows).toHaveLength(20_001)
  expect(turns).toBeGreaterThan(10)
})
