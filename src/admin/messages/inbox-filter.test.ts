import { expect, test } from 'vitest'
import { hrefOfMessage, inboxFilterOf, inboxQuery } from './inbox-filter.ts'

const wishIn = (text: string) => inboxFilterOf(new URLSearchParams(text))

test('the plain list has the plain address', () => {
  expect(inboxQuery(wishIn(''))).toBe('')
  expect(inboxQuery(wishIn('folder=inbox&search=&page=1'))).toBe('')
})

test('what makes no sense means the inbox', () => {
  expect(wishIn('folder=elsewhere&page=-1')).toEqual({ folder: 'inbox', search: '', page: '1' })
})

test('another folder begins at its first page and keeps the words', () => {
  expect(inboxQuery(wishIn('folder=spam&search=a b&page=3'), { folder: 'all' })).toBe('?folder=all&search=a+b')
})

test('a message remembers the list that it was opened from', () => {
  expect(hrefOfMessage('abc', wishIn('folder=unread&page=2'))).toBe('/messages/abc?folder=unread&page=2')
})
