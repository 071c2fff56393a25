import { expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import { testApi } from '#test/api.ts'
import { ama } from '#test/cast.ts'

const words = { ...defaultContent.footer, newsletterTitle: 'A letter' }
const put = (version: number, body: object = words) => ({
  as: 'Ama' as const,
  method: 'PUT',
  path: '/site/footer',
  body: { version, words: body },
})

test('everybody can read the site content, or only its edited sections', async () => {
  await using stage = await testApi()
  expect((await stage.ask({ path: '/site' })).json).toEqual({
    words: defaultContent,
    edited: [],
    isGivingOpen: false,
    hasPlaces: false,
    sendsEmail: false,
  })
  expect((await stage.ask({ path: '/site?only=edited' })).json).toMatchObject({ words: {}, edited: [] })
  await stage.ask(put(0))
  expect((await stage.ask({ path: '/site?only=edited' })).json).toEqual({
    words: { footer: words },
    edited: ['footer'],
    isGivingOpen: false,
    hasPlaces: false,
    sendsEmail: false,
  })
  expect((await stage.ask({ path: '/site?only=edited&parts=slides' })).json).toMatchObject({
    words: {},
    edited: ['footer'],
  })
  expect((await stage.ask({ path: '/site?parts=footer,social' })).json.words).toEqual({
    footer: words,
    social: defaultContent.social,
  })
})

test('an administrator changes a section; a second change of the same version gets the first one', async () => {
  await using stage = await testApi()
  const changed = await stage.ask(put(0))
  expect(changed.json.part).toMatchObject({ part: 'footer', version: 1, words, by: ama.email })
  const late = await stage.ask(put(0, { ...words, newsletterTitle: 'Another' }))
  expect(late.status).toBe(409)
  expect(late.json.current.part).toMatchObject({ version: 1, words })
  expect((await stage.ask({ as: 'Ama', path: '/site/footer/history' })).json.versions).toHaveLength(1)
  const path = '/site/footer/history/0/restore'
  expect((await stage.ask({ as: 'Ama', method: 'POST', path })).json.part.words).toEqual(defaultContent.footer)
})

test('invalid fields are rejected by name, and unknown sections are not found', async () => {
  await using stage = await testApi()
  const refused = await stage.ask(put(0, { newsletterTitle: '' }))
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.json.errors)).toEqual(['newsletterTitle', 'newsletterText'])
  expect((await stage.ask({ as: 'Ama', path: '/site/header' })).status).toBe(404)
})

test('a preview has its own address', async () => {
  await using stage = await testApi()
  const path = '/site/questions/preview'
  const { status, json } = await stage.ask({
    as: 'Ama',
    method: 'POST',
    path,
    body: { words: defaultContent.questions },
  })
  expect(status).toBe(201)
  const [, token] = /^\/\?words=([\w-]{43})#questions-title$/.exec(json.address) ?? []
  expect((await stage.ask({ path: `/site?only=edited&preview=${token}` })).json.words.questions).toEqual(
    defaultContent.questions,
  )
  expect((await stage.ask({ path: '/site?preview=gone' })).status).toBe(404)
})
