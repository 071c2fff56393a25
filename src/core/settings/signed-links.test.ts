import { expect, test, vi } from 'vitest'
import { createLinkSignature, createSecret } from './signed-links.ts'

const stored = new Map<string, string>()
const settings = {
  find: async (name: string) => stored.get(name),
  save: async (name: string, value: string) => void stored.set(name, value),
  remove: async (name: string) => void stored.delete(name),
  saveIfMissing: async (name: string, value: string) => {
    if (!stored.has(name)) stored.set(name, value)
  },
}

test('a link signed for one purpose is invalid for another purpose or another text', async () => {
  const { sign, verify } = createLinkSignature(settings)
  const signed = await sign('leave', 'a-reader')
  expect(await verify('leave', signed)).toBe('a-reader')
  expect(await verify('preview', signed)).toBeUndefined()
  expect(await verify('leave', signed.replace('a-reader', 'b-reader'))).toBeUndefined()
})

test('a secret that could not be read or stored is made at the next use', async () => {
  const find = vi.fn(settings.find).mockRejectedValueOnce(new Error('away'))
  const secret = createSecret({ ...settings, find }, 'a.secret')
  await expect(secret()).rejects.toThrow('away')
  expect([await secret(), await secret()]).toEqual([stored.get('a.secret'), stored.get('a.secret')])
})
