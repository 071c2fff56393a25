/** Describes the calls (endpoints) on events, such as screening days; `events.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { Event, EventChange, EventsQuery, NewEvent, TakenTime } from '#shared/shapes/event.ts'
import { pageFields } from '#shared/shapes/page.ts'
import { answer, idOrSlugParam, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Events']
const OneEvent = z.object({ event: Event })

const nameParam = idOrSlugParam('event')

const action = <const Name extends string>(name: Name, summary: string, description: string) =>
  createRoute({
    method: 'post',
    path: `/{id}/${name}` as const,
    tags,
    ...signedIn,
    summary,
    request: idParam,
    responses: { 200: answer(description, OneEvent), ...refusals(401, 403, 404) },
  })

export const eventCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'List events: those that are coming, past ones, or (for editors) drafts',
    request: { query: EventsQuery },
    responses: {
      200: answer('One page', z.object({ events: z.array(Event), ...pageFields })),
      ...refusals(401, 403, 422),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    tags,
    summary: 'Read one event; editors also get drafts, and the times with the places taken',
    request: nameParam,
    responses: {
      200: answer('The event', OneEvent.extend({ times: z.array(TakenTime).optional() })),
      ...refusals(404),
    },
  }),
  add: createRoute({
    method: 'post',
    path: '/',
    tags,
    ...signedIn,
    summary: 'Add an event as a draft',
    request: jsonBody(NewEvent),
    responses: { 201: answer('The event', OneEvent), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    tags,
    ...signedIn,
    summary: 'Change an event; absent fields stay as they are',
    description: 'People who signed up are told when the time or the place of a published event changes.',
    request: { ...idParam, ...jsonBody(EventChange) },
    responses: { 200: answer('The event, changed', OneEvent), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    tags,
    ...signedIn,
    summary: 'Move an event to the trash for 30 days',
    request: idParam,
    responses: { 200: answer('The event, removed', OneEvent), ...refusals(401, 403, 404) },
  }),
  publish: action('publish', 'Publish an event', 'The event, published'),
  cancel: action(
    'cancel',
    'Cancel an event: it stays on the site, and people who signed up are told',
    'The event, cancelled',
  ),
  restore: action('restore', 'Bring an event back from the trash', 'The event'),
}
