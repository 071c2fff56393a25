/**
 * The texts of push notifications, by kind: what kind of record has arrived, and never a name, a text or an address.
 */
export const pushTitles = {
  message: 'A new message',
  'urgent-message': 'A new message may be urgent',
  assignment: 'A message was assigned to you',
  question: 'A new question',
  'urgent-question': 'A new question may be urgent',
  volunteer: 'Someone offers to help',
  gift: 'Someone has promised a gift',
  review: 'An article is ready for review',
  'review-result': 'Your article was reviewed',
} as const

export type PushKind = keyof typeof pushTitles
