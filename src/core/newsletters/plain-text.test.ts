import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

const site = 'https://voima.example'

test.each([
  ['## A walk\n\nWe **walk**  \ntogether.', 'A walk\n\nWe walk\ntogether.'],
  ['[Read more](/news/abc) or ask https://who.example/x', `Read more (${site}/news/abc) or ask https://who.example/x`],
  ['Write to <info@voima.example>', 'Write to info@voima.example'],
  ['- water\n- rest\n  1. sleep\n  2. sit', '- water\n- rest\n  1. sleep\n  2. sit'],
  ['> Drink\n> water', '> Drink\n> water'],
  ['| Day | Place |\n|--|--|\n| Friday | Accra |', 'Day | Place\nFriday | Accra'],
  ['![A tree](/media/tree.jpg)', '[A tree]'],
  ['One\n\n---\n\n`two`', 'One\n\n* * *\n\ntwo'],
  ['<b>not bold</b>', '<b>not bold</b>'],
])('%s', (content, plain) => {
  expect(toPlainText(content, site)).toBe(plain)
})
