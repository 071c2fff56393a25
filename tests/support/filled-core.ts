/** Fills an organisation with at least one item of every kind. */
import { limits } from '#shared/limits.ts'
import { esi, walk, yaw } from './cast.ts'
import { clinic } from './clinics.ts'
import type { testCore } from './core.ts'
import { screeningDay } from './events.ts'
import { gift, momo } from './giving.ts'
import { pictures } from './pictures.ts'
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
  const event = await core.events.add({ ...screeningDay, text: oddText })
  await core.events.publish(event._id)
  await giveTo(core)
  await core.rates.take({ rate: { name: 'contact', times: 3, minutes: 10 }, whose: 'somebody' })
  return article
}

/** The details of how to give need two administrators. */
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
