/** Draws the card as a picture for the phone's gallery, which keeps data longer than a browser. */
import { type CardWords, linesOf } from './card-facts.ts'
import type { QrCode } from './qr-code.ts'

const width = 1080
const margin = 64
const codeSize = 640

type Line = { text: string; font: string; height: number }

/** Wraps a text into lines of at most `most`, and breaks longer words anywhere. */
export const wrapText = (text: string, most: number, widthOf: (text: string) => number) => {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=\s)/)) {
    if (line && widthOf(line + part.trimEnd()) > most) {
      lines.push(line.trimEnd())
      line = ''
    }
    for (const letter of part) {
      if (line && widthOf(line + letter) > most && letter.trim()) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}

const pictureLines = ({ statement, facts }: CardWords, context: CanvasRenderingContext2D): Line[] => {
  const wrapped = (text: string, font: string, height: number) => {
    context.font = font
    return wrapText(text, width - 2 * margin, (some) => context.measureText(some).width).map((line) => ({
      text: line,
      font,
      height,
    }))
  }
  return [
    ...wrapped(statement, '800 64px sans-serif', 96),
    ...facts.flatMap(({ label, value }) => [
      ...wrapped(label, '400 32px sans-serif', 56),
      ...linesOf(value).flatMap((line) => wrapped(line, '700 44px sans-serif', 56)),
    ]),
  ]
}

const drawPicture = (words: CardWords, code: QrCode) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const lines = pictureLines(words, context)
  canvas.width = width
  canvas.height = lines.reduce((sum, { height }) => sum + height, 3 * margin + codeSize)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  let top = margin
  for (const { text, font, height } of lines) {
    top += height
    context.font = font
    context.fillText(text, margin, top - 16)
  }
  const scale = codeSize / code.size
  context.setTransform(scale, 0, 0, scale, (width - codeSize) / 2, top + margin)
  context.fill(new Path2D(code.path))
  return canvas
}

/** Offers the picture as a download. False if the browser cannot draw it. */
export const downloadPicture = async (words: CardWords, code: QrCode) => {
  const canvas = drawPicture(words, code)
  const picture = await new Promise<Blob | null>((resolve) => (canvas ? canvas.toBlob(resolve) : resolve(null)))
  if (!picture) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = 'sickle-cell-card.png'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
