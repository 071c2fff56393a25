/** Texts about signing up for an event: the form, the page behind the code, and the emails. */
import { clockTime, counted, dayOf, longDay, thousands, weekday } from '../format.ts'
import { limits } from '../limits.ts'

/** Stored with each sign-up: change it together with the text beside the form (`keeps` and `never`). */
export const signupWordingVersion = '2026-11-24'

/** Saturday 12 December 2026, 09:30. */
export const dayAndTime = (at: string) => `${weekday(at)} ${longDay(at)}, ${clockTime(at)}`

const dayInWords = (at: string) => `${weekday(at)} ${longDay(at)}`

/** An event that starts at midnight is on that day. */
export const isMidnight = (at: string) => clockTime(at) === '00:00'

/**
 * From when to when: Saturday 12 December 2026, 09:30 to 14:00. Only an event that ends on another day has a second
 * date. Midnight ends its day, and does not look like the next one.
 */
export const dayAndHours = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => {
  const lastDay = new Date(Date.parse(endsAt) - 1).toISOString()
  const isOneDay = dayOf(startsAt) === dayOf(lastDay)
  if (isMidnight(startsAt) && isMidnight(endsAt))
    return `${dayInWords(startsAt)}${isOneDay ? '' : ` to ${dayInWords(lastDay)}`}, all day`
  if (isOneDay) return `${dayAndTime(startsAt)} to ${isMidnight(endsAt) ? 'midnight' : clockTime(endsAt)}`
  return `${dayAndTime(startsAt)} to ${isMidnight(endsAt) ? `the end of ${dayInWords(lastDay)}` : dayAndTime(endsAt)}`
}

/** When a guest's time ends at the latest: in an event of several days, on the same day or in the night after it. */
export const endOfSlot = ({ endsAt }: { endsAt: string }, startsAt: string) => {
  const day = 86_400_000
  const daysLater = Math.max(0, Math.floor((Date.parse(endsAt) - Date.parse(startsAt) - 1) / day))
  return new Date(Date.parse(endsAt) - daysLater * day).toISOString()
}

/** The time of an event that may last several days: on its first day without the date. */
export const timeWithin = ({ startsAt }: { startsAt: string }, at: string) =>
  dayOf(at) === dayOf(startsAt) ? clockTime(at) : dayAndTime(at)

/** How full an event is, on every screen of the admin area. */
export const seatsTaken = ({ taken, all }: { taken: number; all: number }) =>
  `${thousands(taken)} of ${counted(all, 'seat', 'seats')}`

const show = (code: string) => `Your code is ${code}. Show it when you come.`

const seatsLeft = (count: number) => {
  if (count === 0) return 'full'
  return count === 1 ? '1 seat left' : `${count} seats left`
}

const failed = 'That did not work. Please try again.'

export const signupWording = {
  title: 'Sign up',
  nextEvents: 'See the next events',
  closed: 'You can no longer sign up for this event.',
  form: {
    name: 'What should we call you?',
    nameHint: 'It does not have to be your real name.',
    people: 'How many people?',
    peopleHint: `Count yourself. At most ${limits.signupPeople}.`,
    time: 'Time',
    seatsAt: (time: string, left: number) => `${time}: ${seatsLeft(left)}`,
    email: 'Email (optional)',
    emailHint: 'We will email you the details, and a reminder one day before and three hours before.',
    noEmail: 'We cannot send emails at the moment. The next page shows your code: take a picture of it.',
    phone: 'Phone (optional)',
    phoneHint: 'We call only if something changes. At the door, its last digits help to find you.',
    button: 'Sign up',
    keeps: `We delete your name, phone and email within ${limits.signupHours} hours after the event.`,
    never: 'We do not ask for a test result, your genotype, your date of birth or why you come.',
    use: 'We use your details only for this event.',
    failed: 'That did not work. You are not signed up yet.',
  },
  full: {
    title: 'All seats are taken',
    again: 'If someone cancels, their seat is free again. Look at this page again later, or come to another event.',
    lead: 'These are the next events:',
    none: 'No other event is planned yet.',
  },
  taken: {
    title: 'Thank you. You have a seat',
    code: 'Your code',
    show,
    picture: 'Take a screenshot now. Show it when you come. We cannot look up your code.',
    forPeople: (count: number) => (count === 1 ? 'For 1 person' : `For ${count} people`),
    email: 'We will also email you these details.',
    calendar: 'Add it to your calendar',
    google: 'Add it to Google Calendar',
    whatsApp: 'Send it to yourself on WhatsApp',
    details: 'Where to go and what to bring',
    results: 'The person who tests you gives you the result on paper. This website never stores a result.',
    cancelled: 'This event is cancelled, so please do not come.',
    giveBack: 'I cannot come',
    giveBackLead: 'If you cannot come, please cancel your seat, so that someone else can have it.',
  },
  fewer: {
    lead: 'Are fewer people coming? Tell us, so that others can have their seats.',
    button: 'Change',
    done: 'Thank you for telling us. The other seats are free again.',
    failed,
  },
  giveBack: {
    button: 'Cancel my seat',
    done: 'Your seat is cancelled',
    doneLead:
      'Thank you for telling us. Someone else can come now. We have deleted your name, phone number and email address.',
    again: 'See the event',
    failed,
  },
  unknown: {
    title: 'We cannot find this code',
    lead: 'Compare the letters and numbers with your picture or message. Your code works until the event is over.',
  },
  code: { hint: 'Ten letters and numbers. With it you see your seat, and can cancel it.' },
} as const

type Day = { title: string; startsAt: string; endsAt: string; place: string }

const whenAndWhere = ({ endsAt, place }: Day) => [
  `The event ends at ${isMidnight(endsAt) ? 'midnight' : clockTime(endsAt)}.`,
  `${place}.`,
]

const yourSeat = (day: Day) => [`You have a seat on ${dayAndTime(day.startsAt)}.`, ...whenAndWhere(day)]

/** The emails, as subject and sentences. The link of each opens the page behind the code. */
export const signupEmails = {
  taken: (day: Day, code: string) => ({
    subject: `You have a seat: ${day.title}`,
    lines: [...yourSeat(day), show(code)],
    link: 'See the details, or cancel your seat',
    end: ['If you did not sign up, please cancel the seat, so that someone else can come.'],
  }),
  reminder: (day: Day, code: string) => ({
    subject: `Reminder: ${day.title}, ${dayAndTime(day.startsAt)}`,
    lines: [...yourSeat(day), show(code)],
    link: 'Cannot come? Cancel your seat',
    end: [],
  }),
  changed: (day: Day, code: string) => ({
    subject: `Changed: ${day.title}`,
    lines: [
      `Something has changed. Your seat is now on ${dayAndTime(day.startsAt)}.`,
      ...whenAndWhere(day),
      `Your code is still ${code}.`,
    ],
    link: 'See the details, or cancel your seat',
    end: [],
  }),
  message: (day: Day, code: string, text: string) => ({
    subject: `About your seat: ${day.title}`,
    lines: [text, `Your seat is on ${dayAndTime(day.startsAt)}.`, ...whenAndWhere(day), `Your code is ${code}.`],
    link: 'See the details, or cancel your seat',
    end: [],
  }),
  cancelled: (day: Day) => ({
    subject: `Cancelled: ${day.title}`,
    lines: [
      `We are sorry: the event on ${dayAndTime(day.startsAt)} is cancelled.`,
      `It was planned here: ${day.place}.`,
    ],
    link: 'See the next events',
    end: [],
  }),
  removed: (day: Day) => ({
    subject: `Your seat is cancelled: ${day.title}`,
    lines: [
      `We are sorry: the organisers have cancelled your seat on ${dayAndTime(day.startsAt)}.`,
      `${day.place}.`,
      'Your code no longer works. We have deleted your name, phone number and email address.',
    ],
    link: 'See the next events',
    end: [],
  }),
}
