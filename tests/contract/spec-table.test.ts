import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, testApi } from '#test/api.ts'
import { esi, walk, yaw } from '#test/cast.ts'
import { redPicture } from '#test/pictures.ts'
import { accountCalls } from './account-calls.ts'
import { recordCalls } from './record-calls.ts'

/** The specification's table of calls, row by row: the fields that it sends, and those that it reads. */
const specification = [
  { call: 'POST /subscribe', sends: ['email'], reads: [] },
  { call: 'GET /subscribe', bearer: true, reads: ['subscriptions'] },
  { call: 'DELETE /subscribe/{id}', bearer: true, reads: [] },
  { call: 'POST /contact', sends: ['name', 'email', 'message'], reads: [] },
  { call: 'GET /contact', bearer: true, reads: ['messages'] },
  { call: 'GET /contact/{id}', bearer: true, reads: ['message'] },
  { call: 'DELETE /contact/{id}', bearer: true, reads: [] },
  { call: 'GET /news', query: ['page', 'limit'], reads: ['news', 'currentPage', 'totalPages'] },
  { call: 'GET /news/{id}', reads: ['newsItem'] },
  { call: 'POST /news', bearer: true, form: ['title', 'content', 'author', 'news_image'], reads: [] },
  { call: 'PATCH /news/{id}', bearer: true, form: ['title', 'content', 'author', 'news_image'], reads: [] },
  { call: 'DELETE /news/{id}', bearer: true, reads: [] },
  { call: 'GET /blog', query: ['page', 'limit'], reads: ['blogs', 'currentPage', 'totalPages'] },
  { call: 'GET /blog/{id}', reads: ['blog'] },
  { call: 'POST /blog', bearer: true, form: ['title', 'content', 'author', 'blog_image'], reads: [] },
  { call: 'PATCH /blog/{id}', bearer: true, form: ['title', 'content', 'author', 'blog_image'], reads: [] },
  { call: 'DELETE /blog/{id}', bearer: true, reads: [] },
  { call: 'POST /auth/login', sends: ['email', 'password'], reads: ['token'] },
] as const

const additions = [
  ...recordCalls,
  ...accountCalls,
  'GET /pictures',
  'GET /pictures/{id}',
  'PATCH /pictures/{id}',
  'DELETE /pictures/{id}',
  'POST /pictures/{id}/erase',
  'POST /picture-uploads',
  'GET /picture-uploads/{id}',
  'PUT /picture-uploads/{id}',
  'POST /picture-uploads/{id}/finish',
  ...['GET /search', 'GET /public-pages'],
  'GET /site',
  'GET /privacy',
  'GET /site/{part}',
  'PUT /site/{part}',
  'GET /site/{part}/history',
  'POST /site/{part}/history/{version}/restore',
  'POST /site/{part}/preview',
  'GET /dashboard',
  'POST /start-checks/date',
  'DELETE /start-checks/lost-rows',
  'GET /form-check',
  'GET /inbox',
  'GET /inbox/counts',
  'POST /inbox/bulk',
  'DELETE /inbox/spam',
  'GET /inbox/{id}',
  'PATCH /inbox/{id}',
  'POST /inbox/{id}/replies',
  'POST /inbox/{id}/notes',
  'DELETE /inbox/{id}/notes/{note}',
  ...['GET /settings/publishing', 'PUT /settings/publishing'],
  'GET /reply-settings',
  'PUT /reply-settings',
  'PUT /reply-settings/own',
  'GET /saved-replies',
  'POST /saved-replies',
  'PUT /saved-replies/{id}',
  'DELETE /saved-replies/{id}',
  'GET /readers',
  'GET /readers/statistics',
  'GET /readers/missed-words',
  'GET /readers/{id}',
  ...['news', 'blog'].flatMap((kind) => [
    `POST /${kind}/{id}/restore`,
    `PUT /${kind}/{id}/draft`,
    `GET /${kind}/{id}/draft`,
    `DELETE /${kind}/{id}/draft`,
    `POST /${kind}/{id}/presence`,
    `GET /${kind}/{id}/revisions`,
    `GET /${kind}/{id}/revisions/{number}`,
    `POST /${kind}/{id}/revisions/{number}/restore`,
    `POST /${kind}/{id}/draft-link`,
    `DELETE /${kind}/{id}/draft-link`,
    `POST /${kind}/bulk`,
    `GET /${kind}/{id}/review`,
    `PUT /${kind}/{id}/review`,
    `DELETE /${kind}/{id}/review`,
    `POST /${kind}/{id}/review/return`,
  ]),
  'POST /preview',
  'GET /files',
  'POST /files',
  'DELETE /files/{id}',
  'GET /calendar',
  'GET /draft-links/{token}',
  ...['GET /tags', 'GET /tags/{slug}'],
  'GET /sent-newsletters',
  'GET /sent-newsletters/{id}',
  'GET /newsletter-previews/{token}',
  'GET /newsletters',
  'POST /newsletters',
  'GET /newsletters/{id}',
  'PATCH /newsletters/{id}',
  'DELETE /newsletters/{id}',
  'GET /newsletters/{id}/checks',
  'POST /newsletters/{id}/test-email',
  ...['send', 'pause', 'resume', 'resend', 'stop'].map((action) => `POST /newsletters/{id}/${action}`),
  'POST /subscribe/confirm',
  'POST /subscribe/unsubscribe',
  'GET /deliverability',
  'POST /deliverability',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /deliverability/account`),
  ...['/restore', '/import', '/import/table'].map((path) => `POST /subscribe${path}`),
  'GET /subscribe/groups',
  'POST /subscribe/groups',
  'PUT /subscribe/{id}/groups',
  'GET /subscribe/export',
  'POST /subscribe/{id}/confirm',
  'POST /subscribe/{id}/confirmation-email',
  'DELETE /start-checks/sending-hold',
  ...['POST /reply-settings/test-notice', 'POST /reply-settings/test-notice/opened'],
  ...['GET', 'POST', 'DELETE'].map((method) => `${method} /api-tokens`),
  'PUT /settings/second-factor',
  ...['GET /history', 'GET /backups'],
  'POST /backups',
  'GET /backups/{id}',
  'GET /export',
  ...['GET', 'POST', 'DELETE'].flatMap((method) => [`${method} /import`, `${method} /redirects`]),
  ...['PUT /import/files/{index}', 'POST /import/start', 'GET /import/report'],
  'POST /personal-data/show',
  'POST /personal-data/erase',
  'GET /outbox',
  'GET /outbox/{id}',
  'POST /outbox/{id}/send',
  'POST /outbox/{id}/arrived',
  'DELETE /outbox/{id}',
]
const addedToLists = ['language', 'texts', 'status', 'search', 'author', 'tag', 'open', 'from', 'to', 'sort']
const addedToBodies = ['code', 'device', 'language']
const addedToForms = [
  ...['status', 'publishAt', 'slug', 'tags', 'version', 'keepDate', 'imageAlt', 'imageId', 'language'],
  ...['isHealth', 'sources', 'noSourceReason', 'lastChecked', 'reviewer', 'removeImage', 'seenStatus'],
]

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
})
afterAll(() => stage.close())

const documented = async () => (await stage.ask({ path: '/openapi.json' })).json

const callIn = async (call: string) => {
  const [method = '', path = ''] = call.split(' ')
  return (await documented()).paths[path]?.[method.toLowerCase()]
}

test('the document has every call of the specification and the listed additions, and nothing else', async () => {
  const { paths } = await documented()
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual([...specification.map(({ call }) => call), ...additions].sort())
})

describe.each(specification)('$call', (row) => {
  test('documents its parameters and fields', async () => {
    const call = await callIn(row.call)
    expect(call.security.length > 0).toBe('bearer' in row)
    const content = call.requestBody?.content ?? {}
    const sent = Object.keys(content['application/json']?.schema.properties ?? {})
    expect(sent.filter((name) => !addedToBodies.includes(name))).toEqual('sends' in row ? row.sends : [])
    const form = Object.keys(content['multipart/form-data']?.schema.properties ?? {})
    const fields = form.filter((name) => !addedToForms.includes(name))
    expect(fields).toEqual('form' in row ? row.form : [])
    const query = call.parameters?.filter((parameter: { in: string }) => parameter.in === 'query')
    if ('query' in row) expect(query.map(({ name }: { name: string }) => name)).toEqual([...row.query, ...addedToLists])
  })

  test('returns the fields that it documents, including those of the specification', async () => {
    const { status, json } = await really(row.call)
    const { schema } = (await callIn(row.call)).responses[status].content['application/json']
    const named = schema.$ref ? (await documented()).components.schemas[schema.$ref.split('/').at(-1)] : schema
    expect(Object.keys(named.properties)).toEqual(expect.arrayContaining(Object.keys(json)))
    expect(Object.keys(json)).toEqual(expect.arrayContaining(named.required ?? []))
    for (const field of row.reads) expect(json).toHaveProperty(field)
  })
})

/** Creates what the call needs, makes the call like a client of the specification, and returns the response. */
const really = async (call: string) => {
  const [method = '', pattern = ''] = call.split(' ')
  const kind = pattern.split('/')[1] ?? ''
  const path = pattern.includes('{id}') ? pattern.replace('{id}', await idOf(kind)) : pattern
  return stage.ask({ as: 'Ama', method, path, body: method === 'GET' ? undefined : await bodyFor(kind, method) })
}

const bodyFor = async (kind: string, method: string) => {
  if (method === 'DELETE') return undefined
  if (kind === 'contact') return yaw
  if (kind === 'subscribe') return { email: esi.email }
  if (kind === 'auth') return { email: 'ama@voima.example', password: 'a long walk to Kumasi' }
  return formOf({ ...walk, [`${kind}_image`]: new File([await redPicture()], 'walk.png', { type: 'image/png' }) })
}

const idOf = async (kind: string) => {
  if (kind === 'contact') return (await stage.core.messages.receive(yaw))._id
  if (kind === 'subscribe') return (await stage.core.subscribers.add({ email: esi.email }))._id
  return (await stage.core.articles.publish(kind as 'news' | 'blog', walk))._id
}

test('an article has the fields of the specification, with its picture in imageUrl', async () => {
  const { newsItem } = (await really('POST /news')).json
  expect(newsItem).toMatchObject({ title: walk.title, content: walk.content, author: walk.author })
  expect(newsItem._id).toMatch(/^\w+$/)
  expect(newsItem.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(newsItem.imageUrl).toMatch(/^\/media\/\w+\.(png|jpg)$/)
})

test('the field message is stored as subject', async () => {
  expect((await really('POST /contact')).json.message).toMatchObject({ subject: yaw.message })
})
