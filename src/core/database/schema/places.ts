/** The rows of places of care and of the checks of their details. `migrations/004-places.ts` creates the tables. */
import type { Region } from '#shared/country/regions.ts'
import type { CheckMethod, CheckResult, NhisAnswer } from '#shared/places/place-values.ts'

export type PlaceRow = {
  id: string
  /** Does not change with the name, so that links stay valid. */
  slug: string
  version: number
  name: string
  /** A list of `PlaceKind`, as JSON. */
  kinds: string
  region: Region
  district: string
  town: string
  landmark: string
  /** A list of texts, as JSON. */
  phones: string
  whatsapp: string
  days: string
  hours: string
  nhis: NhisAnswer
  ages: string
  lat: number | null
  lon: number | null
  source: string
  /** The last check that found the details right, copied from `place_checks`. */
  checked_at: string | null
  checked_how: CheckMethod | null
  /** Since when the place is in the public list; null until a check found the details right. */
  published_at: string | null
  /** The last check found that the place has closed. */
  closed_at: string | null
  created_at: string
  updated_at: string
  removed_at: string | null
}

export type PlaceCheckRow = {
  id: string
  place_id: string
  at: string
  how: CheckMethod
  result: CheckResult
  /** Null after the account was removed. */
  user_id: string | null
}
