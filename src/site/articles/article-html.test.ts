import { expect, test } from 'vitest'
import { withScrollingTables, withShortVersion } from './article-html.ts'

test('the first paragraph or list of a health article is its short version', () => {
  expect(withShortVersion('<p>Go now.</p>\n<p>More.</p>')).toBe(
    '<section class="in-short" aria-label="In short"><h2 lang="en">In short</h2><p>Go now.</p></section>\n<p>More.</p>',
  )
  expect(withShortVersion('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>More.</p>')).toMatch(
    /<\/ul><\/section>\n<p>More/,
  )
})

test('a text that begins with a heading or a picture has no short version', () => {
  for (const html of ['<h2>Why</h2><p>Because.</p>', '<pre>Code</pre><p>Text.</p>', ''])
    expect(withShortVersion(html)).toBe(html)
})

test('each table scrolls in a box that a keyboard reaches', () => {
  const html = withScrollingTables('<table><tr><td>Tested</td></tr></table>')
  expect(html).toMatch(/^<div [^>]*tabindex="0"><table>.*<\/table><\/div>$/)
})
