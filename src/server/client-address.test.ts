import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

const asked = (forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage

test('without a trusted proxy, X-Forwarded-For is ignored', () => {
  expect(clientAddressOf(asked('203.0.113.7'), false)).toBe('192.0.2.1')
})

test('with a trusted proxy, the last entry is used, whatever the visitor wrote before it', () => {
  expect(clientAddressOf(asked('198.51.100.1, 203.0.113.7'), true)).toBe('203.0.113.7')
})

test('a request that bypassed the proxy has its own address', () => {
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
