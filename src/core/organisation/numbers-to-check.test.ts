import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { screeningDay } from '#test/events.ts'
import { openDatabase } from '../database/open.ts'

/** Makes the texts look as if an earlier version had saved them. */
const asEarlier = async (config: Parameters<typeof databaseUrlOf>[0]) => {
  const db = await openDatabase(databaseUrlOf(config))
  await db.updateTable('articles').set({ content_html: '<p>old</p>', excerpt: 'old' }).execute()
  await db.deleteFrom('settings').where('name', '=', 'numbers-to-check').execute()
  await db.destroy()
}

const administrator = { role: 'administrator' }

for (const database of databases)
  describe(`numbers that an earlier version may have damaged, in ${database.name}`, () => {
    test('articles are rendered again, and the dashboard names each text until somebody saves it', async () => {
      await using stage = await testCore({ database })
      const { articles, events, newsletters } = stage.core
      const code = { ...walk, title: 'A code', content: 'Dial *713*33*1# now.' }
      const { _id } = await articles.publish('news', code)
      await articles.publish('blog', { ...walk, content: 'Give **5** ml, 2 * 3 times, *slowly*. Room_5 \\*170#.' })
      await events.add({ ...screeningDay, text: '- 233 24 000 0000' })
      const { _id: letter } = await newsletters.draft({ subject: 'Sums', content: '2*3*4=24' })
      await asEarlier(stage.config)
      const core = await stage.reopen()

      const named = async (role = administrator) =>
        (await core.dashboard(role)).numbersToCheck?.map(({ kind, title }) => `${kind}: ${title}`)
      expect(await named()).toEqual(['news: A code', `event: ${screeningDay.title}`, 'newsletter: Sums'])
      expect(await named({ role: 'editor' })).toEqual(['news: A code', `event: ${screeningDay.title}`])
      const { contentHtml, excerpt } = await core.articles.find('news', _id)
      expect([contentHtml, excerpt]).toEqual(['<p>Dial *713*33*1# now.</p>\n', 'Dial *713*33*1# now.'])

      await core.articles.revise('news', _id, { content: `${code.content} Yes.`, keepDate: true })
      await core.newsletters.remove(letter)
      expect(await named()).toEqual([`event: ${screeningDay.title}`])
    })

    test('a text that is written today is never named', async () => {
      await using stage = await testCore({ database })
      await stage.core.articles.publish('news', { ...walk, content: 'Dial *713*33*1# now.' })
      const core = await stage.reopen()
      expect((await core.dashboard(administrator)).numbersToCheck).toBeUndefined()
    })
  })
