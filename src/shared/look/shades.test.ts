import { expect, test } from 'vitest'
import { look } from '../content/frame.ts'
import { contrast, toHex, toOklch } from './oklch.ts'
import { allowedShade, contrastsOf, defaultShades, recoloured, shadesOf, stylesOf } from './shades.ts'

/** Evenly over all hues, from black to white and from grey to strong. */
const twenty = Array.from({ length: 20 }, (_, index) =>
  toHex({ l: ((index * 7) % 20) / 19, c: ((index % 5) + 0.2) * 0.06, h: (index / 20) * 2 * Math.PI }),
)

test.each(['#000000', '#ffffff', '#ffff00', '#808080', ...twenty])('%s gets no pair below its contrast', (accent) => {
  const allowed = allowedShade(accent)
  const low = contrastsOf(shadesOf(allowed)).filter(({ contrast: reached, least }) => reached < least)
  expect(low).toEqual([])
})

test('the colours of the product reach every contrast', () => {
  expect(contrastsOf(defaultShades).filter(({ contrast: reached, least }) => reached < least)).toEqual([])
  expect(allowedShade(look.accent)).toBe(look.accent)
})

test('a shade that is offered keeps the hue and is as light as allowed', () => {
  const offered = allowedShade('#f0b22d')
  const [asked, got] = [toOklch('#f0b22d'), toOklch(offered)]
  expect(got.h).toBeCloseTo(asked.h, 1)
  expect(got.l).toBeLessThan(asked.l)
  expect(contrast(offered, '#fbebd0')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(offered, '#fbebd0')).toBeLessThan(4.7)
})

test('a colour that everyone can read stays as it was chosen', () => {
  expect(allowedShade('#0b5a3c')).toBe('#0b5a3c')
  expect(shadesOf('#0b5a3c')['red-600']).toBe('#0b5a3c')
})

test('OKLCH and hex are the same colour', () => {
  for (const hex of ['#bc1d26', '#1b6b44', '#f0b22d', '#000000', '#ffffff', '#102a8c'])
    expect(toHex(toOklch(hex))).toBe(hex)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#bc1d26', '#ffffff')).toBeCloseTo(6.3, 1)
})

test('a site with the colours of the product sends no styles, and another one sends its own', () => {
  expect(stylesOf(look.accent)).toBe('')
  expect(stylesOf('#0b5a3c')).toMatch(/^:root\{--oxblood-950:#[0-9a-f]{6};.*--red-600:#0b5a3c;.*\}$/)
})

test('a drawing gets the reds of the accent and keeps its other colours', () => {
  const shades = shadesOf('#0b5a3c')
  expect(recoloured('<path fill="#bc1d26"/><path fill="#f0b22d"/>', shades)).toBe(
    '<path fill="#0b5a3c"/><path fill="#f0b22d"/>',
  )
})
