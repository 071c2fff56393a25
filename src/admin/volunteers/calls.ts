/** The API calls of the pages for volunteers, and the filters of their list, which are in the URL. */

import { replace } from 'react-router'
import { manageVolunteersPath } from '#shared/paths.ts'
import type { ReplySettings, SavedReply } from '#shared/shapes/reply-settings.ts'
import type { Volunteer, VolunteerCounts, VolunteerThread } from '#shared/shapes/volunteer.ts'
import { type DayOfWeek, dayNames, type VolunteerState, volunteerStates } from '#shared/volunteers.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId, withIdempotencyKey } from '../api.ts'
import { defineIntents, withReason, withToast } from '../intents.ts'
import { type PageOf, pageQuery } from '../page.ts'
import { saveFile } from '../save-file.ts'

/** An empty value means no filter. */
export type VolunteerFilter = { state: VolunteerState | ''; search: string; role: string; day: DayOfWeek | '' }

/** Unknown values are ignored. */
const volunteerFilterIn = ({ url }: Request): VolunteerFilter => {
  const params = new URL(url).searchParams
  return {
    state: volunteerStates.find((state) => state === params.get('state')) ?? '',
    search: (params.get('search') ?? '').trim(),
    role: params.get('role') ?? '',
    day: dayNames.find((day) => day === params.get('day')) ?? '',
  }
}

export const volunteersHref = (filter: VolunteerFilter, change: Partial<VolunteerFilter> & { page?: string } = {}) => {
  const filled = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '')
  return `${manageVolunteersPath}${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`
}

type Listed = {
  list: (PageOf<Volunteer> & { counts: VolunteerCounts }) | Failure
  filter: VolunteerFilter
  /** The names of the roles that the page /volunteer offers. */
  roles: string[]
}

export const loadVolunteers = async (request: Request): Promise<Listed> => {
  const filter = volunteerFilterIn(request)
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const api = adminApi(request)
  const [body, roles] = await Promise.all([
    bodyOf(() => api.volunteers.$get({ query: { ...pageQuery(request), ...chosen } })),
    offeredRoles(api),
  ])
  if (isFailure(body)) return { list: body, filter, roles }
  const { volunteers: items, ...pages } = body
  // If the last entry of the last page was deleted, loads the page before it.
  if (items.length === 0 && pages.currentPage > pages.totalPages)
    throw replace(volunteersHref(filter, { page: String(pages.totalPages) }))
  return { list: { items, ...pages }, filter, roles }
}

const offeredRoles = async (api: ReturnType<typeof adminApi>) => {
  const body = await bodyOf(() => api.site.$get({ query: { parts: 'volunteering' } }))
  return isFailure(body) ? [] : (body.words.volunteering?.roles ?? []).map(({ name }) => name)
}

export type OpenedVolunteer = {
  thread: VolunteerThread
  replySettings: ReplySettings | undefined
  savedReplies: SavedReply[]
}

export const openVolunteer = async (request: Request, id: string): Promise<OpenedVolunteer | Failure> => {
  const api = adminApi(request)
  const [thread, replySettings, saved] = await Promise.all([
    bodyOf(() => api.volunteers[':id'].$get(withId(id))),
    bodyOf(() => api['reply-settings'].$get()),
    bodyOf(() => api['saved-replies'].$get()),
  ])
  if (isFailure(thread)) return thread
  return {
    thread,
    replySettings: isFailure(replySettings) ? undefined : replySettings,
    savedReplies: isFailure(saved) ? [] : saved.savedReplies,
  }
}

const stateIn = (text: string) => volunteerStates.find((state) => state === text)

export const runVolunteerIntent = defineIntents({
  setState: ({ api, id, text }) =>
    withToast(
      bodyOf(() =>
        api.volunteers[':id'].$patch({
          ...withId(id),
          json: { state: stateIn(text('state')), version: text('version') },
        }),
      ),
      () => ({ on: `${manageVolunteersPath}/${id}`, text: 'State saved.' }),
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
  removeNote: ({ api, text }) => bodyOf(() => api.volunteers.notes[':id'].$delete(withId(text('note')))),
  sendLink: ({ api, id }) =>
    withToast(
      bodyOf(() => api.volunteers[':id'].link.$post(withId(id))),
      () => ({
        on: `${manageVolunteersPath}/${id}`,
        text: 'We are sending a new link. The old one does not work any more.',
      }),
    ),
  delete: ({ api, id }) =>
    withToast(
      withReason(
        adminWording.remove.otherFailed,
        bodyOf(() => api.volunteers[':id'].$delete(withId(id))),
      ),
      () => ({ on: manageVolunteersPath, text: adminWording.remove.done }),
    ),
  export: ({ api }) => saveFile(() => api.volunteers.export.$get(), 'volunteers.csv'),
})
