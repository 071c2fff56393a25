/** Draws the icon of the site: the logo, the first letters of the name, or the cell of the product in the accent colour. */
import type { Look } from '#shared/content/types.ts'
import { recoloured, shadesOf } from '#shared/look/shades.ts'
import { defaultName } from '#shared/organisation-name.ts'
import { loadSharp } from '../images/resize.ts'
import { fitted, openedLettering } from './layout.ts'

/** `isFull`: the device cuts a shape out of it, so the ground reaches the edges and the drawing leaves a margin. */
export type SiteIcon = { size: number; isFull?: boolean }

const cell =
  '<circle r="50" fill="#bc1d26"/><circle cx="-1.5" cy="-2" r="35" fill="#cf3f44"/><circle cx="-3" cy="-4" r="20" fill="#f9c9c1"/>'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first]) => first ?? '')
    .join('')
    .toUpperCase()

const letters = async (name: string) => {
  const lettering = await openedLettering()
  const text = lettering.drawable(initialsOf(name))
  const size = Math.min(80, 84 / lettering.widthOf(text, 1))
  const outline = lettering.outline(text, -lettering.widthOf(text, size) / 2, size * 0.36, size)
  return `<path fill="#fdf8f2" d="${outline}"/>`
}

/** Without a size, as SVG. */
export const drawIcon = async (
  { name, accent }: Pick<Look, 'name' | 'accent'>,
  { size, isFull = false }: Partial<SiteIcon>,
  logo?: Uint8Array,
): Promise<Uint8Array> => {
  if (logo && size) return withMargin(await fitted(logo, inner(size, isFull), inner(size, isFull), 'contain'), size)
  const isCell = name === defaultName
  const ground = isCell ? '#fdf8f2' : '#bc1d26'
  const drawing = isCell ? cell : await letters(name)
  const under =
    isFull || !isCell
      ? `<rect x="-50" y="-50" width="100" height="100" rx="${isFull ? 0 : 22}" shape-rendering="crispEdges" fill="${ground}"/>`
      : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${under}<g${isFull ? ' transform="scale(.7)"' : ''}>${drawing}</g></svg>`
  const file = Buffer.from(recoloured(svg, shadesOf(accent)))
  return size ? (await loadSharp())(file, { density: 400 }).resize(size, size).png().toBuffer() : file
}

const inner = (size: number, isFull: boolean) => Math.round(size * (isFull ? 0.7 : 1))

const withMargin = async (png: Uint8Array, size: number) =>
  (await loadSharp())({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .composite([{ input: Buffer.from(png) }])
    .png()
    .toBuffer()
