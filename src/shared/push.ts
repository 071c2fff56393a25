/**
 * The kinds of notices, with the titles of push notifications and subjects of emails: what kind of record has arrived,
 * and never a name, a text or an address.
 */
export const noticeTitles = {
  message: 'A new message',
  'urgent-message': 'Urgent: a new message may be an emergency',
  assignment: 'A message was assigned to you',
  question: 'A new question',
  'urgent-question': 'Urgent: a new question may be an emergency',
  volunteer: 'Someone offers to help',
  gift: 'Someone has promised a gift',
  review: 'An article is ready for review',
  'review-result': 'Your article was reviewed',
  test: 'Test: a notice reaches you like this',
} as const

export type PushKind = keyof typeof noticeTitles

/** Somebody may need help now: the words may mean an emergency. */
export const urgentKinds: readonly PushKind[] = ['urgent-message', 'urgent-question']
