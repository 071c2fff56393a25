/**
 * The server results of the command palette (global search), limited to what the user's role may see. A pause in typing
 * starts the search (debounce).
 */

import { useEffect, useState } from 'react'
import { sectionNames, sections } from '#shared/content/sections.ts'
import type { SectionName } from '#shared/content/types.ts'
import { feeds } from '#shared/feeds.ts'
import { matches } from '#shared/fold.ts'
import { limits } from '#shared/limits.ts'
import { filesPath, manageVolunteersPath, messagePath, peoplePath, subscribersPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminApi, bodyOf, type Failure, here, isFailure } from '../api.ts'
import { listIn } from '../articles/calls.ts'
import { editEventPath, eventTabs } from '../events/calls.ts'
import { imagePath } from '../images/calls.ts'
import { imageTitle } from '../images/image-texts.ts'
import { newsletterPath } from '../newsletters/calls.ts'
import { placePath } from '../places/calls.ts'
import { questionPath } from '../questions/calls.ts'
import { sectionPath } from '../site-content/calls.ts'
import type { Command } from './commands.ts'

type Api = ReturnType<typeof adminApi>
type Search = { needs: Permission; find: (api: Api, search: string) => Promise<Command[]> }

/** The maximum number of results of one kind. */
const most = 5
/** The beginning of a message: the result has room for two lines. */
const shownWords = 100
const firstFive = { page: '1', limit: String(most) }

/** Empty if the call failed: the other results are still useful. */
const whenFound = async <Body extends object>(
  answer: Promise<Body | Failure>,
  toCommands: (body: Body) => Command[],
) => {
  const body = await answer.catch(() => undefined)
  return !body || isFailure(body) ? [] : toCommands(body).slice(0, most)
}

const articles: Search = {
  needs: 'articles.write',
  find: async (api, search) => {
    const query = { ...firstFive, search, texts: 'no' } as never
    const found = feeds.map((feed) =>
      whenFound(
        bodyOf(async () => api[feed.kind].$get({ query })),
        (body) =>
          listIn(body, feed).map(({ _id, title }: Article) => ({
            text: `Edit “${title}”`,
            to: `${feed.editPath}/${_id}`,
            kind: 'Article',
          })),
      ),
    )
    return (await Promise.all(found)).flat()
  },
}

const messages: Search = {
  needs: 'messages.read',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.inbox.$get({ query: { ...firstFive, folder: 'all', search } })),
      (body) =>
        body.messages.map(({ _id, name, subject }) => ({
          text: `${name}: ${subject.slice(0, shownWords)}`,
          to: `${messagePath}/${_id}`,
          kind: 'Message',
        })),
    ),
}

const subscribers: Search = {
  needs: 'subscribers.read',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.subscribe.$get({ query: { ...firstFive, search } })),
      (body) =>
        body.subscriptions.map(({ email }) => ({
          text: email,
          to: `${subscribersPath}?${new URLSearchParams({ search: email })}`,
          kind: 'Subscriber',
        })),
    ),
}

const images: Search = {
  needs: 'articles.write',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.pictures.$get({ query: { ...firstFive, search } as never })),
      (body) => body.pictures.map((image) => ({ text: imageTitle(image), to: imagePath(image), kind: 'Picture' })),
    ),
}

const newsletters: Search = {
  needs: 'newsletters.write',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.newsletters.$get({ query: { page: '1', limit: String(limits.maxPageSize) } })),
      (body) =>
        body.newsletters
          .filter(({ subject }) => matches(subject, search))
          .map(({ _id, subject }) => ({ text: subject, to: newsletterPath(_id), kind: 'Newsletter' })),
    ),
}

const people: Search = {
  needs: 'people.read',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.users.$get()),
      (body) =>
        body.users
          .filter(({ name = '', email }) => matches(`${name} ${email}`, search))
          .map(({ name, email }) => ({ text: name ? `${name}, ${email}` : email, to: peoplePath, kind: 'Person' })),
    ),
}

const labelsOf = (name: SectionName) => sections[name].fields.map(({ label }) => label).join(' ')

const siteTexts: Search = {
  needs: 'site.write',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.site.$get({ query: {} })),
      ({ words }) =>
        sectionNames
          .filter((name) => matches(JSON.stringify(words[name] ?? ''), search) || matches(labelsOf(name), search))
          .map((name) => ({ text: `${sections[name].title}: “${search}”`, to: sectionPath(name), kind: 'Site text' })),
    ),
}

const events: Search = {
  needs: 'events.write',
  find: async (api, search) => {
    const found = eventTabs.map((when) =>
      whenFound(
        bodyOf(() => api.events.$get({ query: { page: '1', limit: String(limits.maxPageSize), when } })),
        (body) =>
          body.events
            .filter(({ title }) => matches(title, search))
            .map(({ _id, title }) => ({ text: title, to: editEventPath(_id), kind: 'Event' })),
      ),
    )
    return (await Promise.all(found)).flat()
  },
}

const places: Search = {
  needs: 'places.write',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.places.$get({ query: { ...firstFive, state: 'all', search } })),
      (body) => body.places.map(({ _id, name }) => ({ text: name, to: placePath(_id), kind: 'Place of care' })),
    ),
}

const questions: Search = {
  needs: 'questions.write',
  find: async (api, search) => {
    const found = (['waiting', 'answered', 'published'] as const).map((state) =>
      whenFound(
        bodyOf(() => api.questions.inbox.$get({ query: { ...firstFive, state, search } })),
        (body) =>
          body.questions.map(({ _id, asked, question }) => ({
            text: question || asked,
            to: questionPath(_id),
            kind: 'Question',
          })),
      ),
    )
    return (await Promise.all(found)).flat()
  },
}

const volunteers: Search = {
  needs: 'volunteers.read',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.volunteers.$get({ query: { ...firstFive, search } })),
      (body) =>
        body.volunteers.map(({ _id, name }) => ({
          text: name,
          to: `${manageVolunteersPath}/${_id}`,
          kind: 'Volunteer',
        })),
    ),
}

const files: Search = {
  needs: 'articles.write',
  find: (api, search) =>
    whenFound(
      bodyOf(() => api.files.$get({ query: { page: '1', limit: String(limits.maxPageSize) } })),
      (body) =>
        body.files
          .filter(({ name }) => matches(name, search))
          .map(({ name }) => ({ text: name, to: filesPath, kind: 'File' })),
    ),
}

const searches = [
  articles,
  messages,
  subscribers,
  images,
  newsletters,
  people,
  siteTexts,
  events,
  places,
  questions,
  volunteers,
  files,
]

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
      const answers = await Promise.all(allowed.map(({ find }) => find(api, search)))
      if (isWanted) setFound(answers.flat())
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, user])
  return found
}
