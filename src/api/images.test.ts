import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { formOf, testApi } from '#test/api.ts'
import { ama, esi, walk } from '#test/cast.ts'
import { pictures } from '#test/pictures.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
})
afterAll(() => stage.close())

const ask = (method: string, path: string, body?: object) => stage.ask({ as: 'Ama', method, path, body })

type Sender = Pick<typeof stage, 'api' | 'token'>

const put = async (
  id: string,
  at: number | string,
  part: Uint8Array,
  type = 'application/octet-stream',
  { api, token }: Sender = stage,
) => {
  const request = new Request(`http://localhost/api/v1/picture-uploads/${id}?at=${at}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    body: new Uint8Array(part),
  })
  const response = await api.fetch(request, { visitor: '203.0.113.7' })
  return { status: response.status, json: await response.json() }
}

const sent = async (words: object, bytes: Uint8Array) => {
  const { json } = await ask('POST', '/picture-uploads', { name: 'tree.jpg', bytes: bytes.byteLength })
  await put(json.upload._id, 0, bytes)
  return ask('POST', `/picture-uploads/${json.upload._id}/finish`, words)
}

test('a picture is uploaded in parts, and resumes after a lost connection', async () => {
  const bytes = await pictures.jpeg(80, 50)
  const begun = await ask('POST', '/picture-uploads', { name: 'tree.jpg', bytes: bytes.byteLength })
  expect(begun.status).toBe(201)
  const { _id } = begun.json.upload
  expect((await put(_id, 0, bytes.subarray(0, 100))).json.upload.received).toBe(100)
  expect((await put(_id, 0, bytes.subarray(0, 100))).status).toBe(409)
  expect((await ask('GET', `/picture-uploads/${_id}`)).json.upload.received).toBe(100)
  expect((await ask('POST', `/picture-uploads/${_id}/finish`, {})).status).toBe(409)
  expect((await put(_id, 100, bytes.subarray(100))).json.upload.received).toBe(bytes.byteLength)
  const made = await ask('POST', `/picture-uploads/${_id}/finish`, { alt: 'A tree', hasConsent: true })
  expect(made.status).toBe(201)
  expect(made.json.picture).toMatchObject({ _id, imageAlt: 'A tree', consent: { by: 'ama' }, uses: [] })
  expect((await ask('GET', `/pictures/${_id}`)).json.picture).toEqual(made.json.picture)
})

test('a part must be raw bytes with a numeric offset', async () => {
  const { json } = await ask('POST', '/picture-uploads', { bytes: 10 })
  const { _id } = json.upload
  expect((await put(_id, 0, new Uint8Array(5), 'text/plain')).status).toBe(415)
  for (const at of ['-1', 'x', '1.5', '']) expect((await put(_id, at, new Uint8Array(5))).status).toBe(422)
  expect((await put(_id, 0, new Uint8Array(limits.uploadPart + 1))).status).toBe(422)
  expect((await put('nowhere', 0, new Uint8Array(5))).status).toBe(404)
})

test('a picture that is too large is rejected before any part is sent', async () => {
  const { status, json } = await ask('POST', '/picture-uploads', { bytes: limits.imageBytes + 1 })
  expect(status).toBe(422)
  expect(json.errors.bytes).toContain('10 MB')
})

test('a complete upload that is not a picture is rejected with a sentence', async () => {
  const { status, json } = await sent({}, pictures.svg())
  expect(status).toBe(422)
  expect(json.errors.image).toContain('SVG')
})

test('description, focal point and decoration are each changed on their own', async () => {
  const { picture } = (await sent({ alt: 'A tree' }, await pictures.jpeg())).json
  const change = async (words: object) => (await ask('PATCH', `/pictures/${picture._id}`, words)).json.picture
  expect(await change({ focus: { x: 100, y: 30 } })).toMatchObject({
    imageFocus: { x: 100, y: 30 },
    imageAlt: 'A tree',
  })
  expect(await change({ isDecorative: true })).toMatchObject({ isDecorative: true, imageAlt: '' })
  expect(await change({ alt: 'A palm' })).toMatchObject({ isDecorative: false, imageAlt: 'A palm' })
  const { status, json } = await ask('PATCH', `/pictures/${picture._id}`, { focus: { x: 33, y: 200 } })
  expect(status).toBe(422)
  expect(Object.keys(json.errors)).toEqual(['focus.x', 'focus.y'])
})

test('a picture that an article uses cannot be deleted, and the error names the article', async () => {
  const { json } = await ask('POST', '/news', formOf({ ...walk, news_image: new File([await pictures.jpeg()], 'a') }))
  const { status, json: refusal } = await ask('DELETE', `/pictures/${json.newsItem.imageId}`)
  expect(status).toBe(409)
  expect(refusal.detail).toContain(walk.title)
})

test('an unused picture can be deleted', async () => {
  const { picture } = (await sent({}, await pictures.jpeg())).json
  expect((await ask('DELETE', `/pictures/${picture._id}`)).status).toBe(200)
  expect((await ask('GET', `/pictures/${picture._id}`)).status).toBe(404)
})

test('an administrator, but not an editor, may remove a picture everywhere', async () => {
  const file = new File([await pictures.jpeg()], 'a')
  const { newsItem } = (await ask('POST', '/news', formOf({ ...walk, news_image: file }))).json
  const path = `/pictures/${newsItem.imageId}/erase`
  expect((await stage.ask({ as: 'Adwoa', method: 'POST', path })).status).toBe(403)
  expect((await stage.ask({ method: 'POST', path })).status).toBe(401)
  expect((await ask('POST', path)).json.picture.uses).toMatchObject([{ title: walk.title }])
  expect((await ask('POST', path)).status).toBe(404)
  expect((await stage.ask({ path: `/news/${newsItem._id}` })).json.newsItem.imageId).toBeUndefined()
})

test('guests cannot see the library', async () => {
  for (const path of ['/pictures', '/pictures/abc']) expect((await stage.ask({ path })).status).toBe(401)
})

test('an article uses a picture from the library instead of a file, and later another one', async () => {
  const one = (await sent({ alt: 'A tree' }, await pictures.jpeg())).json.picture
  const two = (await sent({ alt: 'A palm' }, await pictures.png())).json.picture
  const published = await ask('POST', '/news', formOf({ ...walk, imageId: one._id }))
  expect(published.json.newsItem).toMatchObject({ imageId: one._id, imageAlt: 'A tree' })
  const path = `/news/${published.json.newsItem._id}`
  const changed = await ask('PATCH', path, formOf({ imageId: two._id, imageAlt: 'A palm in Tamale' }))
  expect(changed.json.newsItem).toMatchObject({ imageId: two._id, imageAlt: 'A palm in Tamale' })
  expect((await ask('GET', `/pictures/${one._id}`)).json.picture.uses).toEqual([])
  expect((await ask('GET', `/pictures/${two._id}`)).json.picture.uses).toMatchObject([{ title: walk.title }])
})

test('an unknown picture id is rejected, and nothing is published', async () => {
  const title = 'With a picture from nowhere'
  const { status, json } = await ask('POST', '/news', formOf({ ...walk, title, imageId: 'nowhere' }))
  expect(status).toBe(422)
  expect(Object.keys(json.errors)).toEqual(['imageId'])
  const { news } = (await ask('GET', '/news?status=all&limit=100')).json
  expect(news.filter((article: { title: string }) => article.title === title)).toEqual([])
})

test('an editor sees who answered for the people in a picture, by name and not by address', async () => {
  const { json } = await sent({ alt: 'A tree', hasConsent: true }, await pictures.jpeg())
  const { _id } = json.picture
  await ask('PUT', '/auth/name', { name: walk.author })
  const asAdwoa = await stage.ask({ as: 'Adwoa', path: `/pictures/${_id}` })
  expect(asAdwoa.json.picture.consent).toEqual({ ...json.picture.consent, by: walk.author })
  const listed = await stage.ask({ as: 'Adwoa', path: '/pictures?page=1&limit=100' })
  expect(listed.text).not.toContain(ama.email)
})

test('a person with the job Newsletter alone sends a newsletter with a picture', async () => {
  const server = await startSmtpServer()
  await using own = await testApi({ settings: { SMTP_URL: server.url, MAIL_FROM: 'Voima <info@voima.example>' } })
  const abena = { email: 'abena@voima.example', password: 'nine baskets of shea nuts' }
  await own.core.users.add(abena.email, abena.password, 'newsletter')
  const { token } = await own.core.sessions.open(abena)
  const headers = { Authorization: `Bearer ${token}` }
  const call = (method: string, path: string, body?: object) => own.ask({ method, path, body, headers })
  const { _id: reader } = await own.core.subscribers.add(esi)
  await own.core.subscribers.confirmByHand(reader, 'She asked at the walk')

  const bytes = await pictures.jpeg(80, 50)
  const { upload } = (await call('POST', '/picture-uploads', { bytes: bytes.byteLength })).json
  await put(upload._id, 0, bytes, undefined, { api: own.api, token })
  expect((await call('GET', `/picture-uploads/${upload._id}`)).json.upload.received).toBe(bytes.byteLength)
  const { picture } = (await call('POST', `/picture-uploads/${upload._id}/finish`, {})).json
  const path = `/pictures/${picture._id}`
  expect((await call('PATCH', path, { alt: 'A tree', people: 'nobody' })).status).toBe(200)
  expect((await call('GET', '/pictures')).json.pictures).toMatchObject([{ imageAlt: 'A tree' }])
  expect((await call('DELETE', path)).status).toBe(403)

  const content = `![A tree](${picture.imageUrl})`
  const { newsletter } = (await call('POST', '/newsletters', { subject: 'A walk', content })).json
  const sent = await call('POST', `/newsletters/${newsletter._id}/send`, { isChecked: true })
  expect([sent.status, sent.json.newsletter?.startedAt ?? sent.json.newsletter?.sendAt]).toEqual([
    200,
    expect.any(String),
  ])
  expect((await call('GET', path)).json.picture.uses).toMatchObject([{ kind: 'newsletter', title: 'A walk' }])
  await server.close()
})
