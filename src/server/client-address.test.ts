import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

const asked = (forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage

test('without a trusted proxy nobody can choose an address', () => {
  expect(clientAddressOf(asked('203.0.113.7'), false)).toBe('192.0.2.1')
})

test('behind a trusted proxy the last entry counts, whatever the visitor wrote before it', () => {
  expect(clientAddressOf(asked('198.51.100.1, 203.0.113.7'), true)).toBe('203.0.113.7')
})

test('a request that did not come through the proxy counts by its own address', () => {
  expect(clientAddressOf(asked(undefined), true)).toBe('192.0.2.1')
})

test.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
])('%s, as some proxies write it, is one client whatever its port', (written, address) => {
  expect(clientAddressOf(asked(`198.51.100.1, ${written}`), true)).toBe(address)
})
