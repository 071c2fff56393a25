import { type AnyExtension, Mark, markInputRule, markPasteRule } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

const signsOf: Record<string, string[]> = { bold: ['**', '__'], italic: ['*', '_'], strike: ['~~'] }

/** Like Markdown: a sign with a space just inside is the sign itself, as in 2 * 3 * 4. */
export const emphasisBetween = (sign: string, end = '$', flags = '') => {
  const [inside, marks] = [sign[0], sign.replaceAll('*', '\\*')]
  return new RegExp(`(?:^|\\s)${marks}((?!\\s)[^${inside}]*[^${inside}\\s])${marks}${end}`, flags)
}

const whenPasted = (sign: string) => emphasisBetween(sign, '(?!\\w)', 'g')

const careful = (extension: AnyExtension) => {
  const signs = signsOf[extension.name]
  if (!signs || !(extension instanceof Mark)) return extension
  return extension.extend({
    addInputRules() {
      return signs.map((sign) => markInputRule({ find: emphasisBetween(sign), type: this.type }))
    },
    addPasteRules() {
      return signs.map((sign) => markPasteRule({ find: whenPasted(sign), type: this.type }))
    },
  })
}

/** Its own rules would make 2 * 3 * 4 lose its signs, and a dose its meaning. */
export const CarefulKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(careful)
  },
})
