import { expect, test, vi } from 'vitest'
import { postPush } from './push-service.ts'

const addresses = vi.hoisted(() => ({ found: [{ address: '', family: 4 }] }))

vi.mock('node:dns', () => ({
  lookup: (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, addresses.found),
}))

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['fd00::1']],
  [['::1']],
  [['203.0.114.1', '192.168.0.1']],
])('a push service whose name resolves to %s gets no request', async (found) => {
  addresses.found = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const request = { endpoint: 'https://push.example/x', headers: {}, body: Buffer.alloc(0) }
  await expect(postPush(request)).rejects.toThrow('The address of the push service is not public.')
})
