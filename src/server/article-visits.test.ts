import { expect, test } from 'vitest'
import { visitSourceOf } from './article-views.ts'

const from = (referer: string | undefined, more: { url?: string; site?: string } = {}) =>
  visitSourceOf({
    url: more.url ?? '/news',
    headers: {
      host: 'voima.example',
      ...(referer && { referer }),
      ...(more.site && { 'sec-fetch-site': more.site }),
    },
  })

test.each([
  [undefined, 'direct'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.com.gh/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://web.whatsapp.com/', 'whatsapp'],
  ['android-app://com.whatsapp/', 'whatsapp'],
  ['https://l.facebook.com/l.php?u=x', 'facebook'],
  ['android-app://com.facebook.katana/', 'facebook'],
  ['https://t.co/abc', 'social'],
  ['https://l.instagram.com/', 'social'],
  ['https://mail.google.com/mail/u/0/', 'email'],
  ['android-app://com.google.android.gm/', 'email'],
  ['https://hospital.example/links', 'website'],
  ['https://notgoogle.example/', 'website'],
  ['no address', 'direct'],
])('a referrer %s counts as %s', (referer, source) => {
  expect(from(referer)).toBe(source)
})

test('a link with fbclid counts as Facebook if there is no referrer', () => {
  expect(from(undefined, { url: '/news/a-walk?fbclid=abc' })).toBe('facebook')
})

test('a navigation within the site does not count as a new visit', () => {
  expect(from('https://voima.example/about')).toBeUndefined()
  expect(from(undefined, { site: 'same-origin' })).toBeUndefined()
})
