import { expect, it } from 'vitest'
import { normalizeUrl } from './normalize-url.ts'

for (const [typed, address] of [
  ['who.int', 'https://who.int'],
  ['voima.org/our plan.pdf', 'https://voima.org/our%20plan.pdf'],
  ['https://voima.org/our%20plan.pdf', 'https://voima.org/our%20plan.pdf'],
  ['ama@voima.example', 'mailto:ama@voima.example'],
  ['/about', '/about'],
  ['#sources', '#sources'],
] as const)
  it(`accepts the address ${typed}`, () => expect(normalizeUrl(typed)).toBe(address))

for (const typed of ['not a url here', 'javascript:alert(1)', 'https://', 'data:text/html,x'])
  it(`rejects the address ${typed}`, () => expect(normalizeUrl(typed)).toBeUndefined())
