/** Draws the share image (1200 × 630 pixels): the title on paper, with a photo or the woven pattern beside it. */

import type { Look } from '#shared/content/types.ts'
import { recoloured, shadesOf } from '#shared/look/shades.ts'
import { defaultName, isWide } from '#shared/organisation-name.ts'
import type { PicturedEvent } from '#shared/share-image.ts'
import { loadSharp } from '../images/resize.ts'
import { tileSize, weave } from './background.ts'
import { fitText, lineHeight } from './text-layout.ts'
import type { Lettering } from './text-paths.ts'
import { openLettering } from './text-paths.ts'

const shareImageSize = { width: 1200, height: 630 }
/** The area of the article's photo, behind everything else. */
const photoBox = { left: 444, top: 0, width: 756, height: 490 }

const words = { left: 64, top: 52, width: 550, height: 390 }
/** For an event: the title above its date and place. */
const eventBoxes = {
  title: { ...words, height: 216 },
  when: { ...words, top: 284, height: 56 },
  where: { ...words, top: 346, height: 96 },
}
const strip = 32

type DayAndPlace = Pick<PicturedEvent, 'when' | 'where'>

const drawnEvent = (lettering: Lettering, title: string, { when, where }: DayAndPlace) => [
  drawnText(lettering, title, eventBoxes.title),
  drawnText(lettering, when, eventBoxes.when, '#971019'),
  drawnText(lettering, lettering.drawable(where), eventBoxes.where),
]

/** The photo is visible where this SVG is transparent. `texts`: the outlines of the text. */
const shareImageSvg = (texts: string[], seed: string, hasPicture: boolean, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareImageSize.width} ${shareImageSize.height}">${[
    hasPicture ? '' : weavePanel(seed),
    `<path fill="#fdf8f2" d="M0 0H${photoBox.left}a230 230 0 0 1 230 230V${photoBox.height}H0z"/>`,
    ...texts,
    footer(mark),
  ].join('')}</svg>`

const weavePanel = (seed: string) => {
  const [columns, rows] = [5, 3]
  const side = photoBox.height / rows
  const left = shareImageSize.width - columns * side
  return `<g transform="translate(${left})scale(${side / tileSize})">${weave(columns, rows, numberOf(seed))}</g>`
}

const numberOf = (seed: string) => [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const drawnText = (lettering: Lettering, text: string, box: typeof words, colour = '#221513') => {
  const { size, lines } = fitText(text, box, lettering.widthOf)
  const free = box.height - lines.length * size * lineHeight
  const firstLine = box.top + free / 2 + size * 0.9
  const outlines = lines.map((line, index) =>
    lettering.outline(line, box.left, firstLine + index * size * lineHeight, size),
  )
  return `<path fill="${colour}" d="${outlines.join('')}"/>`
}

/** The same outlines as the word mark on the pages. */
const productMark = `<g fill="#fdf8f2"><path d="M0 4h28l23 63L74 4h28L65 101H37zM190 29h24v72h-24zM213 11a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM230 101V60.5a31.5 31.5 0 0 1 51-24.8 31.5 31.5 0 0 1 51 24.8V101h-24V60.5a7.5 7.5 0 0 0-15 0V101h-24V60.5a7.5 7.5 0 0 0-15 0V101zM394 29h24v72h-24z"/><path fill-rule="evenodd" d="M335 65a38 38 0 1 1 76 0 38 38 0 0 1-76 0zm28.5 0a15.5 15.5 0 1 0 31 0 15.5 15.5 0 0 0-31 0z"/></g><circle cx="140" cy="65" r="38" fill="#d6323b"/><circle cx="139" cy="63.5" r="26" fill="#e0656a"/><circle cx="138" cy="62" r="14.5" fill="#f9d6d1"/>`

const bandTop = photoBox.height + strip
const stripScale = strip / tileSize

const logoBox = { width: 400, height: 80 }

/** The letters of the name, as large as they fit: beside the logo, unless that is wide, because then it contains them. */
const markOf = async (lettering: Lettering, name: string, logo?: Uint8Array) => {
  if (!logo && name === defaultName) return productMark
  const { width = 0, height = 1 } = logo ? await (await loadSharp())(logo).metadata() : {}
  if (isWide({ width, height })) return ''
  const text = lettering.drawable(name)
  // The mark is drawn at half its size.
  const left = logo ? 2 * ((logoBox.height * width) / height + 24) : 0
  const size = Math.min(110, (2 * (shareImageSize.width - 128) - left) / lettering.widthOf(text, 1))
  return `<path fill="#fdf8f2" d="${lettering.outline(text, left, 90, size)}"/>`
}

const footer = (mark: string) =>
  [
    `<path fill="#2a060c" d="M0 ${bandTop}H1200V630H0z"/>`,
    `<g transform="translate(0 ${photoBox.height})scale(${stripScale})">${weave(Math.ceil(shareImageSize.width / strip), 1)}</g>`,
    `<g transform="translate(64 ${bandTop + 28})scale(.5)">${mark}</g>`,
  ].join('')

// WhatsApp and others ignore a much larger image, and many readers pay for each byte.
const maxBytes = 100_000
const [best, ...lower] = [78, 65, 50, 35] as const

/** Renders a drawing, perhaps over a photo, as one small file. */
const render = async (svg: string, picture?: Uint8Array, logo?: Uint8Array) => {
  const sharp = await loadSharp()
  const under = picture ? [{ input: await cropped(picture), left: photoBox.left, top: photoBox.top }] : []
  const over = logo
    ? [{ input: await fitted(logo, logoBox.width, logoBox.height), left: words.left, top: bandTop + 14 }]
    : []
  const { data, info } = await sharp({ create: { ...shareImageSize, channels: 3, background: '#fdf8f2' } })
    .composite([...under, { input: Buffer.from(svg) }, ...over])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const written = (quality: number) =>
    sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer()
  let file = await written(best)
  for (const quality of lower) if (file.byteLength > maxBytes) file = await written(quality)
  return new Uint8Array(file)
}

/** The whole logo on white, because a transparent one may be dark. */
export const fitted = async (logo: Uint8Array, width: number, height: number, fit: 'inside' | 'contain' = 'inside') =>
  (await loadSharp())(logo)
    .resize({ width, height, fit, background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()

/** Fills the area like the pages: crops below rather than above, where faces are. */
const cropped = async (picture: Uint8Array) => {
  const sharp = await loadSharp()
  const { width, height } = photoBox
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#fdf8f2' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((info.width - width) / 2)
  const top = Math.floor((info.height - height) / 3)
  return sharp(data).extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer()
}

/**
 * Draws the share image of a title, as a JPEG. `seed` chooses the pattern where there is no photo; `event`: when and
 * where it is. Runs in the image worker's process, the only one that loads the fonts.
 */
export const drawShareImage = async (
  { name, accent }: Pick<Look, 'name' | 'accent'>,
  { title, seed, event }: { title: string; seed: string; event?: DayAndPlace },
  picture?: Uint8Array,
  logo?: Uint8Array,
) => {
  const lettering = await openedLettering()
  const drawable = lettering.drawable(title) || lettering.drawable(name)
  const texts = event ? drawnEvent(lettering, drawable, event) : [drawnText(lettering, drawable, words)]
  const svg = shareImageSvg(texts, seed, picture !== undefined, await markOf(lettering, name, logo))
  return render(recoloured(svg, shadesOf(accent)), picture, logo)
}

let opened: ReturnType<typeof openLettering> | undefined
/** Opened for the first share image, because other jobs of the worker never need the font. */
export const openedLettering = () => {
  opened ??= openLettering()
  return opened
}
