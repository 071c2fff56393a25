import { expect, test } from 'vitest'
import { action as unsubscribe } from '../subscribe/unsubscribe.tsx'
import { action, loader } from './old-newsletter-paths.ts'

const answerTo = (path: string) => {
  const request = new Request(`https://voima.example${path}`)
  return loader({ request } as Parameters<typeof loader>[0])
}

test.each([
  ['/letters', '/newsletters'],
  ['/letters?page=2', '/newsletters?page=2'],
  ['/letters/abc', '/newsletters/abc'],
  ['/letters/feed.xml', '/newsletters/feed.xml'],
  ['/letters/look/a.b-c?in=dark', '/newsletters/preview/a.b-c?in=dark'],
  ['/manageletters/abc', '/managenewsletters/abc'],
  ['/subscribe/leave/abc.DEF-1', '/unsubscribe/abc.DEF-1'],
])('%s redirects permanently to %s', (old, now) => {
  const answer = answerTo(old)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(now)
})

test('the one-click POST of emails sent earlier works at the old path', () => {
  expect(action).toBe(unsubscribe)
})
