import { expect, test } from 'vitest'
import { listFrom, pageQuery } from './page.ts'

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

const answer = (page: { currentPage: number; totalPages: number }) => async () => Response.json({ news: [], ...page })

const lists = (search: string, page: { currentPage: number; totalPages: number }) =>
  listFrom(at(search), 'news' as never, answer(page))

test('a page that lost its last row redirects to the page before it, with the same filters', async () => {
  const lost = lists('?state=waiting&page=3', { currentPage: 3, totalPages: 2 })
  expect(await lost.catch((thrown: Response) => thrown.headers.get('Location'))).toBe('?state=waiting&page=2')
})

test('an empty list stays on page 1', async () =>
  expect(await lists('', { currentPage: 1, totalPages: 1 })).toEqual({ items: [], currentPage: 1, totalPages: 1 }))
