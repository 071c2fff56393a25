import { expect, test } from 'vitest'
import { toExcerpt, toText } from './excerpt.ts'

test('an excerpt is plain text without markup and headings', () => {
  expect(toExcerpt('# Title\n\nSome **bold** [link](https://voima.example)\nand `code`.')).toBe(
    'Some bold link and code.',
  )
})

test('an excerpt of a text with only headings contains these', () => {
  expect(toExcerpt('# Only this')).toBe('Only this')
})

test('a long text is cut between words and ends with an ellipsis', () => {
  const excerpt = toExcerpt('seven letters '.repeat(50))
  expect(excerpt).toMatch(/(seven|letters)…$/)
  expect(excerpt.length).toBeLessThanOrEqual(221)
})

test('list items, headings and table rows become sentences', () => {
  const list = 'Go for any of these:\n\n- a fever,\n- chest pain; or\n- *hard* breathing\n\nDo not wait'
  expect(toExcerpt(list)).toBe('Go for any of these: A fever. Chest pain. Hard breathing. Do not wait')
  expect(toText(`# Signs\n\n${list}`)).toBe(
    'Signs. Go for any of these: A fever. Chest pain. Hard breathing. Do not wait',
  )
  expect(toText('| AS | carrier |\n|---|---|\n| SS | sickle cell disease |\n\nEnd.')).toBe(
    'AS, carrier. SS, sickle cell disease. End.',
  )
})

test('source numbers are removed', () => {
  expect(toExcerpt('Go at once.[1][12] Call 112. In [2026]')).toBe('Go at once. Call 112. In [2026]')
})

test('lines with a hard break are separated', () => {
  expect(toExcerpt('fever  \nchest pain  \nand more.')).toBe('fever, chest pain, and more.')
})

test('a list item is never cut: the excerpt ends before it with an ellipsis', () => {
  const item = '- a fever of 38 degrees or more, or feeling hot and shivering all over\n'
  const excerpt = toExcerpt(item.repeat(9))
  expect(excerpt).toMatch(/^(A fever of 38 degrees or more, or feeling hot and shivering all over\. ){3}…$/)
})

test('a long text is cut after a sentence if possible', () => {
  const sentence = 'We walk from the market to the lorry park, and Dr. Mensah speaks there. '
  expect(toExcerpt(sentence.repeat(9))).toBe(sentence.repeat(3).trim())
})

test('the link for the box of warning signs is removed', () => {
  expect(toExcerpt('One.\n\n[When to go](/help#warning-signs)\n\nTwo.')).toBe('One. Two.')
})
