/** The public texts outside long pages: labels, forms, results and defaults. Pages and articles have tests of their own. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedFacts } from '#core/starter/texts.ts'
import { readingGrade, sentencesIn, wordsIn } from '#test/reading.ts'

const root = join(import.meta.dirname, '../../src/shared')
const files = globSync(['wording/*.ts', 'wording.ts', 'content/{about,frame,home,volunteering}.ts'], {
  cwd: root,
}).filter((file) => !/\.test\.ts$|(?:admin|door|open-points)\.ts$/.test(file))

/** The texts of a file; what a template fills in counts as one word. */
const textsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted, template]) => (quoted ?? template ?? '').replace(/\$\{[^{}]*\}/g, 'Voima'))
    .filter((text) => /[a-z] [a-z]/.test(text) && !/^[.#]|https?:/.test(text))

const asHtml = (texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

test.each(files)('%s has no sentence of more than 25 words', (file) => {
  const sentences = sentencesIn(asHtml(textsOf(file)))
  expect(sentences.filter((sentence) => wordsIn(sentence).length > 25)).toEqual([])
})

test.each(files.filter((file) => textsOf(file).join(' ').length > 600))('%s reads at grade 6.5 or lower', (file) => {
  expect(readingGrade(asHtml(textsOf(file)))).toBeLessThanOrEqual(6.5)
})

test.each(Object.entries(sharedFacts))('the fact %s has no sentence of more than 25 words', (_, { text }) => {
  expect(sentencesIn(`<p>${text}</p>`).filter((sentence) => wordsIn(sentence).length > 25)).toEqual([])
})
