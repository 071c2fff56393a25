import { expect, it } from 'vitest'
import { mapEmbed, mapPage } from './map-links.ts'

const accra = { latitude: 5.6037, longitude: -0.187 }

it('the plain link opens the map at the place', () => {
  expect(mapPage(accra)).toBe('https://www.openstreetmap.org/?mlat=5.6037&mlon=-0.187#map=12/5.6037/-0.187')
})

it('the map in the page has the place in its middle', () => {
  const { searchParams } = new URL(mapEmbed(accra))
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number)
  expect((west + east) / 2).toBeCloseTo(accra.longitude)
  expect((south + north) / 2).toBeCloseTo(accra.latitude)
  expect(searchParams.get('marker')).toBe('5.6037,-0.187')
})
