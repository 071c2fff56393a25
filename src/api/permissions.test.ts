import { expect, test } from 'vitest'
import { formOf, testApi } from '#test/api.ts'
import { ama, esi, walk } from '#test/cast.ts'
import { editorsRecords, recordBodies } from '#test/record-bodies.ts'

type Method = { security: object[]; requestBody?: object }
type Stage = Awaited<ReturnType<typeof testApi>>

/** Every call that needs a token, except those on one's own account, with the status of its response. */
const callEverything = async (stage: Stage, as: 'Ama' | 'Adwoa') => {
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  const answers: Record<string, number> = {}
  for (const [path, methods] of Object.entries<Record<string, Method>>(paths))
    for (const [method, { security, requestBody }] of Object.entries(methods)) {
      if (security.length === 0 || path.startsWith('/auth/')) continue
      const question = { method: method.toUpperCase(), path: addressOf(path) + (queries[path] ?? '') }
      const { status } = await stage.ask({ as, ...question, body: requestBody && bodyFor(path) })
      answers[`${method} ${path}`] = status
    }
  return answers
}

const bothFeeds = (path: string, body: object) => ({ [`/news/${path}`]: body, [`/blog/${path}`]: body })

const bodies: Record<string, object> = {
  ...recordBodies,
  '/users/{id}': { role: 'editor' },
  ...bothFeeds('{id}/draft', { fields: {}, version: 1 }),
  ...bothFeeds('{id}/review', { comment: '' }),
  ...bothFeeds('{id}/review/return', { comment: 'More sources' }),
  ...bothFeeds('bulk', { ids: ['abc'], action: 'trash' }),
  '/preview': { content: 'A *walk*' },
  '/subscribe/import': { subscribers: [] },
  '/subscribe/restore': { which: 'misjudged' },
  '/newsletters': { subject: 'A walk' },
  '/newsletters/{id}': { version: 1, subject: 'A walk' },
  '/newsletters/{id}/send': {},
  '/subscribe/{id}/groups': { groups: ['teachers'] },
  '/subscribe/{id}/confirm': { reason: 'She asked at the walk' },
  '/invitations': { email: 'new@voima.example', role: 'editor' },
  '/api-tokens': { name: 'Our app', scope: ['articles.write'], days: 30 },
  '/settings/second-factor': { isRequired: false },
  '/settings/publishing': { needsSource: false, needsConsent: false },
  '/deliverability/account': {
    host: '127.0.0.1',
    port: 1,
    isSecure: false,
    user: '',
    from: { name: 'Voima', address: 'info@voima.example' },
  },
  '/inbox/bulk': { ids: ['abc'], action: 'archive' },
  '/inbox/{id}': { isRead: true },
  '/inbox/{id}/replies': { text: 'Hello' },
  '/inbox/{id}/notes': { text: 'Hello' },
  '/reply-settings': { signature: '', replyTo: '' },
  '/reply-settings/own': { signature: '', wantsNotices: false },
  '/reply-settings/test-notice/opened': { token: 'a'.repeat(43) },
  '/saved-replies': { title: 'Tests', text: 'In Kumasi' },
  '/saved-replies/{id}': { title: 'Tests', text: 'In Kumasi' },
  '/personal-data/show': { email: esi.email },
  '/personal-data/erase': { email: esi.email },
  '/site/{part}': { version: 0, words: {} },
  '/site/{part}/preview': { words: {} },
  '/pictures/{id}': { alt: 'A tree' },
  '/picture-uploads': { bytes: 10 },
  '/picture-uploads/{id}/finish': {},
}
const fills: Record<string, string> = {
  '{id}': 'abc',
  '{check}': 'abc',
  '{signup}': 'abc',
  '{number}': '1',
  '{part}': 'footer',
  '{version}': '0',
}
const addressOf = (path: string) => path.replace(/\{\w+\}/g, (name) => fills[name] ?? name)
const queries: Record<string, string> = { '/picture-uploads/{id}': '?at=0' }
const bodyFor = (path: string) => bodies[path] ?? formOf(walk)

test('an editor writes articles and cannot reach personal data', async () => {
  await using stage = await testApi()
  const answers = Object.entries(await callEverything(stage, 'Adwoa'))
  const isArticle = ([call]: [string, number]) =>
    editorsRecords.some((path) => path.test(call.split(' ')[1] ?? '')) ||
    (/^(\w+ \/(news|blog|pictures|picture-uploads|files|calendar|preview|readers|dashboard)\b|get \/settings\/publishing$)/.test(
      call,
    ) &&
      call !== 'post /pictures/{id}/erase')
  expect(answers.filter(isArticle).length).toBeGreaterThan(7)
  expect(answers.filter(isArticle).filter(([, status]) => status === 403)).toEqual([])
  const others = answers.filter((answer) => !isArticle(answer))
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(([, status]) => status !== 403)).toEqual([])
})

test('no call is refused to an administrator', async () => {
  await using stage = await testApi()
  await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: ama })
  const answers = Object.values(await callEverything(stage, 'Ama'))
  expect(answers).not.toContain(403)
  expect(answers).not.toContain(401)
})

test('a user with an unknown role may only use the own account', async () => {
  await using stage = await testApi()
  await stage.ask({ as: 'Adwoa', path: '/auth/account' })
  const [adwoa] = (await stage.core.users.list()).filter(({ role }) => role === 'editor')
  await stage.core.users.changeJobs(adwoa?._id ?? '', ['owner' as never])
  expect(new Set(Object.values(await callEverything(stage, 'Adwoa')))).toEqual(new Set([403]))
  expect((await stage.ask({ as: 'Adwoa', path: '/auth/account' })).status).toBe(200)
})
