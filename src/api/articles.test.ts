import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { formOf, testApi } from '#test/api.ts'
import { walk } from '#test/cast.ts'
import { redPicture } from '#test/pictures.ts'

let stage: Awaited<ReturnType<typeof testApi>>
let picture: File
beforeAll(async () => {
  stage = await testApi()
  picture = new File([await redPicture()], 'walk.png', { type: 'image/png' })
})
afterAll(() => stage.close())

describe.each([newsFeed, blogFeed])('$path', (feed) => {
  const { path, itemKey, listKey, imageField } = feed
  const publish = async (fields: Record<string, string | Blob>) =>
    stage.ask({ as: 'Ama', method: 'POST', path, body: formOf(fields) })
  const published = async (more = {}) => (await publish({ ...walk, [imageField]: picture, ...more })).json[itemKey]
  const revise = (id: string, fields: Record<string, string | Blob>) =>
    stage.ask({ as: 'Ama', method: 'PATCH', path: `${path}/${id}`, body: formOf(fields) })

  test('an article created with the specification’s fields is public at once', async () => {
    const { _id } = await published()
    const found = (await stage.ask({ path: `${path}/${_id}` })).json[itemKey]
    expect(found).toMatchObject({ ...walk, contentHtml: expect.stringContaining('<strong>19 June</strong>') })
    expect(found.imageUrl).toMatch(/^\/media\//)
    expect(found.imageSrcset).toContain('.webp 640w')
    expect((await stage.ask({ path })).json[listKey][0]).toEqual(found)
  })

  test('a list can be requested without the texts', async () => {
    const { _id, title, imageUrl } = await published({ sources: JSON.stringify([{ name: 'WHO', year: 2014 }]) })
    const { status, json } = await stage.ask({ path: `${path}?texts=no` })
    expect(status).toBe(200)
    expect(json[listKey][0]).toMatchObject({ _id, title, imageUrl, content: '', contentHtml: '' })
    const whole = (await stage.ask({ path })).json
    const withoutTexts = whole[listKey].map((article: object) => ({
      ...article,
      content: '',
      contentHtml: '',
      sources: [],
    }))
    expect(json).toEqual({ ...whole, [listKey]: withoutTexts })
    expect((await stage.ask({ path: `${path}?texts=yes` })).status).toBe(422)
    const forEditors = await stage.ask({ as: 'Ama', path: `${path}?status=all&texts=no` })
    expect(forEditors.json[listKey][0]).toMatchObject({ _id, title, content: '', contentHtml: '' })
  })

  test('an article needs no author and no picture', async () => {
    const { status, json } = await publish({ title: 'Short', content: 'Text' })
    expect(status).toBe(201)
    expect(json[itemKey]).toMatchObject({ author: 'Voima team' })
    expect(json[itemKey]).not.toHaveProperty('imageUrl')
  })

  test('fields that are not sent keep their values, including an untouched file input', async () => {
    const before = await published()
    const { status, json } = await stage.ask({
      as: 'Ama',
      method: 'PATCH',
      path: `${path}/${before._id}`,
      body: asBrowsersSendIt({ title: 'Another walk' }, imageField),
      headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
    })
    expect(status).toBe(200)
    expect(json[itemKey]).toMatchObject({
      title: 'Another walk',
      content: walk.content,
      imageUrl: before.imageUrl,
    })
  })

  test('a change with keepDate keeps the date', async () => {
    const before = await published()
    const { json } = await revise(before._id, { title: 'Corrected', keepDate: 'true' })
    expect(json[itemKey]).toMatchObject({ title: 'Corrected', updatedAt: before.updatedAt })
  })

  test('a deleted article is not public until it is restored', async () => {
    const { _id } = await published()
    const removed = await stage.ask({ as: 'Ama', method: 'DELETE', path: `${path}/${_id}` })
    expect([removed.status, removed.json[itemKey]._id]).toEqual([200, _id])
    expect((await stage.ask({ path: `${path}/${_id}` })).status).toBe(404)
    expect((await stage.ask({ path })).text).not.toContain(_id)
    const restored = await stage.ask({ as: 'Ama', method: 'POST', path: `${path}/${_id}/restore` })
    expect([restored.status, restored.json[itemKey]._id]).toEqual([200, _id])
    expect((await stage.ask({ path: `${path}/${_id}` })).status).toBe(200)
  })

  test.each([
    ['text', 'a picture', `${imageField} is text; it must be a picture file.`],
    ['an empty file with a name', new File([], 'empty.png'), 'The picture "empty.png" is empty.'],
    ['an SVG named .png', new File(['<svg onload="alert(1)"/>'], 'x.png'), 'The file is an SVG.'],
  ])('%s instead of a picture is rejected, and nothing is published', async (_, sent, sentence) => {
    const { status, json } = await publish({ title: 'Refused', content: 'Text', [imageField]: sent })
    expect(status).toBe(422)
    expect(json.errors[imageField]).toContain(sentence)
    expect((await stage.ask({ path })).text).not.toContain('Refused')
  })

  test('a field or a picture that is sent twice is rejected by its name', async () => {
    const twice = formOf({ ...walk, [imageField]: picture })
    twice.append('title', 'Another title')
    twice.append(imageField, picture)
    const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path, body: twice })
    expect([status, Object.keys(json.errors).sort()]).toEqual([422, [imageField, 'title'].sort()])
  })

  test('a rejected change changes nothing', async () => {
    const before = await published()
    const { status, json } = await revise(before._id, { title: ' ', content: 'Other' })
    expect([status, json.errors]).toEqual([422, { title: 'Enter the title.' }])
    expect((await stage.ask({ path: `${path}/${before._id}` })).json[itemKey]).toEqual(before)
  })

  test('unknown fields are ignored', async () => {
    const { status, json } = await publish({ ...walk, _id: 'mine', updatedAt: '1999-01-01', other_image: picture })
    expect(status).toBe(201)
    expect(json[itemKey]._id).not.toBe('mine')
    expect(json[itemKey].updatedAt).not.toContain('1999')
    expect(json[itemKey]).not.toHaveProperty('imageUrl')
  })

  test('a call that sends JSON instead of a form gets status 415', async () => {
    expect((await stage.ask({ as: 'Ama', method: 'POST', path, body: walk })).status).toBe(415)
  })
})

test('a news article is not found among the blog posts', async () => {
  const { _id } = await stage.core.articles.publish('news', walk)
  expect((await stage.ask({ path: `/blog/${_id}` })).status).toBe(404)
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path: `/blog/${_id}` })).status).toBe(404)
  expect((await stage.ask({ path: `/news/${_id}` })).status).toBe(200)
})

test('a page past the end is empty and has the number of pages', async () => {
  const { json } = await stage.ask({ path: '/news?page=900&limit=1' })
  expect(json).toMatchObject({ news: [], currentPage: 900, totalPages: expect.any(Number) })
  const lastId = (await stage.ask({ path: `/news?page=${json.totalPages}&limit=1` })).json.news
  expect(lastId).toHaveLength(1)
})

/** Written by hand, because only a browser's own form sends an untouched file input. */
const asBrowsersSendIt = (fields: Record<string, string>, untouched: string) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
    ),
    `--edge\r\nContent-Disposition: form-data; name="${untouched}"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n`,
    '--edge--\r\n',
  ].join('\r\n')
