import { expect, test } from 'vitest'
import { formOf, testApi } from '#test/api.ts'
import { esi, walk } from '#test/cast.ts'
import { startObjectStore } from '#test/object-store.ts'
import { pictures } from '#test/pictures.ts'

const newsWithPicture = async () =>
  formOf({ ...walk, news_image: new File([await pictures.jpeg()], 'walk.jpg', { type: 'image/jpeg' }) })

test('while the image store is unavailable, uploads are rejected completely, and all else works', async () => {
  const place = await startObjectStore()
  await using stage = await testApi({ settings: place.settings })
  const publish = async () => stage.ask({ as: 'Ama', method: 'POST', path: '/news', body: await newsWithPicture() })
  expect((await publish()).status).toBe(201)

  await place.goAway()
  const refused = await publish()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(refused.json).toMatchObject({ status: 503, detail: expect.stringContaining('try again') })
  const { news } = (await stage.ask({ path: '/news' })).json
  expect(news).toMatchObject([{ title: walk.title, imageUrl: expect.any(String) }])
  expect((await stage.ask({ method: 'POST', path: '/subscribe', body: { email: esi.email } })).status).toBe(201)

  await place.comeBack()
  expect((await publish()).status).toBe(201)
  await place.close()
})

test('if the store has a public address, articles use it for their pictures', async () => {
  const place = await startObjectStore()
  const settings = { ...place.settings, MEDIA_URL: `${place.settings.MEDIA_URL}&public=https://pictures.example` }
  await using stage = await testApi({ settings })
  await stage.ask({ as: 'Ama', method: 'POST', path: '/news', body: await newsWithPicture() })
  const [item] = (await stage.ask({ path: '/news' })).json.news
  const addresses = [item.imageUrl, item.imageLight.url, ...item.imageSrcset.split(', ')]
  for (const address of addresses) expect(address).toMatch(/^https:\/\/pictures\.example\/[0-9a-z]{16}[-.]/)
  await place.close()
})

test('a picture is erased completely or not at all, even if the image store is unavailable at first', async () => {
  const place = await startObjectStore()
  await using stage = await testApi({ settings: place.settings })
  const publish = { as: 'Ama', method: 'POST', path: '/news', body: await newsWithPicture() } as const
  const { imageId } = (await stage.ask(publish)).json.newsItem
  const erase = () => stage.ask({ as: 'Ama', method: 'POST', path: `/pictures/${imageId}/erase` })

  await place.goAway()
  expect((await erase()).status).toBe(503)
  expect((await stage.ask({ path: '/news' })).json.news).toMatchObject([{ imageId }])

  await place.comeBack()
  expect((await erase()).json.picture).toMatchObject({ _id: imageId, uses: [{ title: walk.title }] })
  expect([...place.objects.keys()]).toEqual([])
  expect((await stage.ask({ path: '/news' })).text).not.toContain(imageId)
  await place.close()
})
