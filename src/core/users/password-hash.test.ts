import { expect, test, vi } from 'vitest'
import { readableCode } from '../lib/id.ts'

/** Other tests use a cheaper hash. */
const { hashPassword, isPassword } = await vi.importActual<typeof import('./password-hash.ts')>('./password-hash.ts')

test('only the password itself matches its hash', async () => {
  const hash = await hashPassword('sunlight over Kumasi')
  expect(await isPassword('sunlight over Kumasi', hash)).toBe(true)
  expect(await isPassword('sunlight over kumasi', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('no password matches if there is no account', async () => {
  expect(await isPassword('sunlight over Kumasi', undefined)).toBe(false)
})

test('hashing the same password twice gives different hashes', async () => {
  const hashes = await Promise.all([1, 2, 3].map(() => hashPassword('sunlight over Kumasi')))
  expect(new Set(hashes).size).toBe(3)
})

test('a hash contains its cost, so that hashes with other settings still match', async () => {
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const made = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$'
  const { argon2Sync } = await import('node:crypto')
  const cost = { nonce: Buffer.from('somesalt'), memory: 64, passes: 1, parallelism: 1, tagLength: 16 }
  const old =
    made +
    argon2Sync('argon2id', { message: 'from before', ...cost })
      .toString('base64')
      .replace(/=+$/, '')
  expect(await isPassword('from before', old)).toBe(true)
  expect(await isPassword('from after', old)).toBe(false)
})

test('a generated password is long, easy to type and unique', () => {
  expect(readableCode(5)).toMatch(/^([0-9a-z]{4}-){4}[0-9a-z]{4}$/)
  expect(readableCode(5)).not.toBe(readableCode(5))
})
