/**
 * All shades of the accent colour (branding, theme), derived from the one that an administrator chose: the reds of
 * `ui/styles/tokens.css` under their names, of another hue. Each keeps its lightness, or takes the nearest one that
 * reaches the contrast of its pairs (docs/decisions/0065).
 */
import { look } from '../content/frame.ts'
import { contrast, type Oklch, toHex, toOklch } from './oklch.ts'

const defaultAccent = look.accent

export const defaultShades = {
  'oxblood-950': '#2a060c',
  'oxblood-900': '#3c0811',
  'oxblood-800': '#5b0e19',
  'red-700': '#971019',
  'red-600': defaultAccent,
  'red-550': '#cf3f44',
  'red-500': '#d6323b',
  'red-400': '#e0656a',
  'red-300': '#ff9d94',
  'red-150': '#f9c9c1',
  'red-100': '#f9d6d1',
  'red-50': '#fdedea',
}

type ShadeName = keyof typeof defaultShades
export type Shades = Record<ShadeName, string>

/** The colours of `tokens.css` beside which the accent stands. */
const beside = {
  light: { page: '#fdf8f2', panel: '#ffffff', 'sunk panel': '#f7ede2', 'yellow panel': '#fbebd0' },
  dark: {
    page: '#170d0c',
    panel: '#241614',
    'sunk panel': '#1e1210',
    'yellow panel': '#2e2012',
    'red panel': '#32181a',
  },
}
const onAccent = '#ffffff'
const onBand = { 'text in': '#fdf8f2', 'soft text in': '#e9cfc8' }
const ring = { light: { line: '#221513', gap: '#ffffff' }, dark: { line: '#f7cb62', gap: '#170d0c' } }

/** `least`: 4.5 for text, 3 for what is only seen, such as the edge of a button. */
export type Pair = { in: 'light' | 'dark'; what: string; shade: ShadeName; other: string; least: number }

const grounds = (theme: 'light' | 'dark', what: string, shade: ShadeName, least: number): Pair[] =>
  Object.entries(beside[theme]).map(([name, other]) => ({
    ...{ in: theme, what: `${what} on a ${name}` },
    ...{ shade, other, least },
  }))

const onBands = (theme: 'light' | 'dark'): Pair[] =>
  (['oxblood-950', 'oxblood-900', 'oxblood-800'] as const).flatMap((shade) => [
    ...Object.entries(onBand).map(([what, other]) => ({ in: theme, what: `${what} a band`, shade, other, least: 4.5 })),
    { in: theme, what: 'Focus ring in a band', shade, other: ring.dark.line, least: 3 },
  ])

const pairs: Pair[] = [
  ...grounds('light', 'Link', 'red-600', 4.5),
  { in: 'light', what: 'Words on a button', shade: 'red-600', other: onAccent, least: 4.5 },
  { in: 'light', what: 'Words on a pressed button', shade: 'red-700', other: onAccent, least: 4.5 },
  { in: 'light', what: 'Focus ring beside a button', shade: 'red-600', other: ring.light.gap, least: 3 },
  { in: 'light', what: 'Text on a tinted panel', shade: 'red-50', other: ring.light.line, least: 4.5 },
  ...onBands('light'),
  ...grounds('dark', 'Link', 'red-300', 4.5),
  ...grounds('dark', 'Button', 'red-500', 3),
  { in: 'dark', what: 'Words on a button', shade: 'red-500', other: onAccent, least: 4.5 },
  { in: 'dark', what: 'Words on a pressed button', shade: 'red-600', other: onAccent, least: 4.5 },
  { in: 'dark', what: 'Focus ring beside a button', shade: 'red-500', other: ring.dark.gap, least: 3 },
  ...onBands('dark'),
]

/** Every pair in which the accent is used, with its contrast. */
export const contrastsOf = (shades: Shades) =>
  pairs.map((pair) => ({ ...pair, contrast: contrast(shades[pair.shade], pair.other) }))

const isReached = (name: ShadeName, hex: string) =>
  pairs.every(({ shade, other, least }) => shade !== name || contrast(hex, other) >= least)

/** Keeps the hue, and changes the lightness as little as possible. */
const nearest = (name: ShadeName, { l, c, h }: Oklch) => {
  for (let step = 0; step <= 1; step += 0.004)
    for (const lightness of [l - step, l + step]) {
      const hex = toHex({ l: Math.min(1, Math.max(0, lightness)), c, h })
      if (isReached(name, hex)) return hex
    }
  throw new Error(`No shade of ${name} reaches its contrast.`)
}

/** The chosen colour itself, if readers can read it. */
export const allowedShade = (accent: string) =>
  isReached('red-600', accent) ? accent : nearest('red-600', toOklch(accent))

/** Of a colour that is allowed. The last answer is kept, because every page asks for the same. */
export const shadesOf = (accent: string): Shades => {
  if (last.accent !== accent) last = { accent, shades: derived(accent) }
  return last.shades
}

let last = { accent: defaultAccent, shades: defaultShades as Shades }

const derived = (accent: string): Shades => {
  if (accent === defaultAccent) return defaultShades
  const chosen = toOklch(accent)
  const own = toOklch(defaultAccent)
  const shade = (name: ShadeName) => {
    const { l, c } = toOklch(defaultShades[name])
    // Those that fill buttons stay near the chosen colour.
    const lightness = /[67]00/.test(name) ? l + chosen.l - own.l : l
    return nearest(name, { l: Math.max(0.1, lightness), c: c * Math.min(1, chosen.c / own.c), h: chosen.h })
  }
  const names = Object.keys(defaultShades) as ShadeName[]
  return { ...(Object.fromEntries(names.map((name) => [name, shade(name)])) as Shades), 'red-600': accent }
}

/** Replaces the reds of a drawing or a style sheet. */
export const recoloured = (text: string, shades: Shades) =>
  text.replace(/#[0-9a-f]{6}\b/g, (hex) => shadeByHex.get(hex)?.(shades) ?? hex)

const shadeByHex = new Map(
  Object.entries(defaultShades).map(([name, hex]) => [hex, (shades: Shades) => shades[name as ShadeName]]),
)

/** The style sheet of a page; empty for the colours that `tokens.css` has. */
export const stylesOf = (accent: string) =>
  accent === defaultAccent
    ? ''
    : `:root{${Object.entries(shadesOf(accent))
        .map(([name, hex]) => `--${name}:${hex}`)
        .join(';')}}`
