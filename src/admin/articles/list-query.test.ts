import { expect, test } from 'vitest'
import { articleFilters, filterText, isFiltered } from './list-query.ts'

test('a status selects a list and does not count as a filter', () => {
  expect(isFiltered(articleFilters.parse('?status=draft&sort=title'))).toBe(false)
  expect(isFiltered(articleFilters.parse('?from=2026-11-21'))).toBe(true)
})

test('a filter chip shows a day as every screen does', () => {
  expect(filterText('from', '2026-11-01')).toBe('From 1 November 2026')
})

test('a filter chip shows the name of the language', () => {
  expect(filterText('language', 'tw')).not.toBe('tw')
  expect(filterText('language', 'xx')).toBe('xx')
})
