import { isIPv6 } from 'node:net'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'

const isPublic = (address: string) => isPublicAddress({ address, family: isIPv6(address) ? 6 : 4 })

test.each(['9.9.9.9', '172.32.0.1', '2606:4700::1', '2001:4860:4860::8888', '2003::1', '64:ff9c::1', '::ffff:9.9.9.9'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true),
)

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '64:ff9b:1:ffff::1',
  '2001::1',
  '2001:0:a00:1::1',
  '2002:a00:1::1',
  '2002:ffff:ffff::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'feff::1',
  'ff02::1',
])('%s may be inside our own network', (address) => expect(isPublic(address)).toBe(false))
