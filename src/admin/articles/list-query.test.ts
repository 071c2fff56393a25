import { expect, test } from 'vitest'
import { filtersIn, filterText, isFiltered, listHref } from './list-query.ts'

const queryIn = (query: string) => filtersIn(new URLSearchParams(query))

test('the plain list has the plain address', () => {
  expect(listHref(queryIn(''), {})).toBe('?')
  expect(listHref(queryIn('status=draft&search=tree&page=3'), { status: 'all', search: '' })).toBe('?')
})

test('what is changed begins at the first page, and keeps everything else', () => {
  const query = queryIn('status=draft&search=tree&author=Ama&page=3&sort=title')
  expect(queryIn(listHref(query, { search: 'palm' }))).toEqual({ ...query, search: 'palm', page: '1' })
  expect(queryIn(listHref(query, { page: '4' }))).toEqual({ ...query, page: '4' })
})

test('a status is a list of its own, not a narrower one', () => {
  expect(isFiltered(queryIn('status=draft&sort=title'))).toBe(false)
  expect(isFiltered(queryIn('from=2026-11-21'))).toBe(true)
})

test('a language stands on its chip by its name', () => {
  expect(filterText('language', 'tw')).not.toBe('tw')
  expect(filterText('language', 'xx')).toBe('xx')
})
