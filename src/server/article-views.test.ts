import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createReaderCount } from './article-views.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const page = '/news/0123456789abcdef'
const call = `/api/v1${page}`
const fromPage = { referer: 'https://voima.example/news', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

type Asked = { url?: string; method?: string; status?: number; headers?: Record<string, string> }

const ask = ({ url = page, method = 'GET', status = 200, headers = {} }: Asked) => {
  const opened: string[] = []
  const sources: string[] = []
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  const request = { url, method, headers: { 'user-agent': phone, ...headers } }
  createReaderCount(
    (kind, name) => void opened.push(`/${kind}/${name}`),
    (source) => void sources.push(source),
  )(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  response.emit('finish')
  return { opened, sources }
}

const isCounted = (asked: Asked) => {
  const { opened } = ask(asked)
  return opened.length === 1 && (asked.url ?? page).includes(opened[0] ?? ' ')
}

test.each<[string, Asked]>([
  ['a page of an article', {}],
  ['one with things hung on its address', { url: `${page}?fbclid=1` }],
  ['one under an address of its own', { url: '/blog/know-your-genotype' }],
  ['one of the blog that the browser has already', { url: '/blog/0123456789abcdef', status: 304 }],
  ['one that somebody goes to', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } }],
  ['what a page asks for on the way from a list', { url: call, headers: fromPage }],
])('%s counts', (_, asked) => expect(isCounted(asked)).toBe(true))

test.each<[string, Asked]>([
  ['a list', { url: '/news' }],
  ['a feed', { url: '/news/feed.xml' }],
  ['an article that is not there', { status: 404 }],
  ['a look at the headers', { method: 'HEAD' }],
  [
    'a robot',
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
  ],
  ['a chat that makes a preview', { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } }],
  ['a program', { headers: { 'user-agent': 'curl/8.5.0' } }],
  ['what a browser fetches before anybody wants it', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['what a service worker keeps for later', { headers: { 'sec-fetch-mode': 'cors' } }],
  ['another site that asks the API', { url: call, headers: { ...fromPage, 'sec-fetch-site': 'cross-site' } }],
  ['a program that asks the API', { url: call }],
  ['somebody at work in the admin area', { url: call, headers: { ...fromPage, authorization: 'Bearer x' } }],
])('%s does not count', (_, asked) => expect(isCounted(asked)).toBe(false))

test.each<[string, Asked, string[]]>([
  ['the home page', { url: '/' }, ['direct']],
  ['an article, from a chat', { headers: { referer: 'https://web.whatsapp.com/' } }, ['whatsapp']],
  ['a list, from a search engine', { url: '/news?page=2', headers: { referer: 'https://www.bing.com/' } }, ['search']],
  ['another page of this site', { url: '/about', headers: { 'sec-fetch-site': 'same-origin' } }, []],
  ['the admin area', { url: '/admindashboard' }, []],
  ['a feed', { url: '/news/feed.xml' }, []],
  ['a page that is not there', { url: '/about', status: 404 }, []],
  ['a robot', { url: '/', headers: { 'user-agent': 'curl/8.5.0' } }, []],
  ['what a service worker keeps for later', { url: '/', headers: { 'sec-fetch-mode': 'cors' } }, []],
])('the source of a visit by %s is recorded', (_, asked, expected) => {
  expect(ask(asked).sources).toEqual(expected)
})
