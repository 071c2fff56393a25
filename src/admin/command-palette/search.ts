/**
 * The server results of the command palette (global search), limited to what the user's jobs may see. A pause in typing
 * starts the search (debounce).
 */

import { useEffect, useState } from 'react'
import { sectionNames, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { type Feed, feeds } from '#shared/feeds.ts'
import { matches } from '#shared/fold.ts'
import { longDay } from '#shared/format.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { filesPath, manageVolunteersPath, messagePath, peoplePath, subscribersPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Article } from '#shared/shapes/article.ts'
import { money } from '#shared/wording/giving.ts'
import { type Answer, adminApi, bodyOf, type GoodBody, here, isFailure } from '../api.ts'
import { listIn } from '../articles/calls.ts'
import { editEventPath } from '../events/calls.ts'
import { giftPath } from '../gifts/calls.ts'
import { imagePath } from '../images/calls.ts'
import { imageTitle } from '../images/image-texts.ts'
import { newsletterPath } from '../newsletters/calls.ts'
import { placePath } from '../places/calls.ts'
import { questionPath } from '../questions/calls.ts'
import { sectionPath } from '../site-content/calls.ts'
import type { Command } from './commands.ts'

type Api = ReturnType<typeof adminApi>
type Found = { text: string; to: string }
type Find = (api: Api, search: string) => Promise<Found[]>
type Search = { kind: string; needs: Permission; find: Find }

/** The maximum number of results of one call. */
const most = 5
/** The beginning of a message: the result has room for two lines. */
const shownWords = 100
const firstFive = { page: '1', limit: String(most) }
const longest = { page: '1', limit: String(limits.maxPageSize) }

const bodyIn = async <A extends Answer>(call: () => Promise<A>) => {
  const body = await bodyOf(call)
  const outcome = Object(body)
  if (isFailure(outcome)) throw new Error(outcome.reason)
  return body as GoodBody<A>
}

const findArticles =
  (feed: Feed): Find =>
  async (api, search) => {
    const body = await bodyIn(async () =>
      api[feed.kind].$get({ query: { ...firstFive, search, texts: 'no' } as never }),
    )
    return listIn(body, feed).map(({ _id, title }: Article) => ({
      text: `Edit “${title}”`,
      to: `${feed.editPath}/${_id}`,
    }))
  }

const findMessages: Find = async (api, search) => {
  const { messages } = await bodyIn(() => api.inbox.$get({ query: { ...firstFive, folder: 'all', search } }))
  return messages.map(({ _id, name, subject }) => ({
    text: `${name}: ${subject.slice(0, shownWords)}`,
    to: `${messagePath}/${_id}`,
  }))
}

const findSubscribers: Find = async (api, search) => {
  const { subscriptions } = await bodyIn(() => api.subscribe.$get({ query: { ...firstFive, search } }))
  return subscriptions.map(({ email }) => ({
    text: email,
    to: `${subscribersPath}?${new URLSearchParams({ search: email })}`,
  }))
}

const findImages: Find = async (api, search) => {
  const { pictures } = await bodyIn(() => api.pictures.$get({ query: { ...firstFive, search } as never }))
  return pictures.map((image) => ({ text: imageTitle(image), to: imagePath(image) }))
}

/** For a list that has no search: reads all its pages. */
const findIn = async <Body extends { totalPages: number }>(
  search: string,
  load: (query: typeof longest) => Promise<Body>,
  read: (body: Body) => Found[],
) => {
  const first = await load(longest)
  const rest = Array.from({ length: first.totalPages - 1 }, (_, at) => load({ ...longest, page: `${at + 2}` }))
  return [first, ...(await Promise.all(rest))].flatMap(read).filter(({ text }) => matches(text, search))
}

const findNewsletters: Find = (api, search) =>
  findIn(
    search,
    (query) => bodyIn(() => api.newsletters.$get({ query })),
    ({ newsletters }) =>
      newsletters.map(({ _id, subject, startedAt, updatedAt }) => ({
        text: [subject, longDay(startedAt ?? updatedAt)].filter(Boolean).join(', '),
        to: newsletterPath(_id),
      })),
  )

const findPeople: Find = async (api, search) => {
  const { users } = await bodyIn(() => api.users.$get())
  return users
    .filter(({ name = '', email }) => matches(`${name} ${email}`, search))
    .map(({ name, email }) => ({ text: name ? `${name}, ${email}` : email, to: peoplePath }))
}

const labelsOf = (name: SectionName) => sections[name].fields.map(({ label }) => label).join(' ')

const findSiteTexts: Find = async (api, search) => {
  const { words } = await bodyIn(() => api.site.$get({ query: {} }))
  return sectionNames
    .filter((name) => matches(JSON.stringify(words[name] ?? ''), search) || matches(labelsOf(name), search))
    .map((name) => ({ text: `${sections[name].title}: “${search}”`, to: sectionPath(name) }))
}

/** Each event is in one of these. */
const eventsIn = {
  coming: 'events.read',
  past: 'events.read',
  drafts: 'events.write',
  removed: 'events.write',
} as const

const findEvents =
  (when: keyof typeof eventsIn): Find =>
  (api, search) =>
    findIn(
      search,
      (query) => bodyIn(() => api.events.$get({ query: { ...query, when } })),
      ({ events }) =>
        events.map(({ _id, title, town, startsAt }) => ({
          text: `${title}, ${town}, ${longDay(startsAt)}`,
          to: editEventPath(_id),
        })),
    )

const findPlaces: Find = async (api, search) => {
  const { places } = await bodyIn(() => api.places.$get({ query: { ...firstFive, state: 'all', search } }))
  return places.map(({ _id, name }) => ({ text: name, to: placePath(_id) }))
}

const questionStates = ['waiting', 'answered', 'published'] as const

const findQuestions =
  (state: (typeof questionStates)[number]): Find =>
  async (api, search) => {
    const { questions } = await bodyIn(() => api.questions.inbox.$get({ query: { ...firstFive, state, search } }))
    return questions.map(({ _id, asked, question }) => ({ text: question || asked, to: questionPath(_id) }))
  }

const findVolunteers: Find = async (api, search) => {
  const { volunteers } = await bodyIn(() => api.volunteers.$get({ query: { ...firstFive, search } }))
  return volunteers.map(({ _id, name }) => ({ text: name, to: `${manageVolunteersPath}/${_id}` }))
}

const findGifts: Find = async (api, search) => {
  const { gifts } = await bodyIn(() => api.gifts.$get({ query: { ...firstFive, search } }))
  return gifts.map(({ _id, amount, name, email, reference }) => ({
    text: [money(amount), name || email, reference].filter(Boolean).join(', '),
    to: giftPath(_id),
  }))
}

const findFiles: Find = (api, search) =>
  findIn(
    search,
    (query) => bodyIn(() => api.files.$get({ query })),
    ({ files }) => files.map(({ name }) => ({ text: name, to: filesPath })),
  )

const searches: Search[] = [
  ...feeds.map((feed): Search => ({ kind: 'Article', needs: 'articles.write', find: findArticles(feed) })),
  { kind: 'Message', needs: 'messages.read', find: findMessages },
  { kind: 'Subscriber', needs: 'subscribers.read', find: findSubscribers },
  { kind: 'Picture', needs: 'articles.write', find: findImages },
  { kind: 'Newsletter', needs: 'newsletters.write', find: findNewsletters },
  { kind: 'Person', needs: 'people.read', find: findPeople },
  { kind: 'Website text', needs: 'site.write', find: findSiteTexts },
  ...keysOf(eventsIn).map((when): Search => ({ kind: 'Event', needs: eventsIn[when], find: findEvents(when) })),
  { kind: 'Place of care', needs: 'places.write', find: findPlaces },
  ...questionStates.map(
    (state): Search => ({ kind: 'Question', needs: 'questions.write', find: findQuestions(state) }),
  ),
  { kind: 'Volunteer', needs: 'volunteers.read', find: findVolunteers },
  { kind: 'Gift', needs: 'gifts.read', find: findGifts },
  { kind: 'File', needs: 'articles.write', find: findFiles },
]

/** No results if a call failed: those of the others are still useful. */
const commandsOf = async ({ kind, find }: Search, search: string) => {
  const found = await find(adminApi(here()), search).catch(() => [])
  return found.slice(0, most).map((each): Command => ({ ...each, kind }))
}

/** The debounce: how long a search waits for the next letter. */
const restMs = 250

export const useFound = (user: { role: string }, typed: string) => {
  const [found, setFound] = useState<Command[]>([])
  const search = typed.trim()
  useEffect(() => {
    if (search.length < 2) return setFound([])
    let isWanted = true
    const timer = setTimeout(async () => {
      const allowed = searches.filter(({ needs }) => can(user, needs))
      const answers = await Promise.all(allowed.map((each) => commandsOf(each, search)))
      if (isWanted) setFound(answers.flat())
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, user])
  return found
}
