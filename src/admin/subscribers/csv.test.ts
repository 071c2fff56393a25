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
  ['a,b\n"Kofi, c\nd,e', { line: 2 }],
  ['a,b\nc,"Kofi" d\ne,f', { line: 2 }],
])('%j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows)
})
