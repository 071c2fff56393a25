import { describe, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { walk } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, newsletterFields } from '#test/draft-newsletter.ts'
import { screeningDay } from '#test/events.ts'
import { site, testNewsletter } from '#test/newsletter.ts'

const publishAt = '2099-03-01T09:00:00.000Z'

for (const database of databases)
  describe(`the calendar in ${database.name}`, () => {
    test('lists only scheduled articles and coming events, the next first', async () => {
      await using stage = await testApi({ database })
      const { articles } = stage.core
      const later = { ...walk, title: 'Later', status: 'scheduled' as const, publishAt }
      await articles.publish('news', later)
      await articles.publish('blog', { ...later, title: 'Sooner', publishAt: '2099-02-01T09:00:00.000Z' })
      const gone = await articles.publish('blog', { ...later, title: 'Removed' })
      await articles.remove('blog', gone._id)
      await articles.publish('news', walk)
      const event = { ...screeningDay, startsAt: '2099-02-15T09:00:00Z', endsAt: '2099-02-15T15:00:00Z', times: [] }
      await stage.core.events.add({ ...event, publish: true })
      await stage.core.events.add({ ...event, title: 'Draft' })
      const cancelled = await stage.core.events.add({ ...event, title: 'Cancelled', publish: true })
      await stage.core.events.cancel(cancelled._id)
      const { json } = await stage.ask({ as: 'Adwoa', path: '/calendar' })
      expect(json.items).toMatchObject([
        { kind: 'blog', title: 'Sooner', at: '2099-02-01T09:00:00.000Z' },
        { kind: 'event', title: screeningDay.title },
        { kind: 'news', title: 'Later', at: publishAt },
      ])
    })

    test('includes newsletters for users who may send them', async () => {
      await using stage = await testNewsletter({ database })
      const { newsletters, calendar } = stage.core
      await newsletters.send(await draftNewsletter(stage), { at: publishAt, isChecked: true }, site)
      expect(await calendar({ role: 'administrator' })).toMatchObject([
        { kind: 'newsletter', title: newsletterFields.subject, at: publishAt },
      ])
      expect(await calendar({ role: 'editor' })).toEqual([])
    })

    test('shows each job the kinds whose pages it may open, and how full an event is', async () => {
      await using stage = await testNewsletter({ database })
      const { articles, events, newsletters, calendar } = stage.core
      await articles.publish('news', { ...walk, status: 'scheduled', publishAt })
      await newsletters.send(await draftNewsletter(stage), { at: publishAt, isChecked: true }, site)
      await events.add({ ...screeningDay, publish: true })
      const shown = async (role: string) => (await calendar({ role })).map(({ kind }) => kind).sort()
      expect(await shown('writer')).toEqual(['news'])
      expect(await shown('newsletter')).toEqual(['newsletter'])
      expect(await shown('administrator')).toEqual(['event', 'news', 'newsletter'])
      expect(await calendar({ role: 'events' })).toMatchObject([{ kind: 'event', seats: { all: 20, taken: 0 } }])
    })
  })
