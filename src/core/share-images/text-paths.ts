/** Converts text to outlines, so that an image looks the same on a machine without fonts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, Glyph, PathCommand } from 'opentype.js'

export type Lettering = Awaited<ReturnType<typeof openLettering>>

const require = createRequire(import.meta.url)
// The second font file has ɛ ɔ ŋ ɖ ƒ ɣ ʋ and every other Latin letter that the first one lacks.
const parts = [
  require.resolve('@fontsource/inter/files/inter-latin-800-normal.woff'),
  require.resolve('@fontsource/inter/files/inter-latin-ext-800-normal.woff'),
]
const tracking = -0.025

type Letter = { font: Font; glyph: Glyph; width: number }

/** Widths and outlines are measured in the font's em, so `size` is the height of a line without leading. */
export const openLettering = async () => {
  const { default: opentype } = await import('opentype.js')
  const fonts = await Promise.all(parts.map(async (part) => opentype.parse(await contentOf(part))))
  const letterOf = remembered((sign: string) => letterIn(fonts, sign))
  const between = remembered((pair: string) => kerning(letterOf, pair))

  const place = (text: string) => {
    let width = 0
    let before = ''
    const letters = [...text].map((sign) => {
      const left = width + between(before + sign)
      width = left + (letterOf(sign)?.width ?? 0)
      before = sign
      return { glyph: letterOf(sign)?.glyph, left }
    })
    return { letters, width }
  }

  return {
    /** The text without characters that the font lacks. */
    drawable: (text: string) =>
      [...text.normalize('NFC').replace(/\s+/g, ' ')].filter(letterOf).join('').replace(/ +/g, ' ').trim(),
    widthOf: (text: string, size: number) => place(text).width * size,
    /** SVG path data; `y` is the baseline. */
    outline: (text: string, x: number, y: number, size: number) =>
      place(text)
        .letters.flatMap(({ glyph, left }) => glyph?.getPath(x + left * size, y, size).commands ?? [])
        .map(written)
        .join(''),
  }
}

const contentOf = async (file: string) => new Uint8Array(await readFile(file)).buffer

const letterIn = (fonts: Font[], sign: string): Letter | undefined => {
  const font = fonts.find((each) => each.charToGlyphIndex(sign) > 0)
  const glyph = font?.charToGlyph(sign)
  return font && glyph && { font, glyph, width: (glyph.advanceWidth ?? 0) / font.unitsPerEm + tracking }
}

const kerning = (letterOf: (sign: string) => Letter | undefined, pair: string) => {
  const [left, right] = [...pair].map(letterOf)
  if (!left || left.font !== right?.font) return 0
  return left.font.getKerningValue(left.glyph, right.glyph) / left.font.unitsPerEm
}

const coordinates = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const

// The library's own serialiser writes NaN for numbers close to zero.
const written = (command: PathCommand) => {
  const known: { type: string } & Partial<Record<(typeof coordinates)[number], number>> = command
  const numbers = coordinates.map((name) => known[name]).filter((number) => number !== undefined)
  return command.type + numbers.map((number) => Math.round(number * 10) / 10).join(' ')
}

const remembered = <Answer>(work: (text: string) => Answer) => {
  const answers = new Map<string, Answer>()
  return (text: string) => {
    if (!answers.has(text)) answers.set(text, work(text))
    return answers.get(text) as Answer
  }
}
