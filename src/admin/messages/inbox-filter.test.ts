import { expect, test } from 'vitest'
import { hrefOfMessage, inboxFilterOf, inboxQuery } from './inbox-filter.ts'

const wishIn = (text: string) => inboxFilterOf(new URLSearchParams(text))

test('the inbox has an address without parameters', () => {
  expect(inboxQuery(wishIn(''))).toBe('')
  expect(inboxQuery(wishIn('folder=inbox&search=&page=1'))).toBe('')
})

test('invalid parameters lead to the inbox', () => {
  expect(wishIn('folder=elsewhere&page=-1')).toEqual({ folder: 'inbox', search: '', page: '1' })
})

test('changing the folder returns to page 1 and keeps the search', () => {
  expect(inboxQuery(wishIn('folder=spam&search=a b&page=3'), { folder: 'all' })).toBe('?folder=all&search=a+b')
})

test('the link to a message contains the list from which it was opened', () => {
  expect(hrefOfMessage('abc', wishIn('folder=unread&page=2'))).toBe('/messages/abc?folder=unread&page=2')
})
