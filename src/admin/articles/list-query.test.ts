import { expect, test } from 'vitest'
import { filtersIn, filterText, isFiltered, listHref } from './list-query.ts'

const wishIn = (query: string) => filtersIn(new URLSearchParams(query))

test('the plain list has the plain address', () => {
  expect(listHref(wishIn(''), {})).toBe('?')
  expect(listHref(wishIn('status=draft&search=tree&page=3'), { status: 'all', search: '' })).toBe('?')
})

test('what is changed begins at the first page, and keeps everything else', () => {
  const wish = wishIn('status=draft&search=tree&author=Ama&page=3&sort=title')
  expect(wishIn(listHref(wish, { search: 'palm' }))).toEqual({ ...wish, search: 'palm', page: '1' })
  expect(wishIn(listHref(wish, { page: '4' }))).toEqual({ ...wish, page: '4' })
})

test('a status is a list of its own, not a narrower one', () => {
  expect(isFiltered(wishIn('status=draft&sort=title'))).toBe(false)
  expect(isFiltered(wishIn('from=2026-11-21'))).toBe(true)
})

test('a language stands on its chip by its name', () => {
  expect(filterText('language', 'tw')).not.toBe('tw')
  expect(filterText('language', 'xx')).toBe('xx')
})
