/** The API calls of the pages for places of care, and the data of their forms. */

import { withId } from '#page/api-client.ts'
import type { Region } from '#shared/country/regions.ts'
import { recordOf } from '#shared/keys.ts'
import { managePlacesPath } from '#shared/paths.ts'
import { checkMethods, nhisAnswers, placeKinds, placeStates } from '#shared/places/place-values.ts'
import type { NewPlace, Place, PlaceCheck } from '#shared/shapes/place.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { defineFilters } from '../lists/filters.ts'
import { listFrom, pageQuery } from '../page.ts'
import { parsePosition } from './parse-position.ts'

export const newPlacePath = `${managePlacesPath}/new`
export const placePath = (id: string) => `${managePlacesPath}/${id}`

/** The first tab is the default. */
export const placeFilters = defineFilters({ state: ['due', 'all', ...placeStates], search: '' })

export const listPlaces = (request: Request) => {
  const query = { ...pageQuery(request), ...placeFilters.chosen(request.url) }
  return listFrom(request, 'places', () => adminApi(request).places.$get({ query }))
}

/** A place with the history of its checks. */
export type PlaceWithChecks = { place: Place; checks: PlaceCheck[] }

export const loadPlace = async (request: Request, id: string): Promise<PlaceWithChecks | Failure> => {
  const body = await bodyOf(() => adminApi(request).places[':id'].$get(withId(id)))
  return isFailure(body) ? body : { place: body.place, checks: body.checks ?? [] }
}

/** The fields of the form in the API's format; phone numbers and the position are one field each. */
export const parsePlace = (form: FormData): NewPlace => {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...recordOf(['name', 'district', 'town', 'landmark', 'whatsapp', 'days', 'hours', 'ages', 'source'], text),
    kinds: placeKinds.filter((kind) => form.getAll('kinds').includes(kind)),
    // The server rejects a form without one.
    region: text('region') as Region,
    phones: text('phones')
      .split(/[,;\n]/)
      .map((phone) => phone.trim())
      .filter(Boolean),
    nhis: nhisAnswers.find((answer) => answer === text('nhis')) ?? 'ask',
    ...parsePosition(text('position')),
  }
}

export const parseMethod = (text: string) => checkMethods.find((how) => how === text) ?? 'called'
