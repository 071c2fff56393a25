import { expect, test } from 'vitest'
import { botCheckHeader } from './bot-check-header.ts'

const formWith = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''
const read = (header: string | undefined) => Object.fromEntries(new URLSearchParams(header))

test('a form of this site says when it was shown, in the letters that a header takes', () => {
  const { 'form-check': header } = botCheckHeader(formWith({ website: 'wɔ', stamp: 'a.b', shownAt: '1000' }), 5_400)
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(read(header)).toEqual({ trap: 'wɔ', stamp: 'a.b', seconds: '4' })
})

test('without a script nothing is said about seconds', () => {
  expect(read(botCheckHeader(formWith({ stamp: 'a.b' }))['form-check'])).toEqual({
    trap: '',
    stamp: 'a.b',
    seconds: '',
  })
})

test('a form without such fields says nothing', () => {
  expect(botCheckHeader(formWith({}))).toEqual({})
})
