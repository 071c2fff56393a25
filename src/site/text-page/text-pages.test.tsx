import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { readingGrade, wordsIn } from '#test/reading.ts'
import Accessibility from '../accessibility/accessibility.tsx'
import Information from '../information/information.tsx'
import Numbers from '../numbers/numbers.tsx'
import Privacy from '../privacy/privacy.tsx'

const pages = { Accessibility, Information, Numbers, Privacy } as unknown as Record<string, ComponentType>

const shown = (Page: ComponentType) => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

test.each(Object.entries(pages))('%s can be read after five years of school', (_, Page) => {
  const html = shown(Page)
  expect(wordsIn(html.replace(/<[^>]+>/g, ' ')).length).toBeGreaterThan(200)
  expect(readingGrade(html)).toBeLessThanOrEqual(5)
})

test.each(Object.entries(pages))('%s has one main heading, skips no level, and names no place twice', (_, Page) => {
  const html = shown(Page)
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
