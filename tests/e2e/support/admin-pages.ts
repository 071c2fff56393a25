/** Every page of the admin area, and a site with a record for each of them, whose words are as long as possible. */
import { readFile } from 'node:fs/promises'
import { newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { type Calls, callsTo } from '#test/calls.ts'
import { clinic } from '#test/clinics.ts'
import { screeningDay } from '#test/events.ts'
import { gift, momo } from '#test/giving.ts'
import { helper } from '#test/volunteers.ts'

const long = 'Sicklecelldiseaseawarenessorganisationwithoutanyspace'.repeat(3)

/** From the list of routes, so that a new page cannot be forgotten. The blog's pages equal those of the news. */
export const adminPaths = async () => {
  const routes = await readFile('src/routes.ts', 'utf8')
  const area = routes.slice(routes.indexOf("layout('admin/layout.tsx'"))
  return [...area.matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`).filter((path) => !path.includes('blog'))
}

/** For each page with data, by the start of its address: the id of a record. */
export const longWords = (calls: Calls, address: string) => {
  const ids = filled.get(address) ?? fill(calls, address)
  filled.set(address, ids)
  return ids
}

/** Several tests may share a site. */
const filled = new Map<string, Promise<Record<string, string>>>()

const fill = async (calls: Calls, address: string): Promise<Record<string, string>> => {
  const { newsItem } = await calls.publish('/news', {
    title: long,
    author: long.slice(0, 100),
    content: `${long}\n\n- ${long}`,
    imageAlt: long,
  })
  await calls.send({ name: long.slice(0, 100), email: 'long@voima.example', message: long })
  const { messages } = await calls.read('/contact?page=1&limit=1')
  return {
    [`${newsFeed.editPath}/:id`]: newsItem._id,
    '/messages/:id': messages[0]._id,
    '/pictures/:id': newsItem.imageId,
    '/readers/:kind/:id': newsItem._id,
    '/manageevents/:id': await longDay(calls),
    '/manageplaces/:id': await longPlace(calls),
    '/managequestions/:id': await longQuestion(calls),
    '/managevolunteers/:id': await longVolunteer(calls),
    '/managegifts/:id': await longGift(calls, address),
  }
}

const longDay = async (calls: Calls): Promise<string> => {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  const endsAt = new Date(Date.now() + 90_000_000).toISOString()
  const times = [{ startsAt, seats: 20 }]
  const words = { title: long.slice(0, 100), town: long.slice(0, 60), landmark: long, text: long, bring: long }
  const { event } = await calls.create('/events', { ...screeningDay, ...words, startsAt, endsAt, times })
  await calls.create(`/events/${event._id}/publish`, {})
  const [time] = (await calls.read(`/events/${event._id}/times`)).times
  await calls.create(`/events/${event._id}/signups`, { calledBy: long.slice(0, limits.signupName), time: time._id })
  return event._id
}

const longPlace = async (calls: Calls): Promise<string> => {
  const words = { name: long.slice(0, limits.placeName), town: long.slice(0, limits.placeLine), landmark: long }
  const { place } = await calls.create('/places', { ...clinic, ...words })
  await calls.create(`/places/${place._id}/checks`, { how: 'called', result: 'right' })
  return place._id
}

/** Answered, so that its page shows every step. */
const longQuestion = async (calls: Calls): Promise<string> => {
  await calls.create('/questions', { question: long })
  const [{ _id: id }] = (await calls.read('/questions/inbox?page=1&limit=1')).questions
  const answer = { question: long, answer: long, sources: [{ name: long }], isAnswered: true }
  await calls.change(`/questions/inbox/${id}`, answer)
  return id
}

const longVolunteer = async (calls: Calls): Promise<string> => {
  const email = `${long.slice(0, 60)}@voima.example`
  await calls.create('/volunteers', { ...helper, name: long.slice(0, limits.name), email, words: long })
  const [{ _id: id }] = (await calls.read('/volunteers?page=1&limit=1')).volunteers
  await calls.create(`/volunteers/${id}/notes`, { text: long })
  await calls.create(`/volunteers/${id}/replies`, { text: long })
  return id
}

/** Another administrator approves the details, because otherwise nobody can promise a gift. */
const longGift = async (calls: Calls, address: string): Promise<string> => {
  const kojo = { email: `kojo${Date.now()}@voima.example`, password: 'a long enough password' }
  await calls.addPerson(kojo, 'administrator')
  const byKojo = callsTo(address, kojo)
  const propose = async (number: string) => {
    const details = { ...momo, number, phoneName: long.slice(0, limits.givingLine), amounts: long }
    const { versions } = await calls.change('/giving', details, 'PUT')
    return versions[0]._id
  }
  const first = await propose(momo.number)
  await byKojo.confirm()
  await byKojo.create(`/giving/versions/${first}/approve`, {})
  await calls.create('/gifts', { ...gift, name: long.slice(0, limits.name), email: 'long@voima.example' })
  await propose('055 000 0000')
  return (await calls.read('/gifts?page=1&limit=1&state=promised')).gifts[0]._id
}

/** The address of a page, with the ids that `longWords` returned. */
export const adminAddress = (path: string, ids: Record<string, string>) => {
  const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? 'nothing'
  return path.replace(':kind', 'news').replace(':id', id).replace(':part', 'team')
}
