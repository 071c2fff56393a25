import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

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
])('%j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows)
})
