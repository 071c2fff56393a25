import { afterEach, expect, test, vi } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama, yaw } from '#test/cast.ts'
import { problem } from './problems.ts'

afterEach(() => vi.restoreAllMocks())

test('a problem follows RFC 9457 and is never cached', async () => {
  const answer = problem(422, 'Enter the name.', { errors: { name: 'Enter the name.' } })
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    detail: 'Enter the name.',
    errors: { name: 'Enter the name.' },
  })
})

test('an unexpected error reveals no details, and the log contains nothing that a person wrote', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await using stage = await testApi()
  const quoting = () => Promise.reject(new TypeError(`cannot store "${yaw.message}" of ${yaw.email}\nand more`))
  vi.spyOn(stage.core.messages, 'newest').mockImplementation(quoting)
  const { status, text, json } = await stage.ask({ as: 'Ama', path: '/contact' })
  expect([status, json.detail]).toEqual([500, 'Something went wrong on our side. Please try again in a moment.'])
  expect(text).not.toMatch(/TypeError|node_modules|\.ts|Yaw|Kumasi/)
  expect(log).toHaveBeenCalledOnce()
  const line = String(log.mock.calls[0])
  expect(line).toMatch(/^GET \/api\/v1\/contact failed: TypeError at /)
  expect(line).not.toMatch(/yaw|kumasi|\n/i)
})

test.each([
  ['/api-tokens', { name: 'App', scope: 'everything', days: 30 }, 'scope', 'scope is "everything"; it must be a list.'],
  ['/api-tokens', { name: 'App', days: 30 }, 'scope', 'scope is missing; it must be a list.'],
  ['/subscribe/import', { isConfirmed: 'yes' }, 'isConfirmed', 'isConfirmed is "yes"; it must be true or false.'],
  ['/subscribe/import', { source: 'wall' }, 'source', 'source is "wall"; it must be one of file, hand.'],
  ['/events', {}, 'kind', 'kind is missing; it must be one of screening, talk, other.'],
  ['/places', { whatsapp: 5 }, 'whatsapp', 'Each WhatsApp number must be text.'],
])('%s with %o says which values %s may have', async (path, body, field, sentence) => {
  await using stage = await testApi()
  await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: ama })
  const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path, body })
  expect([status, json.errors[field]]).toEqual([422, sentence])
})

test('the response to an invalid header names the header and the allowed values', async () => {
  await using stage = await testApi()
  const headers = { 'idempotency-key': 'abc' }
  const { status, json } = await stage.ask({ method: 'POST', path: '/contact', body: yaw, headers })
  expect(status).toBe(422)
  expect(json.errors['idempotency-key']).toMatch(/^idempotency-key is "abc"; it must be a UUID like /)
})
