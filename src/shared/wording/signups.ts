/** Texts about signing up for a day: the form, the page behind the code, and the emails. */
import { longDay } from '../format.ts'
import { limits } from '../limits.ts'

/** Stored with each sign-up: change it together with the words beside the form (`keeps` and `never`). */
export const signupWordingVersion = '2026-11-23'

/** Ghana's time is UTC all year: 12 December 2026, 09:30. */
export const dayAndTime = (at: string) => `${longDay(at)}, ${at.slice(11, 16)}`

const show = (code: string) => `Your code is ${code}. Show it when you come.`

export const signupWording = {
  title: 'Take a place',
  lead: 'Places are limited, so each person takes a place first.',
  walkIn: 'You do not need to sign up for this day. Just come.',
  nextDays: 'See the next days',
  closed: 'You cannot sign up for this day any more.',
  form: {
    name: 'A name to call you by',
    nameHint: 'Any name. It does not have to be your own.',
    people: 'How many people?',
    peopleHint: `Count yourself. At most ${limits.signupPeople}.`,
    time: 'Time',
    email: 'Email (optional)',
    emailHint: 'We send you the details, and a reminder a day and three hours before.',
    noEmail: 'We cannot send emails at the moment. The next page shows your code: take a picture of it.',
    phone: 'Phone (optional)',
    phoneHint: 'We call only if something changes. At the door, its last digits help to find you.',
    button: 'Take the place',
    keeps: `We delete your name, phone and email within ${limits.signupHours} hours after the day.`,
    never: 'We do not ask for a test result, your genotype, your date of birth or why you come.',
    use: 'We use them only for this day.',
    failed: 'That did not work. Your place is not taken yet.',
    isBot: 'A hidden field of the form was filled in, as programs do. Please send the form again.',
    full: 'full',
    left: (count: number) => (count === 1 ? '1 place left' : `${count} places left`),
  },
  full: {
    title: 'All places are taken',
    lead: 'These are the next days:',
    none: 'No other day is planned yet.',
  },
  taken: {
    title: 'You have a place',
    code: 'Your code',
    show,
    picture: 'Take a picture of this page now. Show it when you come. Nobody can look up your code for you.',
    forPeople: (count: number) => (count === 1 ? 'For 1 person' : `For ${count} people`),
    email: 'We also send this to your email.',
    calendar: 'Add it to your calendar',
    google: 'Add it to Google Calendar',
    whatsApp: 'Send it to yourself on WhatsApp',
    details: 'Where to go and what to bring',
    results: 'The person who tests you gives you the result on paper. This website never stores a result.',
    cancelled: 'This day is cancelled. Your place is not needed any more.',
    over: 'This day is over.',
    giveBack: 'I cannot come',
    giveBackLead: 'If you cannot come, give your place to somebody else.',
  },
  giveBack: {
    button: 'Give my place back',
    done: 'You gave your place back',
    doneLead: 'Thank you. Somebody else can come now. We deleted your name, phone and email.',
    again: 'See the day',
    failed: 'That did not work. Please try again.',
  },
  unknown: {
    title: 'We do not know this code',
    lead: 'Check the letters and numbers in your picture or message. After the day, no code works any more.',
  },
  tooMany: {
    title: 'Too many wrong codes',
    lead: 'Please wait ten minutes and try again.',
  },
} as const

type Day = { title: string; startsAt: string; place: string }

/** The emails, as subject and sentences. The link of each opens the page behind the code. */
export const signupEmails = {
  taken: ({ title, startsAt, place }: Day, code: string) => ({
    subject: `You have a place: ${title}`,
    lines: [`You have a place on ${dayAndTime(startsAt)}.`, ...(place ? [place] : []), show(code)],
    link: 'See the details, or give your place back',
    end: ['If you did not sign up, please give the place back, so that somebody else can come.'],
  }),
  reminder: ({ title, startsAt, place }: Day, code: string) => ({
    subject: `Reminder: ${title}, ${dayAndTime(startsAt)}`,
    lines: [`You have a place on ${dayAndTime(startsAt)}.`, ...(place ? [place] : []), show(code)],
    link: 'You cannot come? Give your place back',
    end: [],
  }),
  changed: ({ title, startsAt, place }: Day, code: string) => ({
    subject: `Changed: ${title}`,
    lines: [
      `Something has changed. Your place is now on ${dayAndTime(startsAt)}.`,
      ...(place ? [place] : []),
      `Your code is still ${code}.`,
    ],
    link: 'See the details, or give your place back',
    end: [],
  }),
  message: ({ title, startsAt, place }: Day, code: string, text: string) => ({
    subject: `About your place: ${title}`,
    lines: [text, `Your place is on ${dayAndTime(startsAt)}.`, ...(place ? [place] : []), `Your code is ${code}.`],
    link: 'See the details, or give your place back',
    end: [],
  }),
  cancelled: ({ title, startsAt }: Day) => ({
    subject: `Cancelled: ${title}`,
    lines: [`The day on ${dayAndTime(startsAt)} is cancelled. We are sorry.`],
    link: 'See the next days',
    end: [],
  }),
}
