/** Texts of the door, of the list of sign-ups and of the counts, in the admin area. */
import { limits } from '../limits.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const doorWording = {
  title: 'Door',
  people: 'People',
  counts: 'Counts',
  failed: 'The list could not be loaded.',
  search: 'Name, or last 4 digits of a phone',
  none: 'Nobody has signed up. Count the people who walk in.',
  noMatch:
    'Nobody is found. Type a part of the name, or the last 4 digits of the phone. Is the person not on the list? Count a walk-in.',
  waiting: (count: number) =>
    count === 1 ? '1 mark waits on this phone for a network.' : `${count} marks wait on this phone for a network.`,
  saved: 'All marks are saved.',
  stored: 'This page and the list also work without a network on this phone.',
  storing: 'Storing this page on this phone …',
  notStored: 'This phone cannot store the list. Keep the network on, or print the list.',
  wiped: 'The list is deleted from this phone when you sign out, and a day after the day.',
  print: 'Print the list',
  sheet: {
    name: 'Name',
    number: 'People',
    after: 'Destroy this paper within 48 hours after the day.',
  },
  came: 'Came',
  left: 'Left',
  undo: 'Undo',
  states: ['expected', 'came', 'has left'],
  of: (came: number, all: number) => `${came} of ${all} came`,
  count: { walkedIn: 'Walked in', tested: 'Tests done', sentOn: 'Sent on to a clinic' },
  more: (name: string) => `${name}: one more`,
  fewer: (name: string) => `${name}: one fewer`,
  never: 'Write no results, genotypes or reasons anywhere. Results are given on paper by the person who tests.',
  remove: 'Remove',
  removed: 'Removed. The place is free.',
  removal:
    'The place is free at once. The name, phone and email are deleted. This cannot be undone, and the person is not told.',
  name: 'Name',
  time: 'Time',
  emailColumn: 'Email',
  phoneColumn: 'Phone',
  back: 'Back to people',
  backToDay: 'Back to the day',
  empty: 'Nobody has signed up.',
  deleted: 'Names, phones and emails are deleted within 48 hours after the day. The counts stay.',
  signed: 'Signed up',
  cameCount: 'Came',
  save: 'Save counts',
  savedCounts: 'The counts are saved.',
  correct: 'Correct the counts',
  correctLead: 'Numbers from the paper list replace those of the phones. An empty field uses the number of the phones.',
} as const

/** Of the page with which a volunteer tells everybody who signed up something. */
export const everybodyWording = {
  title: 'Tell everybody',
  byEmail: 'By email',
  text: 'What they need to know',
  hint: `At most ${limits.signupMessage} characters. The email adds the day, the place and their code.`,
  about: (count: number) => `The email goes to ${people(count)}. Each person gets an email of their own.`,
  nobody: 'Nobody who signed up gave an email address.',
  cannotSend: 'The site cannot send email: no mail server is set. Please call, or write from your own email account.',
  ask: (count: number) => `Send to ${people(count)} …`,
  question: (count: number) => `Send this email to ${people(count)}?`,
  consequence: 'It is sent now, and cannot be taken back.',
  send: 'Send',
  cancel: 'Cancel',
  sent: (count: number) => `The emails to ${people(count)} are in the outbox and will be sent shortly.`,
  byPhone: 'By phone',
  phones: (count: number) =>
    `${people(count)} can be told by phone only. A text message begins with what you wrote above.`,
  allPhones: 'These people can be told by phone.',
  noPhones: 'Nobody needs a call.',
  sms: 'Text message',
  neither: (count: number) =>
    `${people(count)} gave neither email nor phone. They see only what the page of the day says.`,
} as const
