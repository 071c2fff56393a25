import { describe, expect, it, test } from 'vitest'
import { offlinePages } from '#shared/pages/page-lists.ts'
import { ignoredPaths } from '../../feeds/ignored-paths.ts'
import { createCachePaths } from './cache-paths.ts'

const { cacheablePath, isBypassed } = createCachePaths({ ...offlinePages, ignoredPaths })

const at = (path: string) => new URL(path, 'https://voima.example')

describe('a cached page has one address', () => {
  it.each([
    ['/', '/'],
    ['/help', '/help'],
    ['/news', '/news'],
    ['/blog?page=12', '/blog?page=12'],
    ['/news?language=tw&page=2', '/news?language=tw&page=2'],
    ['/blog/0123456789abcdef', '/blog/0123456789abcdef'],
    ['/blog/0123456789abcdef?fbclid=x', '/blog/0123456789abcdef'],
    ['/blog/walk-in-june', '/blog/walk-in-june'],
    ['/tags/pain-crisis?page=2', '/tags/pain-crisis?page=2'],
    ['/genotype#as-sc', '/genotype'],
    ['/news?fbclid=x&page=2', '/news?page=2'],
    ['/places?utm=x', '/places'],
    ['/places/a-clinic', '/places/a-clinic'],
    ['/events?utm=x', '/events'],
    ['/events/day-in-ho-2026-12-12', '/events/day-in-ho-2026-12-12'],
  ])('%s is cached as %s', (path, address) => expect(cacheablePath(at(path))).toBe(address))
})

test.each([
  '/search?q=pain',
  '/?words=notSavedYet',
  '/search',
  '/news?page=0',
  '/admin',
  '/admindashboard',
  '/managenews',
  '/managecontact',
  '/edit/0123456789abcdef',
  '/addblog',
  '/messages/0123456789abcdef',
  '/api/v1/news',
  '/no/such/page',
  '/news/feed.xml',
  '/places?region=GH-TV',
  '/places?view=map',
  '/events?region=GH-TV',
  '/events?when=past&page=2',
  '/events.ics',
  '/events/day-in-ho/signup',
  '/events/day-in-ho/calendar.ics',
  '/ask?place=a-clinic',
  '/contact?school=Ho&people=30',
  '/questions?q=pain',
  '/questions?page=2',
  '/newsletters?page=2',
  '/manageplaces',
])('%s is never cached', (path) => expect(cacheablePath(at(path))).toBeUndefined())

test.each([
  '/admin',
  '/admindashboard',
  '/managenews',
  '/manageblog',
  '/addnews',
  '/edit/0123456789abcdef',
  '/editblog/0123456789abcdef',
  '/managecontact',
  '/managesubscribers',
  '/messages/0123456789abcdef',
  '/api/v1/contact',
])('the service worker ignores %s', (path) => expect(isBypassed(at(path))).toBe(true))

test.each(['/', '/about', '/news', '/contact', '/search', '/nowhere'])('the service worker handles %s', (path) =>
  expect(isBypassed(at(path))).toBe(false),
)
