/** The actions on events, by the intent that each form sends, and the message after each. */
import { withId } from '#page/api-client.ts'
import { manageEventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { bodyOf, isFailure } from '../api.ts'
import { defineIntents, movedToTrash, openWithToast, type ResultOf, withToast } from '../intents.ts'
import { editEventPath, parseEvent, parseRepeat } from './calls.ts'
import { askTheDoor, whoIsTold } from './who-is-told.ts'

export const runEventIntent = defineIntents({
  create: async ({ api, form }) => {
    const json = { ...parseEvent(form), ...parseRepeat(form), publish: form.has('publish') }
    const body = await bodyOf(() => api.events.$post({ json }))
    return isFailure(body) ? body : openWithToast(editEventPath(body.event._id), saidOfNew(body.event))
  },
  save: withToast(
    ({ api, form, text, id }) => {
      const json = { ...parseEvent(form), version: Number(text('version')), publish: form.has('publish') }
      return bodyOf(() => api.events[':id'].$patch({ ...withId(id), json }))
    },
    ({ event }, { form, text }) => {
      if (form.has('publish')) return `${event.title} is published.`
      return event.sequence > Number(text('sequence')) ? saidOfChange(event, 'Saved.', text('mayCall')) : 'Saved.'
    },
  ),
  publishSeries: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id']['publish-series'].$post(withId(text('id')))),
    ({ event }) => `${event.title} and the other events of its series are published.`,
  ),
  cancel: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id'].cancel.$post(withId(text('id')))),
    ({ event }, { text }) => saidOfChange(event, `${event.title} is cancelled.`, text('mayCall')),
  ),
  cancelSeries: withToast(
    ({ api, text }) => bodyOf(() => api.events[':id']['cancel-series'].$post(withId(text('id')))),
    (_, { text }) => ({
      on: `${manageEventsPath}?when=cancelled`,
      text: `The events of the series are cancelled. ${text('mayCall') ? 'Open each event to see if anybody must be called.' : askTheDoor}`,
    }),
  ),
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

/** Says who is told, and opens the list of people to call if somebody has only a phone number. */
const saidOfChange = ({ _id, untold }: Event, done: string, mayCall: string) => {
  if (!untold) return done
  const text = `${done} ${whoIsTold(untold, Boolean(mayCall))}`.trim()
  if (!mayCall || untold.phoneOnly === 0) return text
  return { on: `${editEventPath(_id)}/people`, text: `${text} Please tell the people in this list.` }
}

const saidOfNew = ({ title, state, seriesId }: Event) => {
  if (state === 'published')
    return seriesId ? `The events of the series ${title} are published.` : `${title} is published.`
  return seriesId
    ? 'Saved as a series of drafts. Visitors cannot see an event until it is published.'
    : 'Saved as a draft. Visitors cannot see it until you publish it.'
}

export type EventActionResult = ResultOf<typeof runEventIntent>
