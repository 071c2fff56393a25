import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceOf } from '#api/device.ts'
import { clientNetworkOf } from '#api/rate-limit.ts'
import { isImageFileName } from '#core/images/stored-image.ts'
import { toExcerpt, toText } from '#core/lib/excerpt.ts'
import { fileKindOf } from '#core/lib/file-kinds.ts'
import { toHtml } from '#core/lib/markdown.ts'
import { searchExcerpt } from '#core/search/results.ts'
import { wordsIn } from '#core/search/tokenize.ts'
import { weaknessOf } from '#core/users/password.ts'
import { wantsLight } from '#server/data-saver.ts'
import { isEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { withAbsoluteUrls } from '#shared/site-url.ts'
import { lightText } from '#site/data-saver/data-saver-text.ts'
import { testApi } from '#test/api.ts'
import { markedTexts } from '#test/marked-texts.ts'

// A backtracking pattern takes minutes for these, so that the test fails by its timeout.
const many = limits.content
const worst = [
  ...[
    'a',
    ' ',
    '\n',
    '-',
    '.',
    '@',
    ',',
    ';',
    '0',
    '(',
    '[',
    '![',
    '<',
    '<img ',
    '<!--',
    '`',
    '*',
    '_',
    '**a ',
    '&',
    '\\',
  ],
  ...[
    '> ',
    '- ',
    '1. ',
    '# ',
    '|',
    '~',
    '"',
    "'",
    "a'",
    'ɛ\u0301',
    '\u0301',
    '%',
    '/',
    '../',
    'http://',
    'www.',
    'a@b.',
    '=',
    '::',
    '{{',
  ],
  ...['[a](', '[a][', '*_', '\t', '\r', '💉', 'Mozilla/5.0 (', 'src="', 'a-', '[](<', '![](', '<a href="'],
  ...markedTexts,
].map((piece) => piece.repeat(Math.ceil(many / piece.length)).slice(0, many))
const texts = worst.flatMap((text) => [text, `${text}!`, `x${text}\0`])

/** Made once for all that reads it. */
const made = new Map<string, string>()
const htmlOf = (text: string) => {
  const html = made.get(text) ?? toHtml(text)
  made.set(text, html)
  return html
}

const places: Record<string, (text: string) => unknown> = {
  'the text of an article': htmlOf,
  'its excerpt': toExcerpt,
  'its words for the search': (text) => wordsIn(toText(text)),
  'where a search found it': (text) => searchExcerpt(text, new Set(['aa', 'ee'])),
  'its pictures on a light page': (text) => lightText(htmlOf(text)),
  'its addresses in a feed': (text) => withAbsoluteUrls(htmlOf(text), 'https://voima.example'),
  'an email address': (text) => [
    isEmail(text),
    isEmail(`${text.slice(0, limits.email - 4)}@b.c`),
    isEmail(`a@${text}`),
  ],
  'a password': (text) => weaknessOf(text.slice(0, limits.password.max), 'ama@voima.example'),
  'the first bytes of a file': (text) => fileKindOf(Buffer.from(text)),
  'the name of a picture': isImageFileName,
  'a browser’s name': deviceOf,
  'a network address': clientNetworkOf,
  cookies: (text) => wantsLight(text, text),
}

test.each(Object.entries(places))(
  '%s handles its worst case quickly',
  async (_, read) => {
    for (const text of texts) await read(text)
  },
  60_000,
)

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi({ settings: { RATE_LIMITS: 'off' } })
})
afterAll(() => stage.close())

const address = (text: string) => encodeURIComponent(text.slice(0, 2_000))
const calls: Record<string, (text: string) => Parameters<typeof stage.ask>[0]> = {
  'a search': (text) => ({ path: `/search?q=${address(text)}` }),
  'an id': (text) => ({ path: `/news/${address(text)}` }),
  'a page': (text) => ({ path: `/news?page=${address(text)}&language=${address(text)}` }),
  'a message': (text) => ({ method: 'POST', path: '/contact', body: { name: text, email: text, message: text } }),
  'a sign-in': (text) => ({ method: 'POST', path: '/auth/login', body: { email: text, password: 'x', code: text } }),
  'a link': (text) => ({ method: 'POST', path: '/auth/invitation', body: { token: text } }),
}

test.each(Object.entries(calls))(
  '%s rejects or answers its worst case quickly',
  async (_, call) => {
    for (const text of worst) expect((await stage.ask(call(text))).status).toBeLessThan(500)
  },
  60_000,
)
