import { describe, expect, test } from 'vitest'
import { articleFilters } from '../articles/list-query.ts'
import { eventFilters } from '../events/calls.ts'
import { giftFilters } from '../gifts/calls.ts'
import { pictureFilters } from '../images/calls.ts'
import { inboxFilters } from '../messages/inbox-filter.ts'
import { outboxFilters } from '../outbox/states.ts'
import { placeFilters } from '../places/calls.ts'
import { questionFilters } from '../questions/calls.ts'
import { subscriberFilters } from '../subscribers/filters.tsx'
import { volunteerFilters } from '../volunteers/calls.ts'
import { defineFilters, type Filters } from './filters.ts'

const filters = defineFilters({ state: ['new', 'read', 'kept'], search: '', sort: '-updated' })
const parse = (query: string) => filters.parse(`/list${query}`)

test('a list without filters has an address without parameters', () => {
  expect(filters.href(parse(''))).toBe('?')
  expect(filters.href(parse('?state=new&search=&sort=-updated&page=1'))).toBe('?')
  expect(filters.href(parse('?state=read&search=tree&page=3'), { state: 'new', search: '' })).toBe('?')
})

test('an unknown value or an invalid page means the default', () =>
  expect(parse('?state=elsewhere&page=-1&other=1')).toEqual({ state: 'new', search: '', sort: '-updated', page: '1' }))

test('changing a filter returns to page 1 and keeps the other filters', () => {
  const filter = parse('?state=read&search=a%20b&page=3')
  expect(filters.href(filter, { state: 'kept' })).toBe('?state=kept&search=a+b')
  expect(filters.href(filter, { search: ' palm ' })).toBe('?state=read&search=palm')
  expect(filters.href(filter, { page: '4' })).toBe('?state=read&search=a+b&page=4')
})

test('the API is asked for what is not empty, with the defaults and without the page', () =>
  expect(filters.chosen('/list?search=tree&page=2')).toEqual({ state: 'new', search: 'tree', sort: '-updated' }))

test('a page does not count as a filter', () => {
  expect(filters.isSet(parse('?page=2'))).toBe(false)
  expect(filters.isSet(parse('?search=tree'))).toBe(true)
})

const lists = {
  ...{ articleFilters, eventFilters, giftFilters, inboxFilters, outboxFilters, pictureFilters, placeFilters },
  ...{ questionFilters, subscriberFilters, volunteerFilters },
} as unknown as Record<string, Filters<Record<string, string>>>

describe.each(Object.keys(lists))('%s', (name) => {
  const list = lists[name] as Filters<Record<string, string>>

  test('reads each address that it writes', () => {
    const empty = list.parse('/list')
    for (const filter of Object.keys(empty)) {
      for (const value of ['removed', 'all', 'sent', 'ɛ & ɔ', '7', '']) {
        const wanted = list.parse(`/list?${new URLSearchParams({ [filter]: value })}`)
        expect(list.parse(list.href(wanted, { page: wanted.page ?? '1' }))).toEqual(wanted)
      }
    }
  })
})
