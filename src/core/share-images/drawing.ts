/** Draws the picture that a shared link shows: the title on paper, its round corner open to a picture or the weave. */
import { fitted, leading } from './fit.ts'
import type { Lettering } from './lettering.ts'
import { tileSize, weave } from './weave.ts'

export const previewSize = { width: 1200, height: 630 }
/** Where the article's own picture goes, under everything else. */
export const pictureBox = { left: 444, top: 0, width: 756, height: 490 }

const words = { left: 64, top: 52, width: 550, height: 390 }
const strip = 32

/** Transparent where the article's own picture shows through. */
export const previewDrawing = (lettering: Lettering, title: string, seed: string, hasPicture: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${previewSize.width} ${previewSize.height}">${[
    hasPicture ? '' : weavePanel(seed),
    `<path fill="#fdf8f2" d="M0 0H${pictureBox.left}a230 230 0 0 1 230 230V${pictureBox.height}H0z"/>`,
    drawnTitle(lettering, title),
    footer,
  ].join('')}</svg>`

const weavePanel = (seed: string) => {
  const [columns, rows] = [5, 3]
  const side = pictureBox.height / rows
  const left = previewSize.width - columns * side
  return `<g transform="translate(${left})scale(${side / tileSize})">${weave(columns, rows, numberOf(seed))}</g>`
}

const numberOf = (seed: string) => [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const drawnTitle = (lettering: Lettering, title: string) => {
  const { size, lines } = fitted(title, words, lettering.widthOf)
  const free = words.height - lines.length * size * leading
  const firstLine = words.top + free / 2 + size * 0.9
  const outlines = lines.map((line, index) =>
    lettering.outline(line, words.left, firstLine + index * size * leading, size),
  )
  return `<path fill="#221513" d="${outlines.join('')}"/>`
}

/** The same outlines as the word mark of the pages. */
const wordMark = `<g fill="#fdf8f2"><path d="M0 4h28l23 63L74 4h28L65 101H37zM190 29h24v72h-24zM213 11a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM230 101V60.5a31.5 31.5 0 0 1 51-24.8 31.5 31.5 0 0 1 51 24.8V101h-24V60.5a7.5 7.5 0 0 0-15 0V101h-24V60.5a7.5 7.5 0 0 0-15 0V101zM394 29h24v72h-24z"/><path fill-rule="evenodd" d="M335 65a38 38 0 1 1 76 0 38 38 0 0 1-76 0zm28.5 0a15.5 15.5 0 1 0 31 0 15.5 15.5 0 0 0-31 0z"/></g><circle cx="140" cy="65" r="38" fill="#d6323b"/><circle cx="139" cy="63.5" r="26" fill="#e0656a"/><circle cx="138" cy="62" r="14.5" fill="#f9d6d1"/>`

const bandTop = pictureBox.height + strip
const stripScale = strip / tileSize

const footer = [
  `<path fill="#2a060c" d="M0 ${bandTop}H1200V630H0z"/>`,
  `<g transform="translate(0 ${pictureBox.height})scale(${stripScale})">${weave(Math.ceil(previewSize.width / strip), 1)}</g>`,
  `<g transform="translate(64 ${bandTop + 28})scale(.5)">${wordMark}</g>`,
].join('')
