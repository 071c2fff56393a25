/** Describes the calls (endpoints) on places of care; `places.ts` answers them. */
import { createRoute, z } from '@hono/zod-openapi'
import { pageFields } from '#shared/shapes/page.ts'
import {
  NewPlace,
  NewPlaceCheck,
  Place,
  PlaceChange,
  PlaceCheck,
  PlaceCounts,
  PlacesQuery,
} from '#shared/shapes/place.ts'
import { answer, idOrSlugParam, idParam, jsonBody, refusals, signedIn } from './calls.ts'

const tags = ['Places of care']
const OnePlace = z.object({ place: Place })

const nameParam = idOrSlugParam('place')

export const placeCalls = {
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'List places where people are tested and treated, by region and town, or nearest to a town',
    description:
      'Only places whose details somebody has checked in the last 18 months; those not checked for 12 months come last. With `state` or `search`: the list for editors, with what is due first.',
    request: { query: PlacesQuery },
    responses: {
      200: answer('One page', z.object({ places: z.array(Place), ...pageFields, counts: PlaceCounts.optional() })),
      ...refusals(401, 403, 422),
    },
  }),
  find: createRoute({
    method: 'get',
    path: '/{id}',
    tags,
    summary: 'Read one place; editors also get places that are not listed, and the checks',
    request: nameParam,
    responses: {
      200: answer('The place', z.object({ place: Place, checks: z.array(PlaceCheck).optional() })),
      ...refusals(404),
    },
  }),
  add: createRoute({
    method: 'post',
    path: '/',
    tags,
    ...signedIn,
    summary: 'Add a place; it is listed when a check has found its details right',
    request: jsonBody(NewPlace),
    responses: { 201: answer('The place', OnePlace), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    tags,
    ...signedIn,
    summary: 'Change a place; absent fields stay as they are',
    request: { ...idParam, ...jsonBody(PlaceChange) },
    responses: { 200: answer('The place, changed', OnePlace), ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    tags,
    ...signedIn,
    summary: 'Move a place to the trash for 30 days',
    request: idParam,
    responses: { 200: answer('The place, removed', OnePlace), ...refusals(401, 403, 404) },
  }),
  restore: createRoute({
    method: 'post',
    path: '/{id}/restore',
    tags,
    ...signedIn,
    summary: 'Bring a place back from the trash',
    request: idParam,
    responses: { 200: answer('The place', OnePlace), ...refusals(401, 403, 404) },
  }),
  check: createRoute({
    method: 'post',
    path: '/{id}/checks',
    tags,
    ...signedIn,
    summary: 'Record a check of the details',
    description: '`right` and `changed` list the place, `closed` takes it off the list, `no_answer` changes nothing.',
    request: { ...idParam, ...jsonBody(NewPlaceCheck) },
    responses: {
      201: answer('The place, and the _id of the check', OnePlace.extend({ checkId: z.string() })),
      ...refusals(400, 401, 403, 404, 413, 415, 422),
    },
  }),
  removeCheck: createRoute({
    method: 'delete',
    path: '/{id}/checks/{check}',
    tags,
    ...signedIn,
    summary: 'Remove a check that was recorded by mistake',
    request: { params: idParam.params.extend({ check: z.string().regex(/^[\w-]{1,64}$/) }) },
    responses: { 200: answer('The place', OnePlace), ...refusals(401, 403, 404) },
  }),
}
