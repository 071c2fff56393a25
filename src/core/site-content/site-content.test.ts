import { describe, expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import { limits } from '#shared/limits.ts'
import { adwoa, ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { minutes } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'

const welcome = { title: 'Akwaaba', lead: 'We are many.' }

for (const database of databases)
  describe(`site content in ${database.name}`, () => {
    test('has the defaults until a section is edited', async () => {
      await using stage = await testCore({ database })
      const { siteContent } = stage.core
      expect(await siteContent.edited()).toEqual({})
      expect(await siteContent.find('welcome')).toEqual({ part: 'welcome', version: 0, words: defaultContent.welcome })
      const changed = await siteContent.change('welcome', welcome, 0, ama.email)
      expect(changed).toMatchObject({ version: 1, words: welcome, by: ama.email })
      expect(await siteContent.edited()).toEqual({ welcome })
      const reopened = await stage.reopen()
      expect(await reopened.siteContent.edited()).toEqual({ welcome })
    })

    test('a default saved unchanged is replaced by a newer default, and an edited section stays', async () => {
      await using stage = await testCore({ database })
      const { siteContent } = stage.core
      const former = {
        newsletterTitle: 'One short letter, now and then',
        newsletterText: 'News, dates and plain facts. Leave any time.',
      }
      await siteContent.change('footer', former, 0, ama.email)
      expect(await siteContent.edited()).toEqual({})
      expect(await siteContent.find('footer')).toMatchObject({ version: 1, words: defaultContent.footer })
      const edited = { ...former, newsletterTitle: 'Our letter' }
      await siteContent.change('footer', edited, 1, ama.email)
      expect(await siteContent.edited()).toEqual({ footer: edited })
    })

    test('a change notifies the page cache', async () => {
      await using stage = await testCore({ database })
      let changes = 0
      stage.core.onChange(() => {
        changes += 1
      })
      await stage.core.siteContent.change('welcome', welcome, 0, ama.email)
      expect(changes).toBeGreaterThan(0)
    })

    test('of two changes of one version, one is rejected', async () => {
      await using stage = await testCore({ database })
      const { siteContent } = stage.core
      const change = (title: string, version: number) =>
        siteContent.change('welcome', { ...welcome, title }, version, adwoa.email)
      const first = await Promise.allSettled([change('One', 0), change('Two', 0)])
      expect(first.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await expect(change('Three', 0)).rejects.toThrow(Conflict)
      expect((await change('Three', 1)).version).toBe(2)
    })

    test('every version is stored with its author and time, and restoring creates a new one', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { siteContent } = stage.core
      await siteContent.change('welcome', welcome, 0, ama.email)
      pass(minutes(1))
      await siteContent.change('welcome', { ...welcome, title: 'Hello' }, 1, adwoa.email)
      const { found } = await siteContent.versions('welcome', 1, 10)
      expect(found).toMatchObject([
        { version: 2, by: 'adwoa', at: '2026-06-19T08:01:00.000Z', words: { title: 'Hello' } },
        { version: 1, by: 'ama', at: '2026-06-19T08:00:00.000Z', words: welcome },
      ])
      expect(await siteContent.restore('welcome', 1, ama.email)).toMatchObject({ version: 3, words: welcome })
      await siteContent.restore('welcome', 0, ama.email)
      expect(await siteContent.edited()).toEqual({})
      await expect(siteContent.restore('welcome', 9, ama.email)).rejects.toThrow(NotFound)
    })

    test('only a limited number of versions is kept', async () => {
      await using stage = await testCore({ database })
      const { siteContent } = stage.core
      for (let version = 0; version <= limits.sectionVersions; version++)
        await siteContent.change('welcome', welcome, version, ama.email)
      const { found } = await siteContent.versions('welcome', 1, 100)
      expect(found).toHaveLength(limits.sectionVersions)
      expect(found.at(-1)?.version).toBe(2)
    })

    test('a photo has all that pages need, and an unknown photo is rejected', async () => {
      await using stage = await testCore({ database })
      const { siteContent, articles } = stage.core
      const article = await articles.publish(
        'blog',
        { title: 'a', content: 'b', author: 'c' },
        await pictures.jpeg(400, 250),
      )
      const [, id = ''] = /\/media\/(\w{16})/.exec(article.imageUrl ?? '') ?? []
      const member = { name: 'Abena', position: 'Nurse', consent: true }
      await siteContent.change('team', { members: [{ ...member, picture: { id } }] }, 0, ama.email)
      expect((await siteContent.edited()).team?.members[0]?.picture).toMatchObject({
        id,
        url: article.imageUrl,
        srcset: article.imageSrcset,
        width: 400,
        height: 250,
      })
      expect((await stage.core.library.find(id)).uses).toContainEqual(
        expect.objectContaining({ kind: 'site', _id: 'team' }),
      )
      expect((await siteContent.find('team')).words).toEqual({ members: [{ ...member, picture: { id } }] })
      const unknown = { members: [{ ...member, picture: { id: '0'.repeat(16) } }] }
      await expect(siteContent.change('team', unknown, 1, ama.email)).rejects.toThrow(Refused)
    })

    test('a preview shows unsaved content for an hour', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { siteContent } = stage.core
      const { token } = await siteContent.savePreview('welcome', welcome)
      expect(await siteContent.preview(token)).toEqual({ welcome })
      expect(await siteContent.edited()).toEqual({})
      pass(minutes(limits.contentPreviewMinutes))
      await expect(siteContent.preview(token)).rejects.toThrow(NotFound)
    })
  })
