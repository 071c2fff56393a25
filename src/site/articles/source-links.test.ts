import { expect, test } from 'vitest'
import { withSourceLinks } from './source-links.ts'

test('a number in brackets links to its source', () => {
  expect(withSourceLinks('<p>Go at once.[2] Call 112.</p>', 3)).toBe(
    '<p>Go at once.<sup><a href="#source-2" aria-label="Source 2">2</a></sup> Call 112.</p>',
  )
})

test('two adjacent numbers share one superscript', () => {
  expect(withSourceLinks('Rest.[1][3]', 3)).toBe(
    'Rest.<sup><a href="#source-1" aria-label="Source 1">1</a>, <a href="#source-3" aria-label="Source 3">3</a></sup>',
  )
})

test.each(['In [2026] it rained.', 'See [4].', 'See [0].', '<img alt="Cells [1]">', '[a]'])(
  '%s stays as it is',
  (html) => {
    expect(withSourceLinks(html, 3)).toBe(html)
  },
)
