/**
 * Sorts the list of places by distance, on the phone: nothing is sent. `places-script.ts` sends its text, so the function
 * must not use anything from outside itself. It moves the nearest rows first, because a slow phone needs several frames
 * to move all rows of a long list.
 */
import type { distanceKm } from '#shared/places/distance.ts'

type Distance = typeof distanceKm

/** `away` has the distance 1, in the place of which the real one is written. */
type Words = Record<'nearest' | 'located' | 'locating' | 'refused' | 'near' | 'away', string>

export const sortByPosition = (distance: Distance, words: Words) => {
  const button = document.querySelector<HTMLButtonElement>('[data-locate]')
  const list = document.querySelector<HTMLElement>('[data-nearest]')
  const said = document.querySelector('[data-said]')
  if (!button || !list || !said || !navigator.geolocation) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-at]')]
  const write = ({ row, km }: { row: HTMLElement; km: number }) => {
    const line = row.querySelector('b') ?? document.createElement('b')
    line.textContent = km < 1 ? words.near : words.away.replace('1', String(Math.round(km)))
    if (km < 1e6) row.children[1]?.append(line)
    return row
  }
  const sort = ({ coords }: GeolocationPosition) => {
    const here = { lat: coords.latitude, lon: coords.longitude }
    const measured = rows.map((row, index) => {
      const [lat, lon] = (row.dataset.at ?? '').split(',').map((hundredths) => Number(hundredths) / 100)
      const km = lat === undefined || lon === undefined ? 1e6 : distance(here, { lat, lon })
      return { row, index, km, rank: 'last' in row.dataset ? 1e7 + km : km }
    })
    measured.sort((one, other) => one.rank - other.rank || one.index - other.index)
    list.prepend(...measured.slice(0, 20).map(write))
    setTimeout(() => list.append(...measured.slice(20).map(write)))
    list.hidden = false
    const title = document.querySelector('#content h2')
    if (title) {
      title.textContent = words.nearest
      list.before(title)
    }
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) group.hidden = true
    said.textContent = words.located
  }
  button.hidden = false
  button.addEventListener('click', () => {
    said.textContent = words.locating
    const refuse = () => {
      said.textContent = words.refused
    }
    navigator.geolocation.getCurrentPosition(sort, refuse, { timeout: 15_000, maximumAge: 600_000 })
  })
}
