import { describe, expect, it } from 'vitest'
import { listQueryIn, pageHref, pageNumberIn } from './list-query.ts'

const pageOfQuery = (query: string) => pageNumberIn(`https://voima.example/news${query}`)

describe('the page number in an address', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=2', 2],
    ['?from=chat&page=10000', 10_000],
    ['?page=999999999', 999_999_999],
  ])('"%s" is page %s', (query, page) => {
    expect(pageOfQuery(query)).toBe(page)
  })

  it.each(['?page=', '?page=0', '?page=-1', '?page=9e99', '?page=abc', '?page=1.5', '?page=01', '?page=1000000000'])(
    '"%s" is not a valid page number',
    (query) => {
      expect(pageOfQuery(query)).toBeUndefined()
    },
  )
})

describe('the address of a page', () => {
  it('has no parameter for the first page', () => {
    expect(pageHref('/news', 1)).toBe('/news')
  })

  it('is read back as the same page', () => {
    expect(pageNumberIn(`https://voima.example${pageHref('/blog', 7)}`)).toBe(7)
  })

  it('keeps the chosen language', () => {
    expect(pageHref('/blog', 1, 'tw')).toBe('/blog?language=tw')
    expect(listQueryIn(`https://voima.example${pageHref('/blog', 7, 'gaa')}`)).toEqual({ page: 7, language: 'gaa' })
  })
})

describe('the query of a list', () => {
  it('means all languages when none is named', () => {
    expect(listQueryIn('https://voima.example/news?page=2')).toEqual({ page: 2, language: undefined })
  })

  it.each(['?language=xx', '?language=', '?language=TW', '?language=constructor', '?language=tw&page=0'])(
    '"%s" is invalid',
    (query) => {
      expect(listQueryIn(`https://voima.example/news${query}`)).toBeUndefined()
    },
  )
})
