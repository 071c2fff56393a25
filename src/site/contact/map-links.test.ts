import { expect, it } from 'vitest'
import { mapEmbed, mapPage, wholeCountry } from './map-links.ts'

const accra = { latitude: 5.6037, longitude: -0.187 }

it('the link opens the map at the place', () => {
  expect(mapPage(accra, true)).toBe('https://www.openstreetmap.org/?mlat=5.6037&mlon=-0.187#map=12/5.6037/-0.187')
})

it('the embedded map is centred on the place', () => {
  const { searchParams } = new URL(mapEmbed(accra, true))
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number)
  expect((west + east) / 2).toBeCloseTo(accra.longitude)
  expect((south + north) / 2).toBeCloseTo(accra.latitude)
  expect(searchParams.get('marker')).toBe('5.6037,-0.187')
})

it('the map of an example address has no pin', () => {
  expect(mapPage(wholeCountry, false)).toBe('https://www.openstreetmap.org/#map=7/7.95/-1.03')
  const { searchParams } = new URL(mapEmbed(wholeCountry, false))
  expect(searchParams.get('bbox')).toBe('-3.4300,4.5500,1.3700,11.3500')
  expect(searchParams.has('marker')).toBe(false)
})
