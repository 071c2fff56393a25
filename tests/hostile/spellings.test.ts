/**
 * Addresses in every spelling, sent to the running site: what a page with a token promises must not depend on how its
 * address is written. Finds the pages in `src/routes.ts` and the calls in the API's document, so that a new one that
 * forgets the rule fails here.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePaths, pageRoutes } from '#test/page-paths.ts'
import { type Site, startSite } from '#test/site.ts'
import { sendTo } from './send.ts'

/** A parameter with any other name is a token or a code, until somebody adds it here. */
const isPublic = /:(?:id|slug|kind|part)\b/g
const pages = pagePaths.filter((path) => path.replace(isPublic, '').includes(':'))

const filled = (path: string) => path.replace(isPublic, 'abc').replace(/:\w+/g, 'K7WM3PXDaK7WM3PXDaK7WM3PXD')

const mixedCase = (path: string) =>
  path.replace(/[a-z]+/g, (word, at: number) => (at % 2 ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1)))
const escaped = (path: string) =>
  path.replace(/[a-z]/gi, (letter, at: number) => (at % 3 ? letter : `%${letter.charCodeAt(0).toString(16)}`))

/** The parts of a route that are no parameter, written differently. */
const fixedParts = (path: string, change: (part: string) => string) =>
  path.replace(/[^/]+/g, (part) => (part.startsWith(':') ? part : change(part)))

const spellings: Record<string, (path: string) => string> = {
  normal: filled,
  'slash at the end': (path) => `${filled(path)}/`,
  'slashes at the end': (path) => `${filled(path)}//`,
  'double slashes': (path) => filled(path).replaceAll('/', '//'),
  'upper case': (path) => filled(fixedParts(path, (part) => part.toUpperCase())),
  'mixed case': (path) => filled(fixedParts(path, mixedCase)),
  escapes: (path) => escaped(filled(path)),
  'escapes in upper case': (path) => escaped(filled(fixedParts(path, (part) => part.toUpperCase()))),
  'dot segments': (path) => `/x/..${filled(path).replaceAll('/', '/./')}`,
  'escaped dots': (path) => `/x/%2E%2e${filled(path)}/%2e`,
  backslashes: (path) => `/${filled(path).slice(1).replaceAll('/', '\\')}`,
  'a data request': (path) => `${filled(path)}.data`,
  'a data request in upper case': (path) => `${filled(fixedParts(path, (part) => part.toUpperCase()))}.data`,
  'a data request after a slash': (path) => `${filled(path)}/_.data`,
  'with a query': (path) => `${filled(path)}/?utm_source=a`,
  absolute: (path) => `http://elsewhere.example${filled(path)}/`,
}

const request = (site: Site, target: string, method = 'GET') =>
  sendTo(site.address, `${method} ${target} HTTP/1.1`, 'Host: voima', 'Connection: close', '', '')
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const header = (answer: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(answer)?.[1]?.trim()

describe('an address with a token', () => {
  let site: Site
  let calls: string[]
  beforeAll(async () => {
    site = await startSite({ RATE_LIMITS: 'off', STARTER_CONTENT: 'none' })
    const { paths } = await (await fetch(`${site.address}/api/v1/openapi.json`)).json()
    calls = Object.entries<object>(paths)
      .filter(([path, methods]) => 'get' in methods && /\{(?:code|token|reference)\}/.test(path))
      .map(([path]) => `/api/v1${path.replace(/\{\w+\}/g, ':token')}`)
  })
  afterAll(() => site.stop())

  const expectStrict = async (target: string) => {
    const answer = await request(site, target)
    const seen = [target, header(answer, 'Cache-Control'), header(answer, 'Referrer-Policy')]
    expect(seen).toEqual([target, 'no-store', 'no-referrer'])
    return answer
  }

  test.each(Object.keys(spellings))('has the strict headers: %s', async (name) => {
    expect(pages.length).toBeGreaterThan(9)
    for (const path of pages) {
      const answer = await expectStrict(spellings[name]?.(path) ?? '')
      // Once: the normal spelling is not redirected again to another one. Old paths of newsletters are.
      const place = header(answer, 'Location')
      if (statusOf(answer) === 308) expect(statusOf(await expectStrict(place ?? ''))).not.toBe(308)
      expect(statusOf(answer)).toBeLessThan(500)
    }
  })

  test('has the strict headers in calls, which are never redirected', async () => {
    expect(calls.length).toBeGreaterThan(5)
    for (const path of calls)
      for (const spelling of [filled, (each: string) => escaped(filled(each))]) {
        const answer = await expectStrict(spelling(path))
        expect([path, statusOf(answer)]).toEqual([path, expect.toSatisfy((status) => status >= 400 && status < 500)])
      }
  })

  test('keeps its case when it is redirected, and a form sent there is not redirected', async () => {
    expect(header(await request(site, '/Ask/K7wm-3Pxd/'), 'Location')).toBe('/ask/K7wm-3Pxd')
    expect(header(await request(site, '/News/A-Walk/'), 'Location')).toBe('/news/a-walk')
    expect(statusOf(await request(site, '/Ask/', 'POST'))).toBe(422)
    expect(header(await request(site, '/Ask/', 'POST'), 'Cache-Control')).toBe('no-store')
  })

  test('only pages of the admin area have the two headers that keep a browser from restoring a page', {
    tags: 'slow',
  }, async () => {
    for (const { path, file } of pageRoutes) {
      const answer = await request(site, filled(path).replace('*', 'nothing'))
      if (!header(answer, 'Content-Type')?.startsWith('text/html')) continue
      const isAdmin = file.startsWith('admin/')
      expect([path, header(answer, 'Cross-Origin-Opener-Policy')]).toEqual([path, isAdmin ? 'same-origin' : undefined])
      // A page of one person, and the giving page, which must never show an old number.
      if (isAdmin || !(path.includes(':') || path === '/give'))
        expect([path, header(answer, 'Cache-Control') === 'no-store']).toEqual([path, isAdmin])
    }
  })
})
