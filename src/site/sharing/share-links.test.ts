import { expect, it } from 'vitest'
import { shareLinks } from './share-links.ts'

const title = 'Fever & pain: 100% “now”?'
const address = 'https://voima.example/news/1?a=b&c=d'

it('every way to share carries the whole address, whatever stands in it', () => {
  for (const { href } of shareLinks(title, address)) {
    const values = [...new URL(href).searchParams.values()]
    expect(values.some((value) => value.endsWith(address))).toBe(true)
  }
})

it('WhatsApp comes first and gets the title before the address', () => {
  const [first] = shareLinks(title, address)
  expect(new URL(first.href).searchParams.get('text')).toBe(`${title} ${address}`)
})
