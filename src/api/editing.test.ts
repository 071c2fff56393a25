import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, testApi } from '#test/api.ts'
import { walk } from '#test/cast.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
})
afterAll(() => stage.close())

type Fields = Record<string, string>
const publish = (fields: Fields) => stage.ask({ as: 'Ama', method: 'POST', path: '/news', body: formOf(fields) })
const revise = (id: string, fields: Fields) =>
  stage.ask({ as: 'Ama', method: 'PATCH', path: `/news/${id}`, body: formOf(fields) })

test('only users who may write can read a draft, and a draft may lack nearly everything', async () => {
  const { status, json } = await publish({ status: 'draft' })
  const { _id } = json.newsItem
  expect([status, json.newsItem]).toMatchObject([201, { title: '', content: '', status: 'draft', publishAt: null }])
  expect((await stage.ask({ as: 'guest', path: `/news/${_id}` })).status).toBe(404)
  expect((await stage.ask({ as: 'dead token', path: `/news/${_id}` })).status).toBe(401)
  const read = await stage.ask({ as: 'Adwoa', path: `/news/${_id}` })
  expect([read.status, read.json.newsItem.hasDraft]).toEqual([200, false])
  expect(read.headers.get('Cache-Control')).toBe('no-store')
  expect((await stage.ask({ path: '/news' })).text).not.toContain(_id)
})

test.each<[Fields, string, string]>([
  [{ status: 'gone' }, 'status', 'status is "gone"; it must be one of draft, scheduled, published.'],
  [{ status: 'scheduled' }, 'publishAt', 'Choose a day and time in the future'],
  [{ status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' }, 'publishAt', 'Choose a day and time in the future'],
  [{ publishAt: 'tomorrow' }, 'publishAt', 'publishAt is "tomorrow"'],
  [{ publishAt: '2026-01-01T10:00' }, 'publishAt', 'it must be a date and time like'],
  [{ title: '', status: 'published' }, 'title', 'Enter the title.'],
  [{ tags: 'a,b,c,d,e,f,g,h,i,j,k' }, 'tags', 'at most 10 tags'],
  [{ tags: `${'x'.repeat(41)}` }, 'tags', 'is too long'],
  [{ tags: 'Pain, !?' }, 'tags', 'The tag "!?" needs letters or digits.'],
])('%o is rejected with a sentence', async (fields, name, sentence) => {
  const { status, json } = await publish({ ...walk, ...fields })
  expect(status).toBe(422)
  expect(json.errors[name]).toContain(sentence)
})

test('an article sent again under the same Idempotency-Key is created once', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const send = (title: string) =>
    stage.ask({ as: 'Ama', method: 'POST', path: '/news', body: formOf({ title, status: 'draft' }), headers })
  const first = await send('Sent twice')
  expect([first.status, (await send('Sent twice, later')).json]).toEqual([201, first.json])
  await stage.ask({ as: 'Ama', method: 'DELETE', path: `/news/${first.json.newsItem._id}` })
  expect((await send('Sent once more, after it was deleted')).status).toBe(409)
  const blog = {
    as: 'Ama' as const,
    method: 'POST',
    path: '/blog',
    body: formOf({ title: 'For the other feed' }),
    headers,
  }
  expect((await stage.ask(blog)).status).toBe(409)
})

test('a newsletter sent again under the same Idempotency-Key is created once', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const send = (subject: string) =>
    stage.ask({ as: 'Ama', method: 'POST', path: '/newsletters', body: { subject }, headers })
  const first = await send('Sent twice')
  expect([first.status, (await send('Sent twice, later')).json]).toEqual([201, first.json])
})

test('a time is converted from its time zone; each tag is stored once, in its first spelling', async () => {
  const fields = {
    ...walk,
    status: 'scheduled',
    publishAt: '2099-01-01T12:00:00+02:00',
    tags: ' Pain  crisis,schools,',
  }
  expect((await publish(fields)).json.newsItem).toMatchObject({
    status: 'scheduled',
    publishAt: '2099-01-01T10:00:00.000Z',
    tags: ['Pain crisis', 'schools'],
  })
  expect((await publish({ ...walk, tags: 'PAIN-CRISIS, Ɔdɔ, Pain crisis' })).json.newsItem.tags).toEqual([
    'Pain crisis',
    'Ɔdɔ',
  ])
})

test('a change of an old version gets status 409 and the current article', async () => {
  const { _id, version } = (await publish(walk)).json.newsItem
  await revise(_id, { title: 'First', version: String(version) })
  const { status, json, headers } = await revise(_id, { title: 'Second', version: String(version) })
  expect([status, headers.get('Content-Type')]).toEqual([409, 'application/problem+json'])
  expect(json.current).toMatchObject({ _id, title: 'First', version: version + 1 })
})

test.each(['status=all', 'search=walk', 'author=Ama', 'tag=x', 'from=2026-01-01', 'to=2026-01-01', 'sort=title'])(
  'only users who may write can list with %s',
  async (query) => {
    expect((await stage.ask({ path: `/news?${query}` })).status).toBe(401)
    expect((await stage.ask({ as: 'dead token', path: `/blog?${query}` })).status).toBe(401)
    const { status, json } = await stage.ask({ as: 'Adwoa', path: `/news?${query}&page=1&limit=2` })
    expect([status, Object.keys(json).sort()]).toEqual([
      200,
      ['authors', 'counts', 'currentPage', 'languages', 'news', 'totalPages'],
    ])
  },
)

test('unsaved text is stored as a draft, returned, and deleted', async () => {
  const { _id } = (await publish(walk)).json.newsItem
  const path = `/news/${_id}/draft`
  const fields = { title: 'A walk', content: 'Far' }
  const kept = await stage.ask({ as: 'Ama', method: 'PUT', path, body: { fields, version: 1 } })
  expect(kept.json).toMatchObject({ draft: { fields, version: 1, by: 'ama' }, others: [] })
  expect((await stage.ask({ as: 'Adwoa', path })).json).toMatchObject({ draft: null, others: [{ name: 'ama' }] })
  const beat = await stage.ask({ as: 'Adwoa', method: 'POST', path: `/news/${_id}/presence` })
  expect(beat.json.others).toMatchObject([{ name: 'ama' }])
  const { status, json } = await stage.ask({ as: 'Ama', method: 'DELETE', path })
  expect([status, json]).toEqual([200, {}])
  expect((await stage.ask({ as: 'Ama', path })).json.draft).toBeNull()
})

test('colleagues see the name that a user chose', async () => {
  const { _id } = (await publish(walk)).json.newsItem
  await stage.ask({ as: 'Adwoa', method: 'PUT', path: '/auth/name', body: { name: ' Adwoa Agbeko ' } })
  expect((await stage.ask({ as: 'Adwoa', path: '/auth/account' })).json.account.name).toBe('Adwoa Agbeko')
  await stage.ask({ as: 'Adwoa', method: 'POST', path: `/news/${_id}/presence` })
  await stage.ask({ as: 'Adwoa', method: 'PATCH', path: `/news/${_id}`, body: formOf({ title: 'Hers' }) })
  const { others } = (await stage.ask({ as: 'Ama', path: `/news/${_id}/draft` })).json
  const { revisions } = (await stage.ask({ as: 'Ama', path: `/news/${_id}/revisions` })).json
  expect([others[0].name, revisions[0].by]).toEqual(['Adwoa Agbeko', 'Adwoa Agbeko'])
  await stage.ask({ as: 'Adwoa', method: 'PUT', path: '/auth/name', body: { name: '' } })
  expect((await stage.ask({ as: 'Adwoa', path: '/auth/account' })).json.account.name).toBeUndefined()
})

test.each([
  [{ version: 1 }, 'fields'],
  [{ fields: { title: 5 }, version: 1 }, 'fields.title'],
  [{ fields: { content: 'x'.repeat(200_001) }, version: 1 }, 'fields'],
  [{ fields: {}, version: 'one' }, 'version'],
])('an invalid draft is rejected', async (body, field) => {
  const { _id } = (await publish(walk)).json.newsItem
  const { status, json } = await stage.ask({ as: 'Ama', method: 'PUT', path: `/news/${_id}/draft`, body })
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})

test('a draft link has the site’s address and shows the unpublished article', async () => {
  const { _id } = (await publish({ title: 'A secret plan', status: 'draft' })).json.newsItem
  const made = await stage.ask({ as: 'Ama', method: 'POST', path: `/news/${_id}/draft-link` })
  expect([made.status, made.json.address]).toEqual([
    201,
    expect.stringMatching(/^https:\/\/voima\.example\/preview\/[\w-]{43}$/),
  ])
  const path = new URL(made.json.address).pathname.replace('/preview/', '/draft-links/')
  const { status, json, headers } = await stage.ask({ path })
  expect([status, json]).toMatchObject([200, { kind: 'news', article: { title: 'A secret plan' } }])
  expect(headers.get('Cache-Control')).toBe('no-store')
  await stage.ask({ as: 'Ama', method: 'DELETE', path: `/news/${_id}/draft-link` })
  expect((await stage.ask({ path })).status).toBe(404)
})

test('a preview returns the text as readers would see it, with the number of words', async () => {
  const { json } = await stage.ask({
    as: 'Adwoa',
    method: 'POST',
    path: '/preview',
    body: { content: '# A *walk*\n<b>' },
  })
  expect(json).toEqual({ contentHtml: '<h2>A <em>walk</em></h2>\n<p>&lt;b&gt;</p>\n', excerpt: '<b>', words: 3 })
})
