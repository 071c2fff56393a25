/** Colours of the look (branding, theme) as OKLCH, in which equal steps of lightness look equal; contrast (WCAG 2). */
export type Oklch = { l: number; c: number; h: number }

type Triple = [number, number, number]

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
const times = (rows: readonly Triple[], [x, y, z]: Triple) => rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple

// https://bottosson.github.io/posts/oklab/
const toCones: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const fromCones: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const toLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]

export const toOklch = (hex: string): Oklch => {
  const cones = times(toCones, channelsOf(hex).map(toLinear) as Triple).map(Math.cbrt) as Triple
  const [l, a, b] = times(toLab, cones)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

const linearOf = ({ l, c, h }: Oklch) => {
  const cones = times(fromLab, [l, c * Math.cos(h), c * Math.sin(h)]).map((value) => value ** 3) as Triple
  return times(fromCones, cones)
}

const isOnScreen = (colour: Oklch) => linearOf(colour).every((value) => value > -0.0001 && value < 1.0001)

/** A colour that no screen shows becomes greyer, and keeps its lightness and hue. */
export const toHex = (colour: Oklch): string => {
  if (colour.c > 0.001 && !isOnScreen(colour)) return toHex({ ...colour, c: colour.c * 0.97 })
  const bytes = linearOf(colour).map((value) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, value)))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const luminance = (hex: string) => {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
