import { expect, test } from 'vitest'
import { botCheckHeader } from './bot-check-header.ts'

const formWith = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''
const read = (header: string | undefined) => Object.fromEntries(new URLSearchParams(header))

test('the header contains the time when the form was shown, in ASCII', () => {
  const { 'form-check': header } = botCheckHeader(formWith({ website: 'wɔ', stamp: 'a.b', shownAt: '1000' }), 5_400)
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(read(header)).toEqual({ trap: 'wɔ', stamp: 'a.b', seconds: '4' })
})

test('without a script the header has no seconds', () => {
  expect(read(botCheckHeader(formWith({ stamp: 'a.b' }))['form-check'])).toEqual({
    trap: '',
    stamp: 'a.b',
    seconds: '',
  })
})

test('a form without these fields sends no header', () => {
  expect(botCheckHeader(formWith({}))).toEqual({})
})
