import { expect, test } from 'vitest'
import { filtersIn, filterText, isFiltered, listHref } from './list-query.ts'

const queryIn = (query: string) => filtersIn(new URLSearchParams(query))

test('an unfiltered list has an address without parameters', () => {
  expect(listHref(queryIn(''), {})).toBe('?')
  expect(listHref(queryIn('status=draft&search=tree&page=3'), { status: 'all', search: '' })).toBe('?')
})

test('changing a filter returns to page 1 and keeps the other filters', () => {
  const query = queryIn('status=draft&search=tree&author=Ama&page=3&sort=title')
  expect(queryIn(listHref(query, { search: 'palm' }))).toEqual({ ...query, search: 'palm', page: '1' })
  expect(queryIn(listHref(query, { page: '4' }))).toEqual({ ...query, page: '4' })
})

test('a status selects a list and does not count as a filter', () => {
  expect(isFiltered(queryIn('status=draft&sort=title'))).toBe(false)
  expect(isFiltered(queryIn('from=2026-11-21'))).toBe(true)
})

test('a filter chip shows the name of the language', () => {
  expect(filterText('language', 'tw')).not.toBe('tw')
  expect(filterText('language', 'xx')).toBe('xx')
})
