/**
 * The server results of the command palette (global search), limited to what the user's jobs may see. A pause in typing
 * starts the search (debounce).
 */

import { useEffect, useState } from 'react'
import { sectionNames, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { type Feed, feeds } from '#shared/feeds.ts'
import { matches } from '#shared/fold.ts'
import { limits } from '#shared/limits.ts'
import { filesPath, manageVolunteersPath, messagePath, peoplePath, subscribersPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Article } from '#shared/shapes/article.ts'
import { money } from '#shared/wording/giving.ts'
import { type Answer, adminApi, bodyOf, type GoodBody, here, isFailure } from '../api.ts'
import { listIn } from '../articles/calls.ts'
import { editEventPath, eventTabs } from '../events/calls.ts'
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
type Search = {
  kind: string
  needs: Permission
  /** The results of each call. */
  find: (api: Api, search: string) => Promise<Found[]>[]
}

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

const findArticles = async (api: Api, feed: Feed, search: string) => {
  const body = await bodyIn(async () => api[feed.kind].$get({ query: { ...firstFive, search, texts: 'no' } as never }))
  return listIn(body, feed).map(({ _id, title }: Article) => ({
    text: `Edit “${title}”`,
    to: `${feed.editPath}/${_id}`,
  }))
}

const findMessages = async (api: Api, search: string) => {
  const { messages } = await bodyIn(() => api.inbox.$get({ query: { ...firstFive, folder: 'all', search } }))
  return messages.map(({ _id, name, subject }) => ({
    text: `${name}: ${subject.slice(0, shownWords)}`,
    to: `${messagePath}/${_id}`,
  }))
}

const findSubscribers = async (api: Api, search: string) => {
  const { subscriptions } = await bodyIn(() => api.subscribe.$get({ query: { ...firstFive, search } }))
  return subscriptions.map(({ email }) => ({
    text: email,
    to: `${subscribersPath}?${new URLSearchParams({ search: email })}`,
  }))
}

const findImages = async (api: Api, search: string) => {
  const { pictures } = await bodyIn(() => api.pictures.$get({ query: { ...firstFive, search } as never }))
  return pictures.map((image) => ({ text: imageTitle(image), to: imagePath(image) }))
}

const findNewsletters = async (api: Api, search: string) => {
  const { newsletters } = await bodyIn(() => api.newsletters.$get({ query: longest }))
  return newsletters
    .filter(({ subject }) => matches(subject, search))
    .map(({ _id, subject }) => ({ text: subject, to: newsletterPath(_id) }))
}

const findPeople = async (api: Api, search: string) => {
  const { users } = await bodyIn(() => api.users.$get())
  return users
    .filter(({ name = '', email }) => matches(`${name} ${email}`, search))
    .map(({ name, email }) => ({ text: name ? `${name}, ${email}` : email, to: peoplePath }))
}

const labelsOf = (name: SectionName) => sections[name].fields.map(({ label }) => label).join(' ')

const findSiteTexts = async (api: Api, search: string) => {
  const { words } = await bodyIn(() => api.site.$get({ query: {} }))
  return sectionNames
    .filter((name) => matches(JSON.stringify(words[name] ?? ''), search) || matches(labelsOf(name), search))
    .map((name) => ({ text: `${sections[name].title}: “${search}”`, to: sectionPath(name) }))
}

const findEvents = async (api: Api, when: (typeof eventTabs)[number], search: string) => {
  const { events } = await bodyIn(() => api.events.$get({ query: { ...longest, when } }))
  return events
    .filter(({ title }) => matches(title, search))
    .map(({ _id, title }) => ({ text: title, to: editEventPath(_id) }))
}

const findPlaces = async (api: Api, search: string) => {
  const { places } = await bodyIn(() => api.places.$get({ query: { ...firstFive, state: 'all', search } }))
  return places.map(({ _id, name }) => ({ text: name, to: placePath(_id) }))
}

const questionStates = ['waiting', 'answered', 'published'] as const

const findQuestions = async (api: Api, state: (typeof questionStates)[number], search: string) => {
  const { questions } = await bodyIn(() => api.questions.inbox.$get({ query: { ...firstFive, state, search } }))
  return questions.map(({ _id, asked, question }) => ({ text: question || asked, to: questionPath(_id) }))
}

const findVolunteers = async (api: Api, search: string) => {
  const { volunteers } = await bodyIn(() => api.volunteers.$get({ query: { ...firstFive, search } }))
  return volunteers.map(({ _id, name }) => ({ text: name, to: `${manageVolunteersPath}/${_id}` }))
}

const findGifts = async (api: Api, search: string) => {
  const { gifts } = await bodyIn(() => api.gifts.$get({ query: { ...firstFive, search } }))
  return gifts.map(({ _id, amount, name, reference }) => ({
    text: [money(amount), name, reference].filter(Boolean).join(', '),
    to: giftPath(_id),
  }))
}

const findFiles = async (api: Api, search: string) => {
  const { files } = await bodyIn(() => api.files.$get({ query: longest }))
  return files.filter(({ name }) => matches(name, search)).map(({ name }) => ({ text: name, to: filesPath }))
}

const searches: Search[] = [
  {
    kind: 'Article',
    needs: 'articles.write',
    find: (api, search) => feeds.map((feed) => findArticles(api, feed, search)),
  },
  { kind: 'Message', needs: 'messages.read', find: (api, search) => [findMessages(api, search)] },
  { kind: 'Subscriber', needs: 'subscribers.read', find: (api, search) => [findSubscribers(api, search)] },
  { kind: 'Picture', needs: 'articles.write', find: (api, search) => [findImages(api, search)] },
  { kind: 'Newsletter', needs: 'newsletters.write', find: (api, search) => [findNewsletters(api, search)] },
  { kind: 'Person', needs: 'people.read', find: (api, search) => [findPeople(api, search)] },
  { kind: 'Website text', needs: 'site.write', find: (api, search) => [findSiteTexts(api, search)] },
  {
    kind: 'Event',
    needs: 'events.write',
    find: (api, search) => eventTabs.map((when) => findEvents(api, when, search)),
  },
  { kind: 'Place of care', needs: 'places.write', find: (api, search) => [findPlaces(api, search)] },
  {
    kind: 'Question',
    needs: 'questions.write',
    find: (api, search) => questionStates.map((state) => findQuestions(api, state, search)),
  },
  { kind: 'Volunteer', needs: 'volunteers.read', find: (api, search) => [findVolunteers(api, search)] },
  { kind: 'Gift', needs: 'gifts.read', find: (api, search) => [findGifts(api, search)] },
  { kind: 'File', needs: 'articles.write', find: (api, search) => [findFiles(api, search)] },
]

/** No results if a call failed: those of the others are still useful. */
const commandsOf = async (kind: string, found: Promise<Found[]>) => {
  const shown = await found.catch(() => [])
  return shown.slice(0, most).map((each): Command => ({ ...each, kind }))
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
      const api = adminApi(here())
      const allowed = searches.filter(({ needs }) => can(user, needs))
      const answers = await Promise.all(
        allowed.flatMap(({ kind, find }) => find(api, search).map((found) => commandsOf(kind, found))),
      )
      if (isWanted) setFound(answers.flat())
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, user])
  return found
}
