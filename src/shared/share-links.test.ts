import { expect, it } from 'vitest'
import { shareLinks } from '#shared/share-links.ts'

const title = 'Fever & pain: 100% “now”?'
const address = 'https://voima.example/news/1?a=b&c=d'

it('every share link contains the complete address, whatever characters it has', () => {
  for (const { href } of shareLinks(title, address)) {
    const values = [...new URL(href).searchParams.values()]
    expect(values.some((value) => value.endsWith(address))).toBe(true)
  }
})

it('WhatsApp comes first and has the title before the address', () => {
  const [first] = shareLinks(title, address)
  expect(new URL(first.href).searchParams.get('text')).toBe(`${title} ${address}`)
})
