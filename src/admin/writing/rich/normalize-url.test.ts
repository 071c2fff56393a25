import { expect, it } from 'vitest'
import { normalizeUrl } from './normalize-url.ts'

for (const [typed, address] of [
  ['who.int', 'https://who.int'],
  ['voima.org/our plan.pdf', 'https://voima.org/our%20plan.pdf'],
  ['https://voima.org/our%20plan.pdf', 'https://voima.org/our%20plan.pdf'],
  ['ama@voima.example', 'mailto:ama@voima.example'],
  ['/about', '/about'],
  ['#sources', '#sources'],
  ['024 123 4567', 'tel:0241234567'],
  ['+233 (0)24-123-4567', 'tel:+2330241234567'],
  ['tel:112', 'tel:112'],
  ['*170#', 'tel:*170%23'],
  ['*713*33*1#', 'tel:*713*33*1%23'],
  ['mailto:ama@voima.example', 'mailto:ama@voima.example'],
  ['first_last@an_example.org', 'mailto:first_last@an_example.org'],
  ['events', '/events'],
  ['news/a-walk?x=1#top', '/news/a-walk?x=1#top'],
  ['who.int\u200b', 'https://who.int'],
  [' \u2066https://who.int/x\u2069 ', 'https://who.int/x'],
] as const)
  it(`accepts the address ${typed}`, () => expect(normalizeUrl(typed)).toBe(address))

for (const typed of ['not a url here', 'javascript:alert(1)', 'https://', 'data:text/html,x', '*', '12', 'ama @ voima'])
  it(`rejects the address ${typed}`, () => expect(normalizeUrl(typed)).toBeUndefined())
