import { expect, test } from 'vitest'
import { sections } from '#shared/content/sections.ts'
import { partsOf } from './edit-link.tsx'

const elsewhere = ['contact', 'social', 'footer']
const titles = new Map(Object.entries(sections).map(([name, { title }]) => [name, title]))

test('the link to the editor knows every part of the site text by its title', () => {
  const linked = Object.values(partsOf).flatMap(Object.entries)
  for (const [name, title] of linked) expect(titles.get(name)).toBe(title)
  expect(new Set([...linked.map(([name]) => name), ...elsewhere])).toEqual(new Set(titles.keys()))
})
