/** Fills an organisation with at least one item of every kind. */
import { limits } from '#shared/limits.ts'
import { esi, walk, yaw } from './cast.ts'
import { clinic } from './clinics.ts'
import type { testCore } from './core.ts'
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
  await core.rates.take({ rate: { name: 'contact', times: 3, minutes: 10 }, whose: 'somebody' })
  return article
}

/** Text with characters that are often damaged. */
const oddText = 'Ɛyɛ “good” \\n \n \u2028 \u0007 \'; -- {"a":1} 🩸'
