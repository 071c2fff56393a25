/** Texts of the check-in at the door, of the list of sign-ups and of the counts, in the admin area. */
import { limits } from '../limits.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const doorWording = {
  title: 'Door',
  people: 'Sign-ups',
  counts: 'Attendance',
  failed: 'The list could not be loaded.',
  search: 'Name, code or last 4 phone digits',
  none: 'Nobody has signed up. Count the people who walk in.',
  noMatch:
    'Nobody found. Type part of the name, the code, or the last 4 digits of the phone number. If the person is not on the list, count a walk-in.',
  waiting: (count: number) =>
    `${count === 1 ? '1 entry is' : `${count} entries are`} saved on this phone and will be sent when it is online.`,
  saved: 'Everything is saved.',
  endedSession: (count: number) =>
    `${count === 1 ? '1 entry of the door is' : `${count} entries of the door are`} saved on this phone. Sign in to send them.`,
  refused: (count: number, reason: string) =>
    `${count === 1 ? '1 entry was' : `${count} entries were`} not accepted: ${reason}`,
  someone: 'A guest',
  signIn: 'Sign in',
  cancelled: (names: string[]) =>
    `${names.join(', ')} had cancelled. ${names.length === 1 ? 'The seat is' : 'The seats are'} free again, so we count a walk-in instead.`,
  /** A time such as 14:05, with the date on another day. */
  listFrom: (at: string) => `The list is from ${at}. Later changes are missing.`,
  stored: 'This page and the list also work offline on this phone.',
  storing: 'Saving this page on this phone …',
  notStored: 'This phone cannot save the list. Stay online, or print the list.',
  wiped: 'The list is deleted from this phone when you sign out, or one day after the event.',
  print: 'Print the list',
  sheet: {
    name: 'Name',
    number: 'People',
    after: 'Destroy this paper within 48 hours of the event.',
  },
  came: 'Came',
  left: 'Left',
  undo: 'Undo',
  states: ['expected', 'came', 'has left'],
  of: (came: number, all: number) => `${came} of ${all} came`,
  count: { walkedIn: 'Walked in', tested: 'Tests done', sentOn: 'Referred to a clinic' },
  more: (name: string) => `${name}: one more`,
  fewer: (name: string) => `${name}: one fewer`,
  never: 'Write no results, genotypes or reasons anywhere. Results are given on paper by the person who tests.',
  add: 'Add a person',
  event: 'Event',
  noSeats: 'No coming event has a seat left. Once an event with seats is published, people can be signed up here.',
  full: 'This event takes no more sign-ups: its times are over or full, or it is cancelled.',
  added: (name: string, code: string) => `${name} is signed up. The code is ${code}.`,
  remove: 'Remove',
  removed: 'Removed. The seat is free again.',
  removal:
    'The seat becomes free, and the name, phone number and email address are deleted. You cannot undo this. The person gets an email if we have their address.',
  name: 'Name',
  time: 'Time',
  emailColumn: 'Email',
  phoneColumn: 'Phone',
  back: 'Back to sign-ups',
  backToEvent: 'Back to the event',
  empty: 'Nobody has signed up.',
  deleted: 'Names, phone numbers and email addresses are deleted within 48 hours of the event. The counts stay.',
  signed: 'Signed up',
  cameCount: 'Came',
  save: 'Save counts',
  savedCounts: 'The counts are saved.',
  correct: 'Correct the attendance',
  correctLead:
    'What you enter from the paper list replaces the count from the phones. If you leave a field empty, the count from the phones is used.',
} as const

/** For the page with which a volunteer writes to everybody who signed up. */
export const everybodyWording = {
  title: 'Message everyone',
  byEmail: 'By email',
  text: 'What they need to know',
  hint: `At most ${limits.signupMessage} characters. The email adds the date, the place and their code.`,
  about: (count: number) => `The email goes to ${people(count)}. Nobody sees who else gets it.`,
  nobody: 'Nobody who signed up gave an email address.',
  cannotSend:
    'The site cannot send email, because it has no email account. Please call, or write from your own email account.',
  ask: (count: number) => `Send to ${people(count)} …`,
  question: (count: number) => `Send this email to ${people(count)}?`,
  consequence: 'It will be sent now and cannot be recalled.',
  send: 'Send',
  sent: (count: number) => `The emails to ${people(count)} are in the outbox and will be sent shortly.`,
  byPhone: 'By phone',
  phones: (count: number) =>
    `${people(count)} can be reached only by phone. A text message begins with what you wrote above.`,
  allPhones: 'These people can be reached by phone.',
  noPhones: 'Nobody needs a call.',
  sms: 'Text message',
  neither: (count: number) =>
    `${people(count)} can be reached neither by email nor by phone. They see only the page of the event.`,
} as const

/** The list of people who can be told only by phone, after a change of their event. */
export const tellWording = {
  title: 'Tell by phone',
  left: (count: number) =>
    `${people(count)} whom no email reaches ${count === 1 ? 'does' : 'do'} not know of the last change yet. Tick each person whom you have told.`,
  allTold: 'Everybody who can be told by phone has been told.',
  told: 'Told:',
  call: 'Call',
  text: 'Text',
  moved: (organisation: string, title: string, time: string, place: string) =>
    `${organisation}: “${title}” has changed. Your time is ${time}, ${place}.`,
  cancelled: (organisation: string, title: string, time: string) =>
    `${organisation}: “${title}”, ${time}, is cancelled. We are sorry.`,
} as const
