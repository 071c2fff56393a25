import { expect, test } from 'vitest'
import { hasTokenInPath, normalUrlOf } from './normal-url.ts'

test.each([
  '/',
  '/news?page=2',
  '/search?q=a%20B%2F',
  '/ask/K7WM-3PXD',
  '/signups/K3WDX-9M2HA/calendar.ics',
  `/unsubscribe/${'aB_-'.repeat(11)}.eyJ`,
  `/preview/${'aB_-'.repeat(11)}`,
  '/preview/news/abc.jpg?v=Abc',
  '/api/v1/Nothing/',
  '/files/x/A%20Report.PDF',
  '/assets/Page-B1xQ.js',
  '/media/abc-640.webp',
  '/_root.data?_routes=root',
])('%s is normal', (url) => {
  expect(normalUrlOf(url)).toBe(url)
})

test.each([
  ['/About/', '/about'],
  ['//ask//K7WM', '/ask/K7WM'],
  ['/%41sk/K7w%4d/?A=B', '/ask/K7wM?A=B'],
  ['/x/../Signups/./Code/Calendar.ics', '/signups/Code/Calendar.ics'],
  ['\\ask\\CODE', undefined],
  ['/ask\\CODE', '/ask/CODE'],
  ['/tags/%c9%94DA/', '/tags/oda'],
  ['/tags/%C5%8Aut%C9%94', '/tags/nuto'],
  ['/places/%C6%90dw%C9%9Be%20Clinic', '/places/edwee-clinic'],
  ['/questions/%E2%80%8Bfever', '/questions/fever'],
  ['/tags/%F0%9F%8E%89', '/tags/%F0%9F%8E%89'],
  ['http://elsewhere.example/Ask/CODE', '/ask/CODE'],
  ['/api/v1/%6eews//', '/api/v1/news/'],
  ['/search?q=a%00b', '/search?q=ab'],
  ['/news%00', undefined],
  ['/news/%ff', undefined],
  ['/news/%ed%a0%80', undefined],
  ['/news/%', undefined],
  ['*', undefined],
])('the normal spelling of %s is %s', (target, url) => {
  expect(normalUrlOf(target)).toBe(url)
  if (url) expect(normalUrlOf(url)).toBe(url)
})

test.each([
  ['/preview/news/abc.jpg', false],
  ['/preview/site.jpg', false],
  ['/volunteer', false],
  ['/volunteer/token', true],
  ['/api/v1/signups/CODE', true],
  ['/api/v1/newsletter-previews/x', true],
  ['/newsletters/abc', false],
])('%s contains a token: %s', (path, has) => {
  expect(hasTokenInPath(path)).toBe(has)
})
