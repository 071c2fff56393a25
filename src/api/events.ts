/** The calls on events: visitors read published ones; editors add, change, publish and cancel them. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { Event, EventChange, EventsQuery, NewEvent, TakenTime } from '#shared/shapes/event.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import { type ApiEnv, answer, callsTagged, idOrSlug, itemCalls, onChange, onItem } from './calls.ts'
import { visitorMay, visitorMustBeAllowed } from './guard.ts'

const call = callsTagged('Events', 'events.write')

const OneEvent = z.object({ event: Event })

const act = itemCalls(call, 'The event', OneEvent, [422])

const eventCalls = {
  list: call('get', '/', {
    needs: 'nothing',
    summary:
      'List events: those that are coming, past or cancelled ones, or (for editors) those without counts, drafts and the trash',
    query: EventsQuery,
    gives: { 200: answer('One page', z.object({ events: z.array(Event), ...pageFields })) },
    also: [403],
  }),
  find: call('get', '/{id}', {
    needs: 'nothing',
    summary: 'Read one event; editors also get drafts, and the times with the seats taken',
    by: idOrSlug('event'),
    gives: { 200: answer('The event', OneEvent.extend({ times: z.array(TakenTime).optional() })) },
  }),
  add: call('post', '/', {
    summary: 'Add an event as a draft, or a series with a draft for each date; the response has the first event',
    takes: NewEvent,
    gives: { 201: answer('The event', OneEvent) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change an event; absent fields stay as they are',
    description:
      'People who signed up are told when the time or the place of a published event, or their own time, changes. A change that changes nothing is not recorded.',
    takes: EventChange,
    gives: { 200: answer('The event, changed', OneEvent) },
    also: [409],
  }),
  remove: call('delete', '/{id}', {
    summary: `Move an event to the trash for ${limits.trashDays} days; refused while people are signed up, until it is cancelled`,
    gives: { 200: answer('The event, removed', OneEvent) },
    also: [422],
  }),
  publish: act('post', '/{id}/publish', 'Publish an event', 'The event, published'),
  publishSeries: act(
    'post',
    '/{id}/publish-series',
    'Publish an event and all other drafts of its series',
    'The event, published',
  ),
  cancel: act(
    'post',
    '/{id}/cancel',
    'Cancel an event: it stays on the site, and people who signed up are told',
    'The event, cancelled',
  ),
  unpublish: act(
    'post',
    '/{id}/unpublish',
    'Take an event off the site: it is a draft again; refused if people have signed up',
    'The event, a draft',
  ),
  cancelSeries: act(
    'post',
    '/{id}/cancel-series',
    'Cancel every public event of a series that is not over, and tell people who signed up',
    'The event that was named',
  ),
  restore: act('post', '/{id}/restore', 'Restore an event from the trash'),
}

const permission = 'events.read'

/** How many people come is for users who read the list of events. */
const forVisitor = ({ seats: _, ...event }: Event): Event => event

const publicLists: EventsQuery['when'][] = ['coming', 'past', 'cancelled']

export const eventRoutes = ({ events }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(eventCalls.list, async (c) => {
      const query = c.req.valid('query')
      if (!publicLists.includes(query.when)) visitorMustBeAllowed(c, permission)
      const { found, ...rest } = await events.list(query)
      return c.json({ events: visitorMay(c, permission) ? found : found.map(forVisitor), ...rest }, 200)
    })
    .openapi(eventCalls.find, async (c) => {
      const { id } = c.req.valid('param')
      if (visitorMay(c, permission)) return c.json(await events.find(id), 200)
      return c.json({ event: forVisitor(await events.findPublic(id)) }, 200)
    })
    .openapi(eventCalls.add, async (c) => c.json({ event: await events.add(c.req.valid('json')) }, 201))
    .openapi(eventCalls.change, onChange('event', events.change))
    .openapi(eventCalls.remove, onItem('event', events.remove))
    .openapi(eventCalls.publish, onItem('event', events.publish))
    .openapi(eventCalls.publishSeries, onItem('event', events.publishSeries))
    .openapi(eventCalls.unpublish, onItem('event', events.unpublish))
    .openapi(eventCalls.cancelSeries, onItem('event', events.cancelSeries))
    .openapi(eventCalls.cancel, onItem('event', events.cancel))
    .openapi(eventCalls.restore, onItem('event', events.restore))
