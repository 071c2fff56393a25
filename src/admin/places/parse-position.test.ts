import { expect, test } from 'vitest'
import { parsePosition } from './parse-position.ts'

const places = [
  [6.6012, 0.4713],
  [5.6037, -0.187],
  [4, -3],
] as const

/** What map programs copy for one position. */
const copied = (lat: number, lon: number) => [
  `${lat}, ${lon}`,
  `${lat} ${lon}`,
  ` ${lat},${lon} `,
  `${lat}° N, ${Math.abs(lon)}° ${lon < 0 ? 'W' : 'E'}`,
  `geo:${lat},${lon}?z=17`,
  `https://www.google.com/maps/@${lat},${lon},17z`,
  `https://www.google.com/maps/place/Clinic/@1.5,2.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d${lat}!4d${lon}!16s`,
  `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`,
  `https://maps.google.com/?q=${lat},${lon}`,
  `https://maps.google.com/maps?q=loc:${lat},+${lon}`,
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`,
  `https://maps.apple.com/?ll=${lat},${lon}&q=Clinic`,
  `https://www.openstreetmap.org/#map=17/${lat}/${lon}`,
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/1.5/2.5`,
]

test('the numbers and links that map programs copy are a position', () => {
  for (const [lat, lon] of places)
    for (const text of copied(lat, lon)) expect([text, parsePosition(text)]).toEqual([text, { lat, lon }])
})

test('an empty field is no position, and any other text is sent as it was typed', () => {
  expect(parsePosition(' ')).toEqual({ lat: null, lon: null })
  for (const text of ['https://maps.app.goo.gl/abc', 'near the market', '6.6', '6.6, 0.4, 3'])
    expect(parsePosition(text)).toEqual({ lat: text, lon: null })
})
