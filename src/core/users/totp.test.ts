import { describe, expect, test } from 'vitest'
import { codeAt, fromBase32, stepAt, stepOf, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('the codes are those of RFC 6238, appendix B', () => {
  test.each([
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('at %s it is %s', (at, code) => {
    expect(codeAt(secret, stepAt(new Date(at)), 8)).toBe(code)
  })
})

test('the codes of six digits are those of RFC 4226, appendix D', () => {
  const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')
  expect(codes.map((_, counter) => codeAt(secret, counter))).toEqual(codes)
})

describe('a TOTP code', () => {
  const now = new Date('2026-06-19T08:00:00Z')
  const codeFrom = (apart: number) => codeAt(secret, stepAt(now) + apart)

  test.each([-1, 0, 1])('of the half minute %i from now is accepted', (apart) => {
    expect(stepOf(secret, codeFrom(apart), now)).toBe(stepAt(now) + apart)
  })

  test.each([-2, 2, 20])('of the half minute %i from now is rejected', (apart) => {
    expect(stepOf(secret, codeFrom(apart), now)).toBeUndefined()
  })

  test.each(['', '1', '0000000', '١٢٣٤٥٦', 'abcdef'])('"%s" is invalid', (text) => {
    expect(stepOf(secret, text, now)).toBeUndefined()
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('"%s" is encoded as "%s" in base 32, as in RFC 4648', (plain, spelt) => {
  expect(toBase32(Buffer.from(plain))).toBe(spelt)
  expect(Buffer.from(fromBase32(spelt)).toString()).toBe(plain)
})
