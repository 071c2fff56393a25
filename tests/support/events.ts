/** A screening day, as an editor sends it. */
import { NewEvent } from '#shared/shapes/event.ts'

export const screeningDay = NewEvent.parse({
  kind: 'screening',
  title: 'Free screening',
  region: 'GH-TV',
  town: 'Ho',
  landmark: 'Behind the market',
  startsAt: '2026-06-26T09:00:00Z',
  endsAt: '2026-06-26T15:00:00Z',
  times: [{ startsAt: '2026-06-26T09:00:00Z', seats: 20 }],
})
