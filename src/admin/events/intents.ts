/** The actions on events, by the intent that each form sends, and the message after each. */
import { manageEventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { bodyOf, isFailure, withId } from '../api.ts'
import { defineIntents, movedToTrash, openWithToast, type ResultOf, withToast } from '../intents.ts'
import { editEventPath, parseEvent, parseRepeat } from './calls.ts'

export const runEventIntent = defineIntents({
  create: async ({ api, form }) => {
    const json = { ...parseEvent(form), ...parseRepeat(form), publish: form.has('publish') }
    const body = await bodyOf(() => api.events.$post({ json }))
    return isFailure(body) ? body : openWithToast(editEventPath(body.event._id), saidOfNew(body.event))
  },
  save: withToast(
    async ({ api, form, text, id }) => {
      const json = { ...parseEvent(form), version: Number(text('version')), publish: form.has('publish') }
      const body = await bodyOf(() => api.events[':id'].$patch({ ...withId(id), json }))
      if (!isFailure(body) && body.event.sequence > Number(text('sequence')))
        openPeopleToCall(id, text('toCall'), 'Saved.')
      return body
    },
    ({ event }, { form }) => (form.has('publish') ? `${event.title} is published.` : 'Saved.'),
  ),
  publishSeries: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id']['publish-series'].$post(withId(text('id')))),
    ({ event }) => `${event.title} and the other events of its series are published.`,
  ),
  cancel: withToast(
    async ({ api, text }) => {
      const body = await bodyOf(() => api.events[':id'].cancel.$post(withId(text('id'))))
      if (!isFailure(body)) openPeopleToCall(text('id'), text('toCall'), `${body.event.title} is cancelled.`)
      return body
    },
    ({ event }) => `${event.title} is cancelled.`,
  ),
  cancelSeries: async ({ api, text }) => {
    const body = await bodyOf(() => api.events[':id']['cancel-series'].$post(withId(text('id'))))
    if (isFailure(body)) return body
    const done = 'All coming events of the series are cancelled.'
    openPeopleToCall(text('id'), text('toCall'), done)
    return openWithToast(`${manageEventsPath}?when=cancelled`, `${done} Open each: it lists whom to call.`)
  },
  unpublish: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id'].unpublish.$post(withId(text('id')))),
    ({ event }) => `${event.title} is a draft again.`,
  ),
  remove: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id'].$delete(withId(text('id')))),
    ({ event }, { text }) => movedToTrash(manageEventsPath, text('id'), event.title),
  ),
  restore: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id'].restore.$post(withId(text('id')))),
    ({ event }) => `${event.title} was restored.`,
  ),
})

/** Opens the list of people to call, if somebody has only a phone number. */
const openPeopleToCall = (id: string, toCall: string, done: string) => {
  if (Number(toCall) > 0) openWithToast(`${editEventPath(id)}/people`, `${done} Please tell the people in this list.`)
}

const saidOfNew = ({ title, state, seriesId }: Event) => {
  if (state === 'published')
    return seriesId ? `The events of the series ${title} are published.` : `${title} is published.`
  return seriesId
    ? 'Saved as a series of drafts. Visitors cannot see an event until it is published.'
    : 'Saved as a draft. Visitors cannot see it until you publish it.'
}

export type EventActionResult = ResultOf<typeof runEventIntent>
