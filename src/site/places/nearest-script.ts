/**
 * Sorts the list of places by distance, on the phone (geolocation): nothing is sent. `places-script.ts` sends the text
 * of each function, so they must not use anything from outside themselves. On a slow phone a long list takes several
 * frames, so the positions are read before anybody taps, and after the tap the nearest rows are moved first.
 */
import type { distanceKm, Position } from '#shared/places/distance.ts'

/** `away` is a text with the distance 1, which the real distance replaces. */
type Words = Record<'nearest' | 'located' | 'locating' | 'refused' | 'near' | 'away', string>

export const createSorter = (distance: typeof distanceKm, words: Pick<Words, 'near' | 'away'>) => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-at]')].map((row, index) => {
    const [lon, lat] = (row.dataset.at ?? '').split(',').map((hundredths) => Number(hundredths) / 100)
    const at = lat === undefined || lon === undefined ? undefined : { lat, lon }
    return { row, index, at, isLast: 'last' in row.dataset }
  })
  const nearestTo = (here: Position) =>
    rows
      .map(({ row, index, at, isLast }) => {
        const km = at ? distance(here, at) : 1e6
        return { row, index, km, rank: isLast ? 1e7 + km : km }
      })
      .sort((one, other) => one.rank - other.rank || one.index - other.index)
  const write = ({ row, km }: { row: HTMLElement; km: number }) => {
    const line = row.querySelector('b') ?? document.createElement('b')
    line.textContent = km < 1 ? words.near : words.away.replace('1', String(Math.round(km)))
    if (km < 1e6) row.children[1]?.append(line)
    return row
  }
  let taps = 0
  const sort = (list: HTMLElement, here: Position) => {
    const sorted = nearestTo(here)
    taps += 1
    const tap = taps
    // Ten rows per task, until another tap.
    const moveFrom = (start: number) => {
      if (tap !== taps || start >= sorted.length) return
      list.append(...sorted.slice(start, start + 10).map(write))
      setTimeout(moveFrom, 0, start + 10)
    }
    list.prepend(...sorted.slice(0, 10).map(write))
    setTimeout(moveFrom, 0, 10)
  }
  // Compiled before the first tap.
  nearestTo(rows.find(({ at }) => at)?.at ?? { lat: 0, lon: 0 })
  return sort
}

export const sortByPosition = (
  create: (distance: typeof distanceKm, words: Words) => ReturnType<typeof createSorter>,
  distance: typeof distanceKm,
  words: Words,
) => {
  const button = document.querySelector<HTMLButtonElement>('[data-locate]')
  const list = document.querySelector<HTMLElement>('[data-nearest]')
  const said = document.querySelector('[data-said]')
  if (!button || !list || !said || !navigator.geolocation) return
  let sort: ReturnType<typeof createSorter> | undefined
  const prepare = () => {
    sort ??= create(distance, words)
    return sort
  }
  const show = ({ coords }: GeolocationPosition) => {
    prepare()(list, { lat: coords.latitude, lon: coords.longitude })
    list.hidden = false
    const title = document.querySelector('#content h2')
    if (title) {
      title.textContent = words.nearest
      list.before(title)
    }
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) group.hidden = true
    said.textContent = words.located
  }
  if ('requestIdleCallback' in window) requestIdleCallback(prepare)
  button.hidden = false
  button.addEventListener('click', () => {
    said.textContent = words.locating
    const refuse = () => {
      said.textContent = words.refused
    }
    navigator.geolocation.getCurrentPosition(show, refuse, { timeout: 15_000, maximumAge: 600_000 })
  })
}
