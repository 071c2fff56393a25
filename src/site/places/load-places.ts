/** Loads places of care from the API, on the server only: these pages run no application scripts. */
import { type ApiClient, withId } from '#page/api-client.ts'
import { regions } from '#shared/country/regions.ts'
import { townNamed } from '#shared/country/towns.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { type PlaceKind, placeKinds } from '#shared/places/place-values.ts'
import type { Place } from '#shared/shapes/place.ts'
import { type LoadResult, loadOne, loadResult } from '../articles/load-result.ts'

/** The visitor's filters. */
export type PlaceChoice = { region?: keyof typeof regions; kind?: PlaceKind; town?: string }

/** An unknown value in the address is ignored. */
export const parsePlaceChoice = (url: string): PlaceChoice => {
  const { searchParams } = new URL(url)
  const [region = '', kind, town = ''] = ['region', 'kind', 'town'].map((name) => searchParams.get(name) ?? '')
  const knownKind = placeKinds.find((known) => known === kind)
  return {
    ...regionIn(region),
    ...(knownKind && { kind: knownKind }),
    ...(townNamed(town) && { town }),
  }
}

/** Finds a region by its code or by its name. */
const regionIn = (text: string): PlaceChoice => {
  const region = keysOf(regions).find((code) => code === text || regions[code] === text)
  return region ? { region } : {}
}

/** Tools that most visitors do not need, so that they are not part of every page: the choice of towns, and the map. */
export type PlaceTools = { hasTowns: boolean; hasMap: boolean }

export const parsePlaceTools = (url: string): PlaceTools => {
  const { searchParams } = new URL(url)
  return { hasTowns: searchParams.has('town'), hasMap: searchParams.get('view') === 'map' }
}

/** The list is a single page, so that a phone can find the nearest place offline. */
const maxPages = 10

type PlacesResult = LoadResult<{ places: Place[] }>

export const loadPlaces = (api: ApiClient, choice: PlaceChoice) =>
  loadResult<PlacesResult>(async () => {
    const places: Place[] = []
    for (let page = 1; page <= maxPages; page += 1) {
      const query = { ...choice, page: String(page), limit: String(limits.maxPageSize) }
      const response = await api.places.$get({ query })
      if (!response.ok) return { is: 'failed' }
      const body = await response.json()
      places.push(...body.places)
      if (page >= body.totalPages) break
    }
    return { is: 'found', places }
  })

export const loadListedPlace = (api: ApiClient, slug: string) => loadOne(() => api.places[':id'].$get(withId(slug)))
