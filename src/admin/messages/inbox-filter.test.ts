import { expect, test } from 'vitest'
import { hrefOfInbox, hrefOfMessage, inboxFilters } from './inbox-filter.ts'

test('the link to a message, and back, contains the list from which it was opened', () => {
  const filter = inboxFilters.parse('?folder=unread&page=2')
  expect(hrefOfMessage('abc', filter)).toBe('/messages/abc?folder=unread&page=2')
  expect(hrefOfInbox(filter)).toBe('/managecontact?folder=unread&page=2')
  expect(hrefOfInbox(inboxFilters.parse(''))).toBe('/managecontact')
})
