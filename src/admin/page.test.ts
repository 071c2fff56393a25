import { expect, test } from 'vitest'
import { pageQuery, withoutEmptyEnd } from './page.ts'

const at = (search: string) => new Request(`http://voima.example/managenews${search}`)

test.each([
  { search: '', page: '1' },
  { search: '?page=2', page: '2' },
  { search: '?page=10000', page: '10000' },
  { search: '?page=0', page: '1' },
  { search: '?page=-1', page: '1' },
  { search: '?page=9e99', page: '1' },
  { search: '?page=two', page: '1' },
])('"$search" requests page $page with ten rows', ({ search, page }) => {
  expect(pageQuery(at(search))).toEqual({ page, limit: '10' })
})

const redirectOf = (run: () => unknown) => {
  try {
    run()
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : undefined
  }
}

test('a page that lost its last row redirects to the page before it', () => {
  expect(redirectOf(() => withoutEmptyEnd({ items: [], currentPage: 3, totalPages: 2 }))).toBe('?page=2')
})

test('an empty list stays on page 1', () => {
  const empty = { items: [], currentPage: 1, totalPages: 1 }
  expect(withoutEmptyEnd(empty)).toBe(empty)
})
