/** Finds the places that must follow a rule about safety texts by itself: a new page cannot forget it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { warningSigns } from '#shared/warning-signs.ts'

const root = join(import.meta.dirname, '../../src')
const texts = globSync('**/*.{ts,tsx,md}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^admin\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ') }))

const filesWith = (words: RegExp) => texts.filter(({ text }) => words.test(text))

test('no text has the number of the warning signs, or some of them, written by hand', () => {
  const number = '(?:\\d+|five|six|seven|eight|nine|ten|(?:six|seven|eigh|nine)teen)'
  const byHand = new RegExp(`\\b${number} (?:of the )?(?:\\w+ )?warning signs\\b|\\ball ${number} signs\\b`, 'i')
  expect(filesWith(byHand).map(({ file }) => file)).toEqual([])
})

test('only the list has warning signs in its words', () => {
  for (const { sign } of warningSigns)
    expect([sign, texts.filter(({ text }) => text.includes(sign)).map(({ file }) => file)]).toEqual([
      sign,
      ['shared/warning-signs.ts'],
    ])
})

test.each([
  ['SC is often milder than SS', /\bscIsDisease\b/, 'scAndEyes'],
  ['there are letters like D, E and O', /such as D, E (?:or|and) O/, 'otherLetters'],
])('every text that says that %s adds what must not be missing', (_, words, name) => {
  const found = filesWith(words).filter(({ file }) => !file.startsWith('shared/facts/'))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ text }) => !text.includes(name)).map(({ file }) => file)).toEqual([])
})

test('every text that gives 38 °C gives the temperature of a small child, too', () => {
  const found = filesWith(/38(?:&nbsp;| )°C/)
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter(({ text }) => !/37\.5(?:&nbsp;| )°C/.test(text)).map(({ file }) => file)).toEqual([])
})

test('no text prints a phone line that the organisation has not confirmed', () => {
  expect(filesWith(/0800[ -]?678[ -]?678/).map(({ file }) => file)).toEqual([])
})
