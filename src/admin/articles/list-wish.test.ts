import { expect, test } from 'vitest'
import { chipText, hrefOf, isNarrowed, wishOf } from './list-wish.ts'

const wishIn = (query: string) => wishOf(new URLSearchParams(query))

test('the plain list has the plain address', () => {
  expect(hrefOf(wishIn(''), {})).toBe('?')
  expect(hrefOf(wishIn('status=draft&search=tree&page=3'), { status: 'all', search: '' })).toBe('?')
})

test('what is changed begins at the first page, and keeps everything else', () => {
  const wish = wishIn('status=draft&search=tree&author=Ama&page=3&sort=title')
  expect(wishIn(hrefOf(wish, { search: 'palm' }))).toEqual({ ...wish, search: 'palm', page: '1' })
  expect(wishIn(hrefOf(wish, { page: '4' }))).toEqual({ ...wish, page: '4' })
})

test('a status is a list of its own, not a narrower one', () => {
  expect(isNarrowed(wishIn('status=draft&sort=title'))).toBe(false)
  expect(isNarrowed(wishIn('from=2026-11-21'))).toBe(true)
})

test('a language stands on its chip by its name', () => {
  expect(chipText('language', 'tw')).not.toBe('tw')
  expect(chipText('language', 'xx')).toBe('xx')
})
