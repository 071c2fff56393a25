/** The schemas of a sign-up for an event: as visitors send and see it, and for check-in at the door. */
import { z } from 'zod'
import { country } from '../country/country.ts'
import { doorMarkKinds } from '../door-marks.ts'
import { limits } from '../limits.ts'
import { TakenSeats } from './event.ts'
import { namedShape, reachableEmailOrNone, requiredText, wholeNumber } from './fields.ts'
import { ReplySettings } from './reply-settings.ts'
import { Version } from './version.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)

const phone = z
  .string({ error: 'The phone number must be text.' })
  .trim()
  .max(limits.signupPhone, `The phone number may have at most ${limits.signupPhone} characters.`)
  .refine((value) => /^\+?[\d ()/-]*$/.test(value) && /^(?:\D*\d){3,15}\D*$/.test(value), {
    error: `Enter a phone number with 3 to 15 digits, like ${country.phone.example}.`,
  })

/** An empty field of a form counts as absent. */
const orEmpty = <Shape extends z.ZodType<string>>(shape: Shape) => z.union([z.literal(''), shape]).optional()

const peopleError = { error: `Enter a number of people from 1 to ${limits.signupPeople}.` }
const People = z.int(peopleError).min(1, peopleError).max(limits.signupPeople, peopleError)

/** Only a name is required. Results, genotype, reasons and dates of birth are never requested. */
export const NewSignup = namedShape('NewSignup', {
  calledBy: requiredText('name', limits.signupName, 'your').meta({ description: 'Any name to call the person by' }),
  people: People.optional().default(1),
  time: z
    .string('Choose a time.')
    .regex(/^[\w-]{1,64}$/, 'Choose a time.')
    .meta({ description: 'The _id of one of the times of the event' }),
  email: reachableEmailOrNone.optional(),
  phone: orEmpty(phone),
})
export type NewSignup = z.infer<typeof NewSignup>

const SignupEvent = z.object({
  slug: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  place: z.string(),
  cancelledAt: z.iso.datetime().optional(),
})

/** The sign-up for the person who has the code. */
export const Signup = namedShape('Signup', {
  calledBy: z.string(),
  people: z.int(),
  startsAt: z.iso.datetime().meta({ description: 'Of the time that the person chose' }),
  getsEmail: z.boolean().meta({ description: 'The person gave an email address, and the site can send email' }),
  givenBackAt: z.iso.datetime().optional(),
  event: SignupEvent,
})
export type Signup = z.infer<typeof Signup>

/** The times of an event that takes sign-ups and, if all are full, the next events. */
export const SignupTimes = namedShape('SignupTimes', {
  _id: id,
  event: SignupEvent,
  takesSignups: z.boolean().meta({ description: 'False for a walk-in event: people just come' }),
  isOpen: z.boolean().meta({ description: 'People can sign up now, unless every time is full' }),
  times: z.array(z.object({ _id: id, startsAt: z.iso.datetime(), left: z.int() })),
  next: z.array(z.object({ slug: z.string(), title: z.string(), startsAt: z.iso.datetime() })),
  sendsEmail: z.boolean().meta({ description: 'Whether the site can send email: false until a mail server is set' }),
})
export type SignupTimes = z.infer<typeof SignupTimes>

/** The sign-up for users with the permission `signups.read`. */
export const ListedSignup = namedShape('ListedSignup', {
  _id: id,
  number: z.int().meta({ description: 'Unique within the time' }),
  time: id,
  startsAt: z.iso.datetime(),
  calledBy: z.string(),
  people: z.int(),
  email: z.string().optional(),
  phone: z.string().optional(),
  getsEmail: z.boolean().meta({ description: 'The site can send email, and none to this person has failed' }),
  createdAt: z.iso.datetime(),
  isTold: z.boolean().meta({ description: 'The person knows of the last change of the event' }),
  cameAt: z.iso.datetime().optional(),
  goneAt: z.iso.datetime().optional(),
})
export type ListedSignup = z.infer<typeof ListedSignup>

export const SignupsOfDay = namedShape('SignupsOfDay', {
  event: SignupEvent,
  sequence: z.int().meta({ description: 'Counts the changes of time, place and cancellation of the event' }),
  signups: z.array(ListedSignup),
  seats: TakenSeats.optional(),
  sendsEmail: z.boolean().meta({ description: 'Whether the site can send email: false until a mail server is set' }),
  goesTo: ReplySettings.shape.goesTo,
})
export type SignupsOfDay = z.infer<typeof SignupsOfDay>

/** Whether a volunteer has told a person of a change. */
export const ToldChange = namedShape('ToldChange', {
  sequence: z.int().min(0).meta({ description: 'Of the event, as the volunteer saw it' }),
  isTold: z.boolean(),
})
export type ToldChange = z.infer<typeof ToldChange>

/** An email to everybody who signed up with an email address. */
export const EmailToSignups = namedShape('EmailToSignups', { text: requiredText('text', limits.signupMessage) })

/** Short, because it is loaded over bad connections: 500 people take less than 6.5 KB compressed. */
export const DoorList = namedShape('DoorList', {
  event: SignupEvent,
  times: z.array(
    z.object({
      _id: id,
      startsAt: z.iso.datetime(),
      people: z.array(z.tuple([z.int(), z.string(), z.int(), z.int().min(0).max(2), z.string(), z.string()])).meta({
        description:
          'Number, name, how many people; 0: expected, 1: came, 2: has left; the last four digits of the phone; the first half of the code',
      }),
    }),
  ),
  counts: z
    .object({ walkedIn: z.int(), tested: z.int(), sentOn: z.int() })
    .meta({ description: 'The marks of all phones together' }),
  cancelled: z
    .array(z.tuple([z.string(), z.int()]))
    .optional()
    .meta({ description: 'Who of the people just marked had cancelled, by time and number: they count as walk-ins' }),
  readAt: z.iso.datetime(),
  endsAt: z.iso.datetime().meta({ description: 'When a phone must delete its copy' }),
})
export type DoorList = z.infer<typeof DoorList>

export const DoorMark = namedShape('DoorMark', {
  id: z.uuid({ error: 'id must be a UUID that the phone made.' }),
  kind: z.enum(doorMarkKinds),
  at: z.iso.datetime({ error: 'at must be a time such as 2026-06-19T08:00:00.000Z.' }),
  time: id.optional().meta({ description: 'Of a sign-up: the _id of its time' }),
  number: z.int().optional().meta({ description: 'Of a sign-up: its number' }),
  amount: z
    .union([z.literal(1), z.literal(-1)], { error: 'amount must be 1 or -1.' })
    .optional()
    .default(1),
})
export type DoorMark = z.infer<typeof DoorMark>

export const DoorMarks = z.object({
  marks: z
    .array(DoorMark, { error: 'marks must be a list.' })
    .max(limits.doorMarks, `At most ${limits.doorMarks} marks can be sent at once.`),
  now: z.iso
    .datetime()
    .optional()
    .meta({ description: 'The time by the clock of the phone, which corrects the times of its marks' }),
})
export type DoorMarks = z.infer<typeof DoorMarks>

export const FewerPeople = z.object({ people: People })

const count = (name: string) => wholeNumber(name, 0, limits.eventCount)
const maybeCount = (name: string) => count(name).nullable()

/** The counts of an event. Those of single times contain only who signed up and who came. */
export const EventCounts = namedShape('EventCounts', {
  event: SignupEvent,
  signed: z.int(),
  came: z.int(),
  walkedIn: z.int(),
  tested: z.int(),
  sentOn: z.int(),
  version: Version,
  times: z.array(z.object({ startsAt: z.iso.datetime(), signed: z.int(), came: z.int() })),
  isFinal: z.boolean().meta({ description: 'The names are deleted; the numbers stay' }),
})
export type EventCounts = z.infer<typeof EventCounts>

/** Numbers from the paper list replace the counts of the phones; null restores these. */
export const EventCountChange = z
  .object({
    came: maybeCount('came'),
    walkedIn: maybeCount('walkedIn'),
    tested: maybeCount('tested'),
    sentOn: maybeCount('sentOn'),
    version: Version,
  })
  .partial()
  .meta({ id: 'EventCountChange' })
export type EventCountChange = z.infer<typeof EventCountChange>
