import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { testApi } from '#test/api.ts'
import { attachment, category, wxr, wxrItem } from '#test/export-files.ts'
import { pictures } from '#test/pictures.ts'
import { zipOf } from '#test/zip-files.ts'

type Stage = Awaited<ReturnType<typeof testApi>>

const file = wxr([
  attachment(90, 'walk.jpg'),
  ...[1, 2, 3].map((id) => wxrItem({ id, more: category('events', 'Events') })),
])

const put = async ({ api, token }: Stage, index: number, at: number, body: Uint8Array) => {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' }
  const request = new Request(`http://localhost/api/v1/import/files/${index}?at=${at}`, {
    ...{ method: 'PUT', headers, body: new Uint8Array(body) },
  })
  const response = await api.fetch(request, { visitor: '203.0.113.7' })
  return { status: response.status, json: await response.json() }
}

const call = (stage: Stage, method: string, path: string, body?: object) =>
  stage.ask({ as: 'Ama', method, path, ...(body && { body }) })
const state = async (stage: Stage) => (await call(stage, 'GET', '/import')).json.import
const ended = (stage: Stage) => expect.poll(async () => (await state(stage)).step)

const uploaded = async (stage: Stage) => {
  const bytes = Buffer.from(file)
  const archive = zipOf(['uploads/2020/05/walk.jpg', await pictures.jpeg(400, 300)])
  const files = [
    { name: 'my site.xml', bytes: bytes.length },
    { name: 'uploads.zip', bytes: archive.length, isUploads: true },
  ]
  const begun = await call(stage, 'POST', '/import', { files, pictures: 'uploads' })
  expect(begun.status).toBe(201)
  expect((await put(stage, 0, 0, bytes.subarray(0, 100))).json.upload).toEqual({ received: 100, bytes: bytes.length })
  expect((await put(stage, 0, 300, bytes.subarray(300))).status).toBe(409)
  // The answer to the first part was lost, and it is sent again.
  for (const from of [0, 100]) await put(stage, 0, from, bytes.subarray(from, from === 0 ? 100 : undefined))
  expect((await call(stage, 'POST', '/import/start', { isTrial: true })).status).toBe(409)
  await put(stage, 1, 0, archive)
}

test('Ama uploads an export in parts, tries it, imports it, and downloads the report', async () => {
  await using stage = await testApi()
  expect(await state(stage)).toBe(null)
  await uploaded(stage)
  expect((await call(stage, 'POST', '/import/start', { isTrial: true })).status).toBe(202)
  await ended(stage).toBe('tried')
  const tried = await state(stage)
  expect(tried.categories).toEqual([{ slug: 'events', name: 'Events', texts: 3 }])
  expect(tried.lines).toContain('post: 3 found = 3 imported')
  expect((await stage.core.articles.list('news', 1, 10)).found).toEqual([])

  await call(stage, 'POST', '/import/start', { isTrial: false, news: ['events'] })
  await ended(stage).toBe('done')
  expect((await stage.core.articles.list('news', 1, 10)).found).toHaveLength(3)
  expect((await stage.core.library.list({ page: 1, limit: 10 })).found).toHaveLength(1)
  const report = await call(stage, 'GET', '/import/report')
  expect(report.headers.get('Content-Disposition')).toContain('import-report.txt')
  expect(report.text).toContain('post (1) “Post 1”: imported: in news.')
  const { history } = (await call(stage, 'GET', '/history?kind=imports')).json
  expect(history).toMatchObject([{ event: 'imports.started', about: 'my site.xml, uploads.zip' }])

  await expect.poll(() => readdir(join(stage.dataDir, 'import'))).toEqual(['report.txt'])
  expect((await call(stage, 'DELETE', '/import')).status).toBe(204)
  expect([await state(stage), (await call(stage, 'GET', '/import/report')).status]).toEqual([null, 404])
})

test('a damaged file is named, and nothing is imported', async () => {
  await using stage = await testApi()
  const bytes = Buffer.from(file.slice(0, -60))
  await call(stage, 'POST', '/import', { files: [{ name: 'a.xml', bytes: bytes.length }], pictures: 'none' })
  await put(stage, 0, 0, bytes)
  await call(stage, 'POST', '/import/start', { isTrial: true })
  await ended(stage).toBe('uploading')
  expect((await state(stage)).failure).toContain('This file ends in the middle')
})

test('an import whose process was killed continues after the next start', async () => {
  await using stage = await testApi()
  await uploaded(stage)
  const db = await openDatabase(databaseUrlOf(stage.config))
  const killedAt = async (heartbeat_at: string) => {
    const running = JSON.stringify({ ...(await state(stage)), step: 'running' })
    await db.updateTable('site_imports').set({ state: running, heartbeat_at }).execute()
  }
  await killedAt(new Date().toISOString())
  await stage.core.siteImport.runDue()
  expect((await state(stage)).step).toBe('running')
  expect((await call(stage, 'DELETE', '/import')).status).toBe(409)
  await killedAt('2026-06-19T08:00:00.000Z')
  await stage.core.siteImport.runDue()
  expect((await state(stage)).step).toBe('done')
  expect((await stage.core.articles.list('blog', 1, 10)).found).toHaveLength(3)
  await rm(join(stage.dataDir, 'import'), { recursive: true })
  await killedAt('')
  await db.destroy()
  expect(await state(stage)).toMatchObject({
    step: 'uploading',
    failure: expect.stringContaining('not on this server'),
  })
})

test.each([
  [{ files: [], pictures: 'none' }, 'files'],
  [{ files: [{ name: 'a.zip', bytes: 1, isUploads: true }], pictures: 'uploads' }, 'files'],
  [{ files: [{ name: 'a.xml', bytes: 1 }], pictures: 'none', site: 'old.example' }, 'site'],
  [{ files: [{ name: 'a.xml', bytes: 19 * 1024 ** 4 }], pictures: 'none' }, 'files'],
])('an import of %o is refused', async (body, field) => {
  await using stage = await testApi()
  const { status, json } = await call(stage, 'POST', '/import', body)
  expect([status, Object.keys(json.errors)[0]]).toEqual([422, expect.stringContaining(field)])
})

test('the name of a file leads nowhere else', async () => {
  await using stage = await testApi()
  const files = [{ name: '../../../voima.db', bytes: 3 }]
  await call(stage, 'POST', '/import', { files, pictures: 'none' })
  await put(stage, 0, 0, Buffer.from('abc'))
  expect(await readdir(join(stage.dataDir, 'import'))).toEqual(['0-.._.._.._voima.db'])
})

test('Ama lists redirects, adds one and deletes it', async () => {
  await using stage = await testApi()
  const leads = (from: string) => stage.core.redirects.targetOf(from)
  for (const from of ['https://old.example/Our-Team/', '/?page_id=7&utm_source=x'])
    expect((await call(stage, 'POST', '/redirects', { from, to: '/about' })).status).toBe(201)
  expect([await leads('/our-team'), await leads('/?page_id=7')]).toEqual(['/about', '/about'])
  await call(stage, 'POST', '/redirects', { from: '/our-team', to: '/contact' })
  expect(await leads('/our-team/')).toBe('/contact')
  const list = async (query = '') => (await call(stage, 'GET', `/redirects${query}`)).json.redirects
  expect(await list('?search=TEAM')).toEqual([{ _id: '/our-team', from: '/our-team', to: '/contact', isByHand: true }])
  expect((await call(stage, 'DELETE', '/redirects?from=/our-team')).status).toBe(204)
  expect((await call(stage, 'DELETE', '/redirects?from=/our-team')).status).toBe(404)
  expect(await list()).toHaveLength(1)
  const { history } = (await call(stage, 'GET', '/history?kind=imports')).json
  expect(history[0]).toMatchObject({ event: 'redirects.deleted', about: '/our-team' })
})

test.each([
  [{ from: 'about', to: '/about' }, 'from'],
  [{ from: '/', to: '/about' }, 'from'],
  [{ from: '/old', to: 'https://elsewhere.example/' }, 'to'],
  [{ from: '/old', to: '//elsewhere.example' }, 'to'],
  [{ from: '/about', to: '/about' }, 'to'],
])('the redirect %o is refused', async (body, field) => {
  await using stage = await testApi()
  const { status, json } = await call(stage, 'POST', '/redirects', body)
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})
