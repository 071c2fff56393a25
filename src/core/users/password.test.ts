import { afterEach, expect, test } from 'vitest'
import { defaultName, findLookWith } from '#shared/organisation-name.ts'
import { weaknessOf } from './password.ts'

const email = 'ama.owusu@voima.example'

test.each([
  '1qaz2wsx3edc',
  'Password1234',
  'princess123456!',
  '!!justinbieber',
  'qwertyqwerty',
  'MyPassPhrase',
  'iloveyou2026',
])('"%s" is one of the most common passwords', async (password) => {
  expect(await weaknessOf(password, email)).toMatch(/too easy to guess/)
})

test.each(['Ama Owusu 2026', 'voima-voima-voima', 'VOIMA sickle cell', 'amaowusu@voima'])(
  '"%s" is little more than the name of the site',
  async (password) => {
    expect(await weaknessOf(password, email)).toMatch(/name of this site/)
  },
)

test.each([
  ['efua.mensah@gmail.com', 'efua.mensah@gmail.com'],
  ['efua.mensah@gmail.com', 'Mensah Efua (gmail.com)'],
  ['kofi@mail.example', 'KOFI@mail.example'],
  ['ama@voima.example', 'ama@voima.example'],
  ['ab@cd.example', 'ab@cd.example'],
])('the owner of the address %s cannot choose the password "%s"', async (own, password) => {
  expect(await weaknessOf(password, own)).toMatch(/your email address/)
})

afterEach(() => findLookWith(() => ({ name: defaultName })))

test('the names are those of the organisation', async () => {
  const [named, short, other] = ['Lunara-Élan 26', 'lune lune lune!', 'voima voima 7 voima']
  for (const password of [named, short]) expect(await weaknessOf(password, 'ama@mail.example')).toBeUndefined()
  findLookWith(() => ({ name: 'Lunara Élan Care', shortName: 'Lune' }))
  for (const password of [named, short])
    expect(await weaknessOf(password, 'ama@mail.example')).toMatch(/name of this site/)
  expect(await weaknessOf(other, 'ama@mail.example')).toBeUndefined()
})

test('a common password with the name of the site is still too common', async () => {
  expect(await weaknessOf('voima-football1', email)).toMatch(/too easy to guess/)
})

test.each(['aaaaaaaaaaaaaa', 'abababababab', '1111-1111-1111'])(
  '"%s" has too few different characters',
  async (password) => {
    expect(await weaknessOf(password, email)).toMatch(/too few different/)
  },
)

test.each(['a long walk to Kumasi', 'k3wd-9m2x-h7qa-p4nn-22wd', 'ɛyɛ me anigye paa', 'love 8391-2847-7720-4471'])(
  '"%s" is accepted',
  async (password) => {
    expect(await weaknessOf(password, email)).toBeUndefined()
  },
)
