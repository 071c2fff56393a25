import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { tagPath } from '#shared/tags.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'
import { PrivacyPage } from '#test/privacy-page.tsx'
import { daysOfReading, readingGrade, sentencesIn, wordsIn } from '#test/reading.ts'
import Accessibility from '../accessibility/accessibility.tsx'
import Genotype from '../genotype/genotype.tsx'
import GetInvolved from '../get-involved/get-involved.tsx'
import GetTested from '../get-tested/get-tested.tsx'
import Help from '../help/help.tsx'
import Information from '../information/information.tsx'
import Numbers from '../numbers/numbers.tsx'
import Press from '../press/press.tsx'
import GenotypeSheet from '../print/genotype-sheet.tsx'
import TestResult from '../test-result/test-result.tsx'
import WhatIsSickleCell from '../what-is-sickle-cell/what-is-sickle-cell.tsx'

const healthPages = { WhatIsSickleCell, TestResult, GetTested, GetInvolved, Press } as Record<string, ComponentType>
const factPages: typeof healthPages = { Genotype, ...healthPages }
const pages = { Accessibility, Information, Numbers, Privacy: PrivacyPage, ...factPages } as unknown as Record<
  string,
  ComponentType
>

const shown = (Page: ComponentType) => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

test.each(Object.entries(pages))('%s has a reading grade of at most 5', (_, Page) => {
  const html = shown(Page)
  expect(wordsIn(html.replace(/<[^>]+>/g, ' ')).length).toBeGreaterThan(200)
  expect(readingGrade(html)).toBeLessThanOrEqual(5)
})

test.each(Object.entries(pages))('%s has no sentence of more than 25 words', (_, Page) => {
  // Links, choices and sources are no sentences.
  const html = shown(Page).replace(/<(nav|table|form|fieldset|script)\b.*?<\/\1>/gs, '')
  const text = html.replace(/<li id="source-\d+">.*?<\/li>|<title>.*?<\/title>|<p[^>]*>Source: .*?<\/p>/gs, '')
  const sentences = sentencesIn(text.replaceAll('&quot;', '”'))
  expect(sentences.filter((sentence) => wordsIn(sentence).length > 25)).toEqual([])
})

test.each(Object.entries({ ...factPages, Help, GenotypeSheet }))(
  '%s lists each source that it cites, with its date, in the order of their first use',
  (_, Page) => {
    const html = shown(Page)
    const listed = /<li id="(source-\d+)"><a href="http[^<]+(?:, 20\d\d|\(no date, read on [^<]+\))<\/a>/g
    const sources = [...html.matchAll(listed)].map(([, id]) => id)
    const cited = [...html.matchAll(/<sup>.*?<\/sup>/g)].flatMap(([marks]) =>
      [...marks.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id),
    )
    expect(sources.length).toBeGreaterThan(4)
    expect(sources).toEqual(sources.map((_, index) => `source-${index + 1}`))
    expect([...new Set(cited)]).toEqual(sources)
    expect(html.match(/ id="source-/g)).toHaveLength(sources.length)
    // Each page has its own list, which a second visitor does not continue.
    expect(shown(Page)).toBe(html)
  },
)

test.each(Object.entries(healthPages))('%s says how many sources it has', (_, Page) => {
  const html = shown(Page)
  expect(html).toContain(`>All ${html.match(/<li id="source-/g)?.length} sources<`)
})

test.each(Object.entries(factPages))(
  '%s says that no clinician has reviewed it, and names our guidelines',
  (_, Page) => {
    const html = shown(Page)
    expect(html).toContain('Not yet reviewed by a clinician.')
    expect(html).toContain('own guidelines.')
  },
)

test.each(Object.entries({ ...factPages, Numbers, Help } as Record<string, ComponentType>))(
  'the last check of %s is not earlier than the reading of its sources',
  (_, Page) => {
    const html = shown(Page)
    const [, checked = ''] = /(?:Last checked|its sources) on <time [^>]*dateTime="([^"]+)">/.exec(html) ?? []
    expect(checked).toMatch(/^2026-1[12]-\d\d$/)
    expect(daysOfReading(html).length).toBeGreaterThan(0)
    for (const day of daysOfReading(html)) expect(day <= checked, day).toBe(true)
  },
)

test.each(Object.entries(factPages))('%s lists its sections, each of which exists', (_, Page) => {
  const html = shown(Page)
  const [, contents = ''] = /<nav[^>]* aria-label="On this page">(.*?)<\/nav>/s.exec(html) ?? []
  const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids) expect(html).toContain(` id="${id}"`)
})

test.each(['WhatIsSickleCell', 'TestResult', 'GetTested'])('%s leads to the articles of each topic', (name) => {
  const html = shown(pages[name] as ComponentType)
  for (const { tag } of moreToRead.topics) expect(html).toContain(`href="${tagPath(tag)}"`)
})

test.each(Object.entries(pages))('%s has one main heading, skips no level, and has no duplicate id', (_, Page) => {
  const html = shown(Page)
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
