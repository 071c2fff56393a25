import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { warningSigns } from '#shared/warning-signs.ts'
import { readingGrade, wordsIn } from '#test/reading.ts'
import Help from './help.tsx'

const Stub = createRoutesStub([{ path: '/', Component: Help }])
const html = renderToStaticMarkup(<Stub />)
const words = html
  .replace(/<script.*?<\/script>|<title>.*?<\/title>/g, '')
  .replace(/<sup.*?<\/sup>/g, '')
  .replace(/<ol>.*<\/ol>/, '')

test('the help page has every sign and the date of the last check', () => {
  for (const { sign, more = '' } of warningSigns) {
    expect(html).toContain(sign)
    expect(html).toContain(more)
  }
  expect(html).toContain('<time dateTime="2026-11-26">')
  expect(html).toContain('No doctor or nurse has reviewed this page yet.')
  expect(html).toContain('own guidelines.')
  expect(html.indexOf('<li>')).toBeLessThan(html.indexOf('this sheet</a>'))
})

test('each source number links to a source with a link and a year', () => {
  const cited = [...html.matchAll(/href="#(source-\d+)"/g)].map(([, id]) => id)
  expect(cited.length).toBeGreaterThan(warningSigns.length)
  for (const id of cited)
    expect(html).toMatch(new RegExp(`<li id="${id}"><a href="http[^<]+(, 20\\d\\d|\\(no date[^<]*\\))</a>`))
})

test('the help page has a reading grade of 4 to 6 and no sentence of more than 25 words', () => {
  expect(readingGrade(words)).toBeGreaterThan(3)
  expect(readingGrade(words)).toBeLessThanOrEqual(6)
  const sentences = words
    .replace(/<\/(p|li|h\d|strong)>/g, '. ')
    .replace(/<[^>]+>/g, '')
    // A list of signs is read item by item.
    .split(/[.!?:]+[\s”]|(?<=any warning sign|your waters break), /)
  for (const sentence of sentences) expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(25)
})
