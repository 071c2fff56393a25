import { expect, test } from 'vitest'
import { action, loader } from './old-unsubscribe-path.ts'
import { action as unsubscribe } from './unsubscribe.tsx'

test('the old unsubscribe link redirects permanently to the current one', () => {
  const answer = loader({ params: { token: 'abc.DEF-1' } } as unknown as Parameters<typeof loader>[0])
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/unsubscribe/abc.DEF-1'])
})

test.each(['\uFFFE', 'ɛɔ', 'a b', '\r\n', '%', '?x#y', '../..', 'x'.repeat(12_000)])(
  'the token %j, which nobody can have, redirects like another',
  (token) => {
    const { headers } = loader({ params: { token } } as unknown as Parameters<typeof loader>[0])
    expect(headers.get('Location')).toBe(`/unsubscribe/${encodeURIComponent(token)}`)
  },
)

test('the one-click POST of emails sent earlier works at the old path', () => {
  expect(action).toBe(unsubscribe)
})
