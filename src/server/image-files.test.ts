import { expect, test } from 'vitest'
import type { Core } from '#core/organisation/core.ts'
import { imageFileRoutes } from './app.ts'

const ask = (read: Core['imageFiles']['read']) => imageFileRoutes({ imageFiles: { read } } as Core).request('/cell.jpg')

test('a picture may be cached permanently', async () => {
  const body = new Uint8Array([1, 2, 3])
  const answer = await ask(async () => ({ body, type: 'image/jpeg', size: 3 }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(body)
})

test('a missing picture gets status 404', async () => {
  expect((await ask(async () => undefined)).status).toBe(404)
})
