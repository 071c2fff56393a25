import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  { current: 1, total: 1, offers: [1] },
  { current: 1, total: 2, offers: [1, 2] },
  { current: 2, total: 3, offers: [1, 2, 3] },
  { current: 1, total: 10_000, offers: [1, 2, 'gap', 10_000] },
  { current: 3, total: 7, offers: [1, 2, 3, 4, 'gap', 7] },
  { current: 4, total: 7, offers: [1, 2, 3, 4, 5, 6, 7] },
  { current: 5000, total: 10_000, offers: [1, 'gap', 4999, 5000, 5001, 'gap', 10_000] },
  { current: 10_000, total: 10_000, offers: [1, 'gap', 9999, 10_000] },
])('page $current of $total offers $offers', ({ current, total, offers }) => {
  expect(pageWindow(current, total)).toEqual(offers)
})

test('every page links to the next one', () => {
  for (let page = 1; page < 40; page++) expect(pageWindow(page, 40)).toContain(page + 1)
})

test('a page past the end links to the first and the last page', () => {
  expect(pageWindow(99, 3)).toEqual([1, 2, 3])
})
