/** Finds facts that are stated in two places, and sources that are not complete: two pages must not disagree. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedFacts, sharedSources } from '#core/starter/texts.ts'

const root = join(import.meta.dirname, '../../src')
const texts = globSync(['site/**/*.{ts,tsx}', 'shared/**/*.ts', 'core/starter/*.md'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^shared\/facts\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ') }))

const day = /^20\d\d-[01]\d-[0-3]\d$/

/** Addresses that answered only without encryption when we read them. */
const withoutHttps = ['ghanahealthservice.org']

test.each(Object.entries(sharedSources))('the source %s is complete', (_, { publisher, title, year, readOn, url }) => {
  expect(publisher).toMatch(/^\p{L}/u)
  expect(title.length).toBeGreaterThan(5)
  expect([year, readOn].filter(Boolean)).toHaveLength(1)
  if (year) expect(year).toSatisfy((value: number) => value > 1950 && value <= new Date().getFullYear())
  if (readOn) expect(readOn).toMatch(day)
  if (!withoutHttps.includes(new URL(url).hostname)) expect(url).toMatch(/^https:\/\//)
})

test('no two sources have the same address', () => {
  const urls = Object.values(sharedSources).map(({ url }) => url)
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([])
})

test.each(Object.entries(sharedFacts))('the fact %s has sources and the day of its check', (_, fact) => {
  expect(fact.sources.length).toBeGreaterThan(0)
  expect(fact.checkedOn).toMatch(day)
})

test('WHO is never quoted from a newspaper alone', () => {
  const release = 'whoPregnancyRelease'
  for (const { text, sources } of Object.values(sharedFacts))
    if (sources.some((source) => source === sharedSources[release]))
      expect([text, sources.includes(sharedSources.whoPregnancyGuide as (typeof sources)[number])]).toEqual([
        text,
        true,
      ])
  const others = Object.entries(sharedSources).filter(([, { title }]) => /\bWHO\b/.test(title))
  expect(others.map(([name]) => name).sort()).toEqual(['firstDose', release, 'whoPregnancySummary'])
})

test('no page and no article writes down a shared fact itself', () => {
  for (const { text } of Object.values(sharedFacts)) {
    const [sentence = ''] = text.split(/(?<=[.?]) /)
    const copies = texts.filter((each) => each.text.includes(sentence)).map(({ file }) => file)
    expect([sentence, copies]).toEqual([sentence, []])
  }
})

/** The numbers of studies. The page about numbers explains them; everything else takes the fact. */
const figures = /(?<![\d,])(?:528,735|9,068|7\.7 million|606|354|386|237|272|15 of 158|98 in 100|27,000|515,000)\b/

test('the numbers of studies are in the facts and on the page about numbers, nowhere else', () => {
  const allowed = /^site\/numbers\/|^shared\/(?:content\/story|sources\/)/
  const found = texts.filter(({ file, text }) => !allowed.test(file) && figures.test(text))
  expect(found.map(({ file, text }) => `${file}: ${figures.exec(text)?.[0]}`)).toEqual([])
})

test('the page about numbers has no other number for a study than the facts', () => {
  const numbers = texts.filter(({ file }) => file.startsWith('site/numbers/')).map(({ text }) => text)
  for (const number of ['528,735', '9,068', '606', '354', '386', '15 of 158', '1 of 90', '7.7 million']) {
    const facts = Object.values(sharedFacts).filter(({ text }) => text.includes(number))
    expect([number, facts.length > 0, numbers.join(' ').includes(number)]).toEqual([number, true, true])
  }
})
