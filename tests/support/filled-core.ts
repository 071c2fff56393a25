/** Fills an organisation with at least one item of every kind. */
import { organisation } from '#shared/content/frame.ts'
import { limits } from '#shared/limits.ts'
import { ama, esi, walk, yaw } from './cast.ts'
import { clinic } from './clinics.ts'
import type { testCore } from './core.ts'
import { newsletterFields } from './draft-newsletter.ts'
import { screeningDay } from './events.ts'
import { gift, momo } from './giving.ts'
import { pictures } from './pictures.ts'
import { doorMark, signupLinks } from './signup-days.ts'
import { helper } from './volunteers.ts'

type Core = Awaited<ReturnType<typeof testCore>>['core']

export const fillCore = async (core: Core) => {
  const article = await core.articles.publish('news', { ...walk, title: oddText }, await pictures.jpeg(400, 250))
  await core.articles.publish('blog', { ...walk, content: 'x'.repeat(limits.content) }, await pictures.transparent())
  const { _id } = await core.articles.publish('blog', { ...walk, title: 'Set aside' }, await pictures.png())
  await core.articles.remove('blog', _id)
  await core.files.add('Pain plan.pdf', Buffer.from('%PDF-1.7 A pain plan.'))
  await core.imageVariants.makeMissing()
  await core.messages.receive({ ...yaw, message: oddText })
  await core.questions.ask({ question: oddText })
  await core.subscribers.add(esi)
  await core.volunteers.receive({ ...helper, words: oddText })
  const place = await core.places.add({ ...clinic, landmark: oddText })
  await core.places.check(place._id, { how: 'called', result: 'right' })
  await holdDay(core)
  await giveTo(core)
  await core.newsletters.draft({ ...newsletterFields, content: oddText })
  await core.messages.replySettings.saved.add({ title: 'Thanks', text: oddText })
  const { version } = await core.siteContent.find('organisation')
  await core.siteContent.change('organisation', { ...organisation, legalName: oddText }, version, ama.email)
  core.articleViews.opened('news', article._id)
  await core.articleViews.write()
  await core.rates.take({ rate: { name: 'contact', times: 3, minutes: 10 }, whose: 'somebody' })
  return article
}

/** A future event with a person who was already marked as present. */
const holdDay = async (core: Core) => {
  const startsAt = '2099-06-26T09:00:00Z'
  const day = { ...screeningDay, startsAt, endsAt: '2099-06-26T15:00:00Z', times: [{ startsAt, seats: 20 }] }
  const { _id } = await core.events.add({ ...day, text: oddText })
  await core.events.publish(_id)
  const time = (await core.signups.times(_id)).times[0]?._id ?? ''
  const guest = { calledBy: oddText, people: 2, time, email: 'guest@mail.example', phone: '024 000 0000' }
  await core.signups.take(_id, guest, { links: signupLinks })
  await core.signups.mark(_id, { marks: [doorMark('came', { time, number: 1 }), doorMark('tested')] })
  await core.signups.changeCounts(_id, { walkedIn: 3 })
}

/** The giving details need two administrators. */
const giveTo = async (core: Core) => {
  const addressOf = (path: string) => `https://voima.example${path}`
  const first = await core.users.add('first@voima.example', 'a long enough password', 'administrator')
  const second = await core.users.add('second@voima.example', 'a long enough password', 'administrator')
  const [version] = await core.gifts.details.propose(momo, { user: first, addressOf })
  await core.gifts.details.approve(version?._id ?? '', { user: second, addressOf })
  const { reference } = await core.gifts.promise({ ...gift, name: oddText, email: esi.email }, { addressOf })
  const [promised] = (await core.gifts.list({ page: 1, limit: 1, search: reference })).found
  await core.gifts.receive(promised?._id ?? '', { user: first, addressOf })
  for (const { id } of [first, second]) await core.users.remove(id)
}

/** Text with characters that are often damaged. */
const oddText = 'Ɛyɛ “good” \\n \n \u2028 \u0007 \'; -- {"a":1} 🩸'
