import { describe, expect, test } from 'vitest'
import { type OpenPoint, openPoints } from '#shared/shapes/open-points.ts'
import { ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { redPicture } from '#test/pictures.ts'
import { actAs } from '../audit/audit-log.ts'
import { minutes } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import type { Core } from '../organisation/core.ts'

/** Every set of open points: none, each alone, and together. */
const combinations = Array.from({ length: 2 ** openPoints.length }, (_, bits): OpenPoint[] =>
  openPoints.filter((_, at) => bits & (2 ** at)),
)
const keepDate = true
const soon = '2026-06-19T09:00:00.000Z'

const pictureWith = async ({ library }: Core, open: OpenPoint[]) => {
  const alt = open.includes('description') ? '' : 'A red field'
  const metadata = { alt, hasConsent: !open.includes('consent') }
  return (await library.add({ id: newId(), name: 'red.png', bytes: await redPicture() }, metadata, ama.email))._id
}

const userOf = async ({ sessions }: Core) => {
  const user = await sessions.userOf((await sessions.open(ama)).token)
  if (!user) throw new Error('Ama is not signed in')
  return user
}

type Given = { core: Core; id: string; pass: (time: number) => void }

/** The ways to become public, after the first step with its status. */
const ways: Record<string, { status: 'published' | 'draft' | 'scheduled'; next: (given: Given) => Promise<unknown> }> =
  {
    'at once': { status: 'published', next: async () => {} },
    'from a draft': {
      status: 'draft',
      next: ({ core, id }) => core.articles.revise('blog', id, { status: 'published', keepDate }),
    },
    'with others, from the list': {
      status: 'draft',
      next: ({ core, id }) => core.articles.bulk('blog', { ids: [id], action: 'publish' }),
    },
    'at its time': {
      status: 'scheduled',
      next: async ({ core, pass }) => {
        pass(minutes(70))
        await core.articles.publishDue()
      },
    },
    'after it was taken off the site': {
      status: 'published',
      next: async ({ core, id }) => {
        await core.articles.revise('blog', id, { status: 'draft', keepDate })
        await core.articles.revise('blog', id, { status: 'published', keepDate })
      },
    },
  }

for (const database of databases)
  describe(`what is open about articles in ${database.name}`, () => {
    test.each(Object.keys(ways))(
      'whatever is open, an article is published %s and can be corrected',
      { tags: 'slow' },
      async (name) => {
        const way = ways[name]
        const { clock, pass } = testClock()
        await using organisation = await testCore({ database, clock })
        const { core } = organisation
        await core.publishingRules.change({ needsSource: true, needsConsent: true })
        const user = await userOf(core)
        const made: { id: string; open: OpenPoint[] }[] = []
        for (const open of combinations) {
          const about = open.includes('source') ? {} : { noSourceReason: 'A walk' }
          const fields = {
            ...walk,
            ...about,
            status: way?.status,
            publishAt: soon,
            imageId: await pictureWith(core, open),
          }
          made.push({ id: (await core.articles.publish('blog', fields))._id, open })
        }
        for (const { id } of made) await way?.next({ core, id, pass })
        for (const { id, open } of made) {
          await core.articles.revise('blog', id, { title: 'One letter', keepDate })
          expect((await core.articles.find('blog', id)).title).toBe('One letter')
          expect((await core.articles.findForEditors('blog', id, user)).open).toEqual(open)
        }
        const counted = await core.articles.countIncomplete('blog')
        for (const point of ['anything', ...openPoints] as const) {
          const { found } = await core.articles.listForEditors('blog', { page: 1, limit: 100, open: point }, user)
          const expected = made.filter(({ open }) => (point === 'anything' ? open.length > 0 : open.includes(point)))
          expect(found.map(({ _id }) => _id).sort()).toEqual(expected.map(({ id }) => id).sort())
          expect(counted[point === 'anything' ? 'articles' : point]).toBe(expected.length)
          for (const { _id, open } of found) expect(open).toEqual(made.find(({ id }) => id === _id)?.open)
        }
      },
    )

    test.each(Object.keys(ways))(
      'published %s, a picture keeps what was assumed apart from what was stated',
      async (name) => {
        const { clock, pass } = testClock()
        await using organisation = await testCore({ database, clock })
        const { core } = organisation
        const [asked, unasked] = [await pictureWith(core, []), await pictureWith(core, ['consent'])]
        const { consent } = await core.library.find(asked)
        const way = ways[name]
        await actAs(ama, async () => {
          const publish = (imageId: string) =>
            core.articles.publish('blog', { ...walk, status: way?.status, publishAt: soon, imageId })
          for (const { _id: id } of await Promise.all([asked, unasked].map(publish)))
            await way?.next({ core, id, pass })
        })
        expect(await core.library.find(asked)).toMatchObject({ consent, assumedConsent: undefined })
        const { assumedConsent } = await core.library.find(unasked)
        expect(assumedConsent).toEqual({ at: expect.any(String), by: 'ama' })
        const later = await core.library.change(unasked, { people: 'agreed' }, 'kofi@voima.example')
        expect(later).toMatchObject({ consent: { by: 'kofi', people: 'agreed' }, assumedConsent })
      },
    )

    test('a draft assumes nothing', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      const imageId = await pictureWith(core, ['consent'])
      const { _id } = await core.articles.publish('blog', { ...walk, status: 'draft', imageId })
      await core.articles.revise('blog', _id, { title: 'Another', keepDate })
      expect((await core.library.find(imageId)).assumedConsent).toBeUndefined()
    })

    test('an answer closes the point, also for a picture in the text; a story has no source to name', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      const user = await userOf(core)
      const id = await pictureWith(core, ['description', 'consent'])
      const textWith = (alt: string) => `We walk.\n\n![${alt}](/media/${id}-320.webp)`
      const { _id } = await core.articles.publish('news', { ...walk, content: textWith('') })
      const open = async () => (await core.articles.findForEditors('news', _id, user)).open
      expect(await open()).toEqual(['source', 'description', 'consent'])
      await core.articles.revise('news', _id, { content: textWith('A red field'), keepDate })
      expect(await open()).toEqual(['source', 'consent'])
      await core.library.change(id, { hasConsent: true }, ama.email)
      await core.articles.revise('news', _id, { isHealth: false, keepDate })
      expect(await open()).toEqual([])
      await core.articles.revise('news', _id, { content: textWith(''), keepDate })
      await core.library.change(id, { isDecorative: true }, ama.email)
      expect(await open()).toEqual([])
    })

    test('the rules are off until somebody turns them on', async () => {
      await using organisation = await testCore({ database })
      const { publishingRules } = organisation.core
      expect(await publishingRules.find()).toEqual({ needsSource: false, needsConsent: false })
      await publishingRules.change({ needsSource: true, needsConsent: false })
      expect(await publishingRules.find()).toEqual({ needsSource: true, needsConsent: false })
    })
  })
