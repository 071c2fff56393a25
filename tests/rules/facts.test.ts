/** Finds facts that are stated in two places, and sources that are not complete: two pages must not disagree. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedFacts } from '#core/starter/texts.ts'
import { sharedSources } from '#shared/sources/all.ts'

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

const written = Object.values(sharedSources).map(({ url }) => url)

test('every source of a page is in the folder of sources, where the tests above find it', () => {
  const addresses = texts.filter(({ file }) => file.startsWith('shared/sources/')).map(({ text }) => text)
  expect(
    addresses
      .join(' ')
      .match(/\burl: '[^']+'/g)
      ?.toSorted(),
  ).toEqual(written.map((url) => `url: '${url}'`).sort())
  // No page shows the sources of a country.
  const elsewhere = texts.filter(({ file }) => !/^shared\/(?:sources|country)\//.test(file))
  for (const { file, text } of elsewhere)
    expect([file, /\burl: ['"`]http/.test(text), written.filter((url) => text.includes(url))]).toEqual([
      file,
      false,
      [],
    ])
})

test.each(Object.entries(sharedFacts))('the fact %s has sources and the day of its check', (_, fact) => {
  expect(fact.sources.length).toBeGreaterThan(0)
  expect(fact.checkedOn).toMatch(day)
})

/** What reports on WHO’s guide in its place: a newspaper and a blog. */
const reports = ['whoPregnancyRelease', 'whoPregnancySummary']
const isAlone = (names: string[]) =>
  names.some((name) => reports.includes(name)) && !names.includes('whoPregnancyGuide')

test('WHO is never quoted from a newspaper or a blog alone', () => {
  const names = new Map(Object.entries(sharedSources).map(([name, source]) => [source, name]))
  const ofFacts = Object.values(sharedFacts).map(({ sources }) => sources.map((source) => names.get(source) ?? ''))
  expect(ofFacts.filter(isAlone)).toEqual([])
  for (const { file, text } of texts) {
    const cited = text.match(/(?:\[@\w+\])+|\bof=\{\[[^\]]*\]/g) ?? []
    expect([file, cited.filter((together) => isAlone(together.match(/\w+/g) ?? []))]).toEqual([file, []])
  }
  const others = Object.entries(sharedSources).filter(([, { title }]) => /\bWHO\b/.test(title))
  expect(others.map(([name]) => name).sort()).toEqual(['firstDose', ...reports])
})

test('no page and no article writes down a sentence of a shared fact itself', () => {
  // A short sentence after the first one says nothing alone.
  const sentences = Object.values(sharedFacts).flatMap(({ text }) =>
    text.split(/(?<=[.?]) /).filter(({ length }, at) => at === 0 || length > 25),
  )
  for (const sentence of sentences) {
    const copies = texts.filter((each) => each.text.includes(sentence)).map(({ file }) => file)
    expect([sentence, copies]).toEqual([sentence, []])
  }
})

/** Words without which nobody can say what certain facts say. Of the warning signs there is one list. */
const wordsOfFacts =
  /\bsperm\b|amount of folic acid|works? against|look for germs|need blood from|\b387\b|most satisfied|37\.5 °C|as severe as SS|\b5,451\b/

test('no page and no article says in other words what a shared fact says', () => {
  const allowed = /^shared\/(?:sources\/|warning-signs\.ts)/
  const found = texts.filter(({ file, text }) => !allowed.test(file) && wordsOfFacts.test(text))
  expect(found.map(({ file, text }) => `${file}: ${wordsOfFacts.exec(text)?.[0]}`)).toEqual([])
})

test('no two articles have the same sentence with a source', () => {
  const sourced = texts.flatMap(({ text }) =>
    [...new Set(text.match(/[^.!?\]]+[.!?](?=\[@)/g))].map((each) => each.trim()),
  )
  expect(sourced.length).toBeGreaterThan(100)
  expect(sourced.filter((each, at) => sourced.indexOf(each) !== at)).toEqual([])
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
