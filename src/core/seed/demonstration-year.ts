/** The sample records of the demonstration. Every name says that it is an example, and nobody has these addresses. */
import { momentAt } from '#shared/country/local-time.ts'
import { regions } from '#shared/country/regions.ts'
import { demonstrationEmail } from '#shared/demonstration.ts'
import { dayOf } from '#shared/format.ts'
import { keysOf } from '#shared/keys.ts'
import type { Job } from '#shared/permissions.ts'
import { NewEvent } from '#shared/shapes/event.ts'
import { days } from '../lib/clock.ts'
import type { Core } from '../organisation/core.ts'
import type { User } from '../users/user-row.ts'

const site = 'https://demonstration.example'
const [region] = keysOf(regions)
const addressOf = (path: string) => site + path
const links = { signup: (code: string) => `${site}/signups/${code}`, events: `${site}/events` }

const person = (number: number) => ({ name: `Example person ${number}`, email: `person${number}@mail.example` })

const userWith = async ({ users }: Core, job: Job) => {
  const found = (await users.list()).find(({ email }) => email === demonstrationEmail(job))
  return { ...found, id: found?._id ?? '' } as User
}

/** `move` lets days pass, and returns the new time. */
export const fillMonth = async (core: Core, month: number, move: (days: number) => Date) => {
  const now = move(0)
  await writeArticle(core, `Example report ${month}`)
  await answer(core, await receive(core, month))
  await recordGift(core, month, now)
  const event = await planEvent(core, `Example screening day ${month}`, new Date(now.getTime() + days(10)))
  await signUp(core, event, month)
  await sendNewsletter(core, month)
  move(10)
  await core.signups.changeCounts(event, { walkedIn: 5 + month, tested: 20 + month })
  move(20)
}

/** What waits today: an unanswered message and question, the next events, a draft and a planned article. */
export const fillToday = async (core: Core, now: Date) => {
  await receive(core, 13)
  for (const [number, day] of [3, 17].entries()) {
    const event = await planEvent(core, `Example screening day ${13 + number}`, new Date(now.getTime() + days(day)))
    await signUp(core, event, 13 + number)
  }
  await writeArticle(core, 'Example draft', { status: 'draft' })
  await writeArticle(core, 'Example of a planned article', {
    status: 'scheduled',
    publishAt: new Date(now.getTime() + days(2)).toISOString(),
  })
  await core.newsletters.draft({ subject: 'Example newsletter 13', preview: '', content: sampleText })
}

const sampleText = 'This text is an example. A real one says what happened, and names its sources.'

const writeArticle = ({ articles }: Core, title: string, more = {}) =>
  articles.publish('blog', {
    ...{ title, content: sampleText, author: 'Example writer', isHealth: false, tags: ['Example'] },
    ...more,
  })

/** What a message, a question and an offer to help became. */
const receive = async ({ messages, questions, volunteers, subscribers }: Core, month: number) => {
  const [first, second] = [person(2 * month), person(2 * month + 1)]
  const message = await messages.receive({ ...first, message: 'This is an example of a message.' })
  await questions.ask({ question: `This is example question ${month}. What is an example?` })
  const volunteer = await volunteers.receive({
    ...{ ...second, phone: '', town: 'Example town', region: '', roles: [], days: ['sat'], languages: ['en'] },
    ...{ isAdult: true, words: 'This is an example of an offer to help.' },
  })
  const added = [first, second].map(({ email }) => ({ email }))
  await subscribers.importSubscribers({ subscribers: added, consent: 'An example', isConfirmed: true })
  return { message, volunteer }
}

const answer = async (core: Core, { message, volunteer }: Awaited<ReturnType<typeof receive>>) => {
  const text = 'This is an example of an answer.'
  await core.messages.reply(message._id, { text, quotesMessage: true }, await userWith(core, 'inbox'))
  await core.volunteers.change(volunteer.row.id, { state: 'welcome' })
  const [question] = (await core.questions.inbox.list({ state: 'waiting', page: 1, limit: 1 })).found
  if (!question) return
  const { _id, asked, version } = question
  const clinician = await userWith(core, 'clinician')
  const answered = await core.questions.inbox.revise(
    _id,
    { question: asked, answer: `${text} ${sampleText}`, isAnswered: true, version },
    await userWith(core, 'inbox'),
  )
  await core.questions.inbox.recordReading(_id, { role: 'Example', version: answered.version }, clinician)
  await core.questions.inbox.publish(_id)
}

const recordGift = async (core: Core, month: number, at: Date) => {
  const gift = { ...person(month), way: 'cash' as const, amount: 1_000 * month, lastDigits: '' }
  const by = { user: await userWith(core, 'treasurer'), addressOf }
  await core.gifts.recordReceived({ ...gift, givenOn: dayOf(at.toISOString()) }, by)
}

const planEvent = async ({ events }: Core, title: string, at: Date) => {
  const day = dayOf(at.toISOString())
  const [startsAt, noon, endsAt] = [9, 12, 15].map((hour) => momentAt(`${day}T${String(hour).padStart(2, '0')}:00`))
  const place = { region, town: 'Example town', landmark: 'Example hall' }
  const times = [startsAt, noon].map((start) => ({ startsAt: start, seats: 20 }))
  const { _id } = await events.add(NewEvent.parse({ kind: 'screening', title, ...place, startsAt, endsAt, times }))
  await events.publish(_id)
  return _id
}

const signUp = async ({ signups }: Core, event: string, month: number) => {
  const { times } = await signups.times(event)
  for (const [index, { _id: time }] of times.entries())
    for (let count = 1; count <= 3; count++) {
      const { name: calledBy, email } = person(100 * month + 10 * index + count)
      await signups.take(event, { calledBy, email, people: count, time, phone: '' }, { links })
    }
}

const sendNewsletter = async ({ newsletters, outbox }: Core, month: number) => {
  const fields = { subject: `Example newsletter ${month}`, preview: 'An example', content: sampleText }
  const { _id } = await newsletters.draft(fields)
  await newsletters.send(_id, { isChecked: true }, site)
  for (let round = 0; round < 3; round++) {
    await newsletters.sendDue(site)
    await outbox.sendDue()
  }
}
