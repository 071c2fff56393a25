import { expect, test } from 'vitest'
import { closedMailboxes, complaints, fullMailboxes } from '#test/smtp-replies.ts'
import { type ReplyMeaning, replyMeaning } from './smtp-replies.ts'

test('the table has at least 40 complaints about the sender and 20 closed mailboxes', () => {
  expect(complaints.length).toBeGreaterThanOrEqual(40)
  expect(closedMailboxes.length).toBeGreaterThanOrEqual(20)
  expect(new Set([...complaints, ...closedMailboxes, ...fullMailboxes]).size).toBe(
    complaints.length + closedMailboxes.length + fullMailboxes.length,
  )
})

test.each(complaints)('a complaint: %s', (reply) => expect(replyMeaning(reply)).toBe('complaint'))
test.each(closedMailboxes)('a closed mailbox: %s', (reply) => expect(replyMeaning(reply)).toBe('closed'))
test.each(fullMailboxes)('a full mailbox: %s', (reply) =>
  expect(replyMeaning(reply)).toBe(reply.startsWith('4') ? 'later' : 'full'),
)

const others: [string, ReplyMeaning][] = [
  ['552 5.3.4 Message size exceeds fixed maximum message size', 'email'],
  ['552 5.2.3 Message too large', 'email'],
  ['550 5.1.2 Host unknown (Name server: mail.example: host not found)', 'email'],
  ['554 5.6.0 Message contains bare newlines', 'email'],
  ['450 4.2.0 <esi@mail.example>: Recipient address rejected: Greylisted, see http://postgrey.example/help', 'later'],
  ['451 4.7.1 Please try again later', 'later'],
  ['450 4.1.8 <info@voima.example>: Sender address rejected: Domain not found', 'complaint'],
]
test.each(others)('%s means %s', (reply, meaning) => expect(replyMeaning(reply)).toBe(meaning))

test('a temporary reply never means that a mailbox is closed', () => {
  for (const reply of closedMailboxes)
    expect(replyMeaning(reply.replace(/^5/, '4').replace(/\b5\.(?=\d+\.\d+)/, '4.'))).not.toBe('closed')
})

test.each(['5.7.0', '5.7.509', '5.1.7', '5.1.8', '5.4.0', '5.4.14', '5.5.0', '5.5.4'])(
  'the code %s is a complaint, whatever the words say',
  (code) => {
    for (const words of ['User unknown', 'Mailbox full', 'Mailbox unavailable', ''])
      expect(replyMeaning(`550 ${code} ${words}`)).toBe('complaint')
  },
)

test.each(['5.1.1', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])(
  'the code %s is a closed mailbox, unless the words name the sender',
  (code) => {
    expect(replyMeaning(`550 ${code} Nobody`)).toBe('closed')
    for (const words of ['Sender rejected', 'Sending quota exceeded', 'blocked by policy', 'Spam'])
      expect(replyMeaning(`550 ${code} ${words}`)).toBe('complaint')
  },
)
