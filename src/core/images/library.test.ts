import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { adwoa, ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { recordWith } from '#test/texts.ts'
import { reviseArticle } from '../articles/revise.ts'
import { openDatabase } from '../database/open.ts'
import { days } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { createLibrary } from './library.ts'

type Stage = Awaited<ReturnType<typeof testCore>>

const add = async ({ core }: Pick<Stage, 'core'>, name: string, words = {}) =>
  core.library.add({ id: newId(), name, bytes: await pictures.jpeg(80, 50) }, words, ama.email)

const all = { page: 1, limit: 10 }
const namesOf = ({ found }: { found: { name: string }[] }) => found.map(({ name }) => name)

test('nobody waits for the store when the files of a picture are removed', async () => {
  await using stage = await testCore()
  const draft = await stage.core.articles.publish('news', { ...walk, status: 'draft' }, await pictures.jpeg())
  const { _id } = await add(stage, 'tree.jpg')
  const db = await openDatabase(databaseUrlOf(stage.config))
  const imageFiles = { ...stage.core.imageFiles, remove: () => new Promise(() => {}) }
  const deps = { db, clock: () => new Date(), imageFiles } as never
  await reviseArticle(deps, { kind: 'news', id: draft._id }, { removeImage: true, keepDate: true })
  await createLibrary(deps).remove(_id)
  expect((await stage.core.library.list(all)).found).toEqual([])
  await db.destroy()
})

for (const database of databases)
  describe(`the library of pictures, on ${database.name}`, () => {
    test('lists the newest first, in pages', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) {
        await add(stage, name)
        pass(1000)
      }
      const { library } = stage.core
      expect(namesOf(await library.list({ page: 1, limit: 2 }))).toEqual(['three.jpg', 'two.jpg'])
      const second = await library.list({ page: 2, limit: 2 })
      expect(namesOf(second)).toEqual(['one.jpg'])
      expect(second.totalPages).toBe(2)
    })

    test('finds a picture by words of its description or file name, in any case', async () => {
      await using stage = await testCore({ database })
      await add(stage, 'IMG_1.jpg', { alt: 'Nurses under a tree in Kumasi' })
      await add(stage, 'Tree-planting.jpg', { alt: 'A spade' })
      await add(stage, 'other.jpg')
      const search = async (text: string) => namesOf(await stage.core.library.list({ ...all, search: text })).sort()
      expect(await search('TREE')).toEqual(['IMG_1.jpg', 'Tree-planting.jpg'])
      expect(await search('kumasi tree')).toEqual(['IMG_1.jpg'])
      expect(await search('img_1')).toEqual(['IMG_1.jpg'])
      expect(await search("'; drop")).toEqual([])
    })

    test('stores when and by whom consent was confirmed, and keeps the first confirmation', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { library } = stage.core
      const { _id } = await add(stage, 'faces.jpg')
      expect((await library.find(_id)).consent).toBeUndefined()
      const at = clock().toISOString()
      await library.change(_id, { hasConsent: true }, ama.email)
      pass(days(1))
      const { consent } = await library.change(_id, { hasConsent: true, alt: 'Faces' }, adwoa.email)
      expect(consent).toEqual({ at, by: 'ama' })
      expect((await library.change(_id, { hasConsent: false }, adwoa.email)).consent).toBeUndefined()
    })

    test('tells apart that nobody can be recognised and that everyone agreed; another answer has its own date and editor', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { library } = stage.core
      const { _id } = await add(stage, 'faces.jpg')
      const state = async (people: 'nobody' | 'agreed' | 'unknown', who: string) =>
        (await library.change(_id, { people }, who)).consent
      const first = { at: clock().toISOString(), by: 'ama', people: 'nobody' }
      expect(await state('nobody', ama.email)).toEqual(first)
      pass(days(1))
      expect(await state('nobody', adwoa.email)).toEqual(first)
      // A call of an earlier version repeats that everything is confirmed.
      expect((await library.change(_id, { hasConsent: true }, adwoa.email)).consent).toEqual(first)
      const second = { at: clock().toISOString(), by: 'adwoa', people: 'agreed' }
      expect(await state('agreed', adwoa.email)).toEqual(second)
      expect(await state('unknown', adwoa.email)).toBeUndefined()
    })

    test('lists pictures that lack a description or a consent', async () => {
      await using stage = await testCore({ database })
      await add(stage, 'described.jpg', { alt: 'A tree', hasConsent: true })
      await add(stage, 'decoration.jpg', { isDecorative: true })
      await add(stage, 'new.jpg', { hasConsent: true })
      const { library } = stage.core
      expect(namesOf(await library.list({ ...all, lacks: 'words' }))).toEqual(['new.jpg'])
      expect(namesOf(await library.list({ ...all, lacks: 'consent' }))).toEqual(['decoration.jpg'])
    })

    test('stores the focal point and returns it with the article', async () => {
      await using stage = await testCore({ database })
      const article = await stage.core.articles.publish('news', walk, await pictures.jpeg())
      expect(article.imageFocus).toBeUndefined()
      await stage.core.library.change(article.imageId ?? '', { focus: { x: 20, y: 0 } }, ama.email)
      expect((await stage.core.articles.find('news', article._id)).imageFocus).toEqual({ x: 20, y: 0 })
    })

    test('says where a picture is used, and deletes only unused pictures', async () => {
      await using stage = await testCore({ database })
      const { articles, library } = stage.core
      const article = await articles.publish('news', walk, await pictures.jpeg())
      const id = article.imageId ?? ''
      const use = { kind: 'news', _id: article._id, title: walk.title, isRemoved: false }
      expect((await library.find(id)).uses).toEqual([use])
      await expect(library.remove(id)).rejects.toThrow(`used in “${walk.title}”`)
      await expect(library.remove(id)).rejects.toThrow(Conflict)

      await articles.remove('news', article._id)
      expect((await library.find(id)).uses).toEqual([{ ...use, isRemoved: true }])
      await expect(library.remove(id)).rejects.toThrow('in the trash')
      expect(await stage.core.imageFiles.read(`${id}.jpg`)).toBeDefined()
    })

    test.each(['event', 'question'] as const)('counts a picture in the text of an %s as used', async (kind) => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { articles, library } = stage.core
      const article = await articles.publish('news', walk, await pictures.jpeg())
      const id = article.imageId ?? ''
      const owner = await recordWith[kind](stage.core, `See ![the market](/media/${id}.jpg).`)
      await articles.remove('news', article._id)
      pass(days(31))
      await articles.expire()
      expect((await library.find(id)).uses).toEqual([{ kind, ...owner, isRemoved: false }])
      await expect(library.remove(id)).rejects.toThrow(`used in “${owner.title}”`)
    })

    test('keeps a described picture after its article was deleted', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { articles, library, runHousekeeping } = stage.core
      const kept = await articles.publish('news', walk, await pictures.jpeg())
      const other = await articles.publish('news', walk, await pictures.jpeg())
      await library.change(kept.imageId ?? '', { alt: 'For later' }, ama.email)
      for (const { _id } of [kept, other]) await articles.remove('news', _id)
      pass(days(31))
      await runHousekeeping()
      expect(await library.find(kept.imageId ?? '')).toMatchObject({ imageAlt: 'For later', uses: [] })
      await expect(library.find(other.imageId ?? '')).rejects.toThrow(NotFound)
      await library.remove(kept.imageId ?? '')
      await expect(library.find(kept.imageId ?? '')).rejects.toThrow(NotFound)
      await expect.poll(() => stage.storage.names()).toEqual([])
    })

    test('rejects a file that is not a picture, and stores nothing', async () => {
      await using stage = await testCore({ database })
      const sent = { id: newId(), name: 'drawing.png', bytes: pictures.svg() }
      await expect(stage.core.library.add(sent, {}, ama.email)).rejects.toThrow(Refused)
      expect((await stage.core.library.list(all)).found).toEqual([])
    })
  })
