import { expect, test } from 'vitest'
import { whatsAppLink } from './newsletter.tsx'

const address = 'https://voima.example/newsletters/abc'
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

test('a short newsletter is shared completely, with its subject in bold and its address', () => {
  expect(textOf(whatsAppLink({ subject: 'A walk', text: 'We walk & sing.', address }))).toBe(
    `*A walk*\n\nWe walk & sing.\n\n${address}`,
  )
})

test('a long newsletter is cut between words, and never inside a surrogate pair', () => {
  for (const text of ['walk '.repeat(300), '🚶'.repeat(700), `x${'🚶'.repeat(700)}`]) {
    const sent = textOf(whatsAppLink({ subject: 'A walk', text, address }))
    expect(sent.length).toBeLessThan(700)
    expect(sent).toContain(`…\n\n${address}`)
  }
})
