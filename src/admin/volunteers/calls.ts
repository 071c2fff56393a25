/** The API calls of the pages for volunteers, and the filters of their list. */

import { withId, withParams } from '#page/api-client.ts'
import { keysOf, recordOf } from '#shared/keys.ts'
import { manageVolunteersPath } from '#shared/paths.ts'
import type { PaperVolunteer, VolunteerThread } from '#shared/shapes/volunteer.ts'
import { dayNames, volunteerStates, welcomeWays } from '#shared/volunteers.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withIdempotencyKey } from '../api.ts'
import { loadReplyParts, type ReplyParts } from '../conversations/reply-parts.ts'
import { defineIntents, type IntentInput, withReason, withToast } from '../intents.ts'
import { defineFilters } from '../lists/filters.ts'
import { listFrom, pageQuery } from '../page.ts'
import { saveFile } from '../save-file.ts'
import { volunteerStateText } from './state-words.ts'

export const volunteerFilters = defineFilters({
  state: ['new', 'all', ...volunteerStates],
  search: '',
  role: '',
  day: ['', ...dayNames],
})

export const loadVolunteers = async (request: Request) => {
  const api = adminApi(request)
  const { state, ...filters } = volunteerFilters.chosen(request.url)
  const query = { ...pageQuery(request), ...filters, ...(state !== 'all' && { state }) }
  const [list, roles] = await Promise.all([
    listFrom(request, 'volunteers', () => api.volunteers.$get({ query })),
    offeredRoles(api),
  ])
  return { list, roles }
}

/** The names of the roles that the page /volunteer offers. */
export const offeredRoles = async (api: ReturnType<typeof adminApi>) => {
  const body = await bodyOf(() => api.site.$get({ query: { parts: 'volunteering' } }))
  return isFailure(body) ? [] : (body.words.volunteering?.roles ?? []).map(({ name }) => name)
}

export type NextEvent = { slug: string; title: string; startsAt: string; endsAt: string }
export type OpenedVolunteer = ReplyParts & { thread: VolunteerThread; nextEvent: NextEvent | undefined }

export const openVolunteer = async (request: Request, id: string): Promise<OpenedVolunteer | Failure> => {
  const api = adminApi(request)
  const [thread, parts, coming] = await Promise.all([
    bodyOf(() => api.volunteers[':id'].$get(withId(id))),
    loadReplyParts(request),
    bodyOf(() => api.events.$get({ query: { limit: '10' } })),
  ])
  const nextEvent = isFailure(coming) ? undefined : coming.events.find(({ state }) => state === 'published')
  return isFailure(thread) ? thread : { ...parts, thread, nextEvent }
}

/** The API validates every value. */
const paperEntryIn = ({ form, text }: IntentInput) => {
  const isAdult = text('isAdult')
  return {
    ...recordOf(['name', 'phone', 'email', 'town', 'region', 'words', 'agreedOn'], text),
    ...recordOf(['roles', 'days', 'languages'], (name) => form.getAll(name)),
    ...(isAdult && { isAdult: isAdult === 'yes' }),
  } as PaperVolunteer
}

const stateIn = (text: string) => volunteerStates.find((state) => state === text)

export const runVolunteerIntent = defineIntents({
  setState: withToast(({ api, id, text }) => {
    const json = { state: stateIn(text('state')), version: text('version') }
    return bodyOf(() => api.volunteers[':id'].$patch({ ...withId(id), json }))
  }, 'Status saved.'),
  recordFromPaper: withToast(
    (input) =>
      bodyOf(() =>
        input.api.volunteers.paper.$post({
          json: paperEntryIn(input),
          ...withIdempotencyKey(input.text('idempotencyKey')),
        }),
      ),
    ({ volunteer }) => `${volunteer.name} was added.`,
  ),
  welcome: withToast(
    ({ api, id, text }) =>
      bodyOf(() =>
        api.volunteers[':id'].welcome.$post({
          ...withId(id),
          json: {
            how: keysOf(welcomeWays).find((way) => way === text('how')) ?? 'talk',
            text: text('text'),
            parentAgreed: text('parentAgreed') === 'on',
            getsNewsletter: text('getsNewsletter') === 'on',
          },
          ...withIdempotencyKey(text('idempotencyKey')),
        }),
      ),
    ({ volunteer }) => `${volunteerStateText(volunteer)}.`,
  ),
  reply: ({ api, id, text }) =>
    bodyOf(() =>
      api.volunteers[':id'].replies.$post({
        ...withId(id),
        json: { text: text('text') },
        ...withIdempotencyKey(text('idempotencyKey')),
      }),
    ),
  note: ({ api, id, text }) =>
    bodyOf(() => api.volunteers[':id'].notes.$post({ ...withId(id), json: { text: text('text') } })),
  removeNote: withToast(
    ({ api, id, text }) =>
      bodyOf(() => api.volunteers[':id'].notes[':note'].$delete(withParams({ id, note: text('id') }))),
    'The note was deleted.',
  ),
  sendLink: withToast(
    ({ api, id }) => bodyOf(() => api.volunteers[':id'].link.$post(withId(id))),
    'We are sending a new link. The old one does not work any more.',
  ),
  delete: withToast(
    ({ api, id }) =>
      withReason(
        adminWording.remove.otherFailed,
        bodyOf(() => api.volunteers[':id'].$delete(withId(id))),
      ),
    () => ({ on: manageVolunteersPath, text: adminWording.remove.done }),
  ),
  export: ({ api }) => saveFile(() => api.volunteers.export.$get(), 'volunteers.csv'),
})
