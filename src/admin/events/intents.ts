/** The actions on events, by the intent that each form sends, and the message after each. */
import { redirect } from 'react-router'
import { manageEventsPath } from '#shared/paths.ts'
import { bodyOf, isFailure, withId } from '../api.ts'
import { defineIntents, type IntentInput, type ResultOf, withToast } from '../intents.ts'
import { showToast } from '../toast.ts'
import { editEventPath, eventIn, repeatIn } from './calls.ts'

/** Where a toast appears: on the page that sent the form. */
const here = ({ request }: IntentInput) => new URL(request.url).pathname

export const runEventIntent = defineIntents({
  create: async ({ api, form }) => {
    const body = await bodyOf(() => api.events.$post({ json: { ...eventIn(form), ...repeatIn(form) } }))
    if (isFailure(body)) return body
    const path = editEventPath(body.event._id)
    showToast({
      on: path,
      text: body.event.seriesId
        ? 'Saved as a series of drafts. Visitors cannot see an event until it is published.'
        : 'Saved as a draft. Visitors cannot see it until you publish it.',
    })
    throw redirect(path)
  },
  save: (input) => {
    const { api, form, text, id } = input
    const json = { ...eventIn(form), version: Number(text('version')) }
    return withToast(
      bodyOf(() => api.events[':id'].$patch({ ...withId(id), json })),
      () => ({ on: here(input), text: 'Saved.' }),
    )
  },
  publish: (input) =>
    withToast(
      bodyOf(() => input.api.events[':id'].publish.$post(withId(input.text('id')))),
      ({ event }) => ({ on: here(input), text: `${event.title} is published.` }),
    ),
  publishSeries: (input) =>
    withToast(
      bodyOf(() => input.api.events[':id']['publish-series'].$post(withId(input.text('id')))),
      ({ event }) => ({ on: here(input), text: `${event.title} and the other events of its series are published.` }),
    ),
  cancel: (input) =>
    withToast(
      bodyOf(() => input.api.events[':id'].cancel.$post(withId(input.text('id')))),
      ({ event }) => ({ on: here(input), text: `${event.title} is cancelled. People who signed up will be told.` }),
    ),
  cancelSeries: (input) =>
    withToast(
      bodyOf(() => input.api.events[':id']['cancel-series'].$post(withId(input.text('id')))),
      () => ({
        on: here(input),
        text: 'All coming events of the series are cancelled. People who signed up will be told.',
      }),
    ),
  unpublish: (input) =>
    withToast(
      bodyOf(() => input.api.events[':id'].unpublish.$post(withId(input.text('id')))),
      ({ event }) => ({ on: here(input), text: `${event.title} is a draft again.` }),
    ),
  remove: ({ api, text }) => {
    const id = text('id')
    const undo = { action: manageEventsPath, id, intent: 'restore' }
    return withToast(
      bodyOf(() => api.events[':id'].$delete(withId(id))),
      ({ event }) => ({
        on: manageEventsPath,
        text: `${event.title} was moved to the trash. You can restore it for 30 days.`,
        undo,
      }),
    )
  },
  restore: (input) =>
    withToast(
      bodyOf(() => input.api.events[':id'].restore.$post(withId(input.text('id')))),
      ({ event }) => ({ on: here(input), text: `${event.title} was restored.` }),
    ),
})

export type EventActionResult = ResultOf<typeof runEventIntent>
