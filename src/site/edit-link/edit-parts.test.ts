import { expect, test } from 'vitest'
import { sections } from '#shared/content/sections.ts'
import { partsOf } from './edit-parts.ts'

const elsewhere = ['look', 'contact', 'social', 'footer']
const titles = new Map(Object.entries(sections).map(([name, { title }]) => [name, title]))

test('the edit link has the title of every section of the site content', () => {
  const linked = Object.values(partsOf).flatMap(Object.entries)
  for (const [name, title] of linked) expect(titles.get(name)).toBe(title)
  expect(new Set([...linked.map(([name]) => name), ...elsewhere])).toEqual(new Set(titles.keys()))
})
