/** The calls on places of care: visitors read listed ones; editors add, change and check them. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import {
  NewPlace,
  NewPlaceCheck,
  Place,
  PlaceChange,
  PlaceCheck,
  PlaceCounts,
  PlacesQuery,
} from '#shared/shapes/place.ts'
import { type ApiEnv, answer, byId, callsTagged, idOrSlug, idParam, itemCalls, onChange, onItem } from './calls.ts'
import { visitorMay, visitorMustBeAllowed } from './guard.ts'

const call = callsTagged('Places of care', 'places.write')

const OnePlace = z.object({ place: Place })
const one = itemCalls(call, 'The place', OnePlace)

const placeCalls = {
  list: call('get', '/', {
    needs: 'nothing',
    summary: 'List places where people are tested and treated, by region and town, or nearest to a town',
    description:
      'Only places whose details somebody has checked in the last 18 months; those not checked for 12 months come last. With `state` or `search`: the list for editors, with what is due first.',
    query: PlacesQuery,
    gives: {
      200: answer('One page', z.object({ places: z.array(Place), ...pageFields, counts: PlaceCounts.optional() })),
    },
    also: [403],
  }),
  find: call('get', '/{id}', {
    needs: 'nothing',
    summary: 'Read one place; editors also get places that are not listed, and the checks',
    by: idOrSlug('place'),
    gives: { 200: answer('The place', z.object({ place: Place, checks: z.array(PlaceCheck).optional() })) },
  }),
  add: call('post', '/', {
    summary: 'Add a place; it is listed when a check has found its details right',
    takes: NewPlace,
    gives: { 201: answer('The place', OnePlace) },
  }),
  change: call('patch', '/{id}', {
    summary: 'Change a place; absent fields stay as they are',
    takes: PlaceChange,
    gives: { 200: answer('The place, changed', OnePlace) },
    also: [409],
  }),
  remove: one('delete', '/{id}', `Move a place to the trash for ${limits.trashDays} days`, 'The place, removed'),
  restore: one('post', '/{id}/restore', 'Bring a place back from the trash'),
  check: call('post', '/{id}/checks', {
    summary: 'Record a check of the details',
    description: '`right` and `changed` list the place, `closed` takes it off the list, `no_answer` changes nothing.',
    takes: NewPlaceCheck,
    gives: { 201: answer('The place, and the _id of the check', OnePlace.extend({ checkId: z.string() })) },
  }),
  removeCheck: call('delete', '/{id}/checks/{check}', {
    summary: 'Remove a check that was recorded by mistake',
    by: byId.extend({ check: idParam('the check') }),
    gives: { 200: answer('The place', OnePlace) },
  }),
}

const permission = 'places.write'

export const placeRoutes = ({ places }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(placeCalls.list, async (c) => {
      const query = c.req.valid('query')
      const isForEditors = query.state !== undefined || query.search !== undefined
      if (isForEditors) visitorMustBeAllowed(c, permission)
      const { found, ...rest } = await (isForEditors ? places.listForEditors(query) : places.list(query))
      return c.json({ places: found, ...rest }, 200)
    })
    .openapi(placeCalls.find, async (c) => {
      const { id } = c.req.valid('param')
      if (visitorMay(c, permission)) return c.json(await places.find(id), 200)
      return c.json({ place: await places.findPublic(id) }, 200)
    })
    .openapi(placeCalls.add, async (c) => c.json({ place: await places.add(c.req.valid('json')) }, 201))
    .openapi(placeCalls.change, onChange('place', places.change))
    .openapi(placeCalls.remove, onItem('place', places.remove))
    .openapi(placeCalls.restore, onItem('place', places.restore))
    .openapi(placeCalls.check, async (c) =>
      c.json(await places.check(c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .openapi(placeCalls.removeCheck, async (c) => {
      const { id, check } = c.req.valid('param')
      return c.json({ place: await places.removeCheck(id, check) }, 200)
    })
