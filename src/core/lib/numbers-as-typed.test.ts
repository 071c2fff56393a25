import { expect, test } from 'vitest'
import { places, samples, visibleText } from '#test/number-texts.ts'
import { toPlainText } from '../newsletters/plain-text.ts'
import { toExcerpt, toText } from './excerpt.ts'
import { toHtml } from './markdown.ts'

const cases = Object.entries(places).map(([place, write]) => ({ place, write }))

test.each(cases)('codes, phone numbers and sums reach readers as they were typed, $place', ({ write }) => {
  for (const sample of samples) {
    const { markdown, typed, bare = typed } = write(sample)
    expect(visibleText(toHtml(markdown)), markdown).toBe(typed)
    expect(toText(markdown), markdown).toContain(bare)
    expect(toExcerpt(markdown), markdown).toContain(bare)
    expect(toPlainText(markdown, 'https://voima.example'), markdown).toContain(bare)
  }
})

test('bold and italics next to letters, and bold around a number, stay formatting', () => {
  expect(toHtml('*now* and _here_, **5** of ***6***, ~~7~~')).toBe(
    '<p><em>now</em> and <em>here</em>, <strong>5</strong> of <em><strong>6</strong></em>, <s>7</s></p>\n',
  )
})

test('a line that begins with a phone number or a year is no item of a list, and other lists stay lists', () => {
  expect(toHtml('+ a\n+ b')).toContain('<li>b</li>')
  expect(toHtml('1. a\n2. b')).toContain('<li>b</li>')
  expect(toHtml('+ a\n\n+ 233 24 000 0000')).toBe('<ul>\n<li>a</li>\n</ul>\n<p>+ 233 24 000 0000</p>\n')
  expect(toHtml('2025. What a year')).toBe('<p>2025. What a year</p>\n')
})
