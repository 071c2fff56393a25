import { describe, expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, runSendingJobs, sortedRecipients } from '#test/draft-newsletter.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import { hours } from '../lib/clock.ts'

const isChecked = true

for (const database of databases)
  describe(`a scheduled newsletter, on ${database.name}`, () => {
    test('cannot be changed until sending is cancelled', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      const { newsletters } = stage.core
      const id = await draftNewsletter(stage)
      await newsletters.send(id, { isChecked, at: '2026-06-19T10:00:00.000Z' }, site)
      await expect(newsletters.change(id, { version: 1, subject: '', content: '' })).rejects.toThrow('Cancel sending')
      await newsletters.pause(id)
      expect((await newsletters.change(id, { version: 1, subject: 'Another walk' })).state).toBe('draft')
      stage.pass(hours(2))
      await runSendingJobs(stage)
      expect(sortedRecipients(stage)).toEqual([])
    })

    test('is not sent while a check blocks it, says why, and is sent once that is fixed', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      const { newsletters } = stage.core
      const id = await draftNewsletter(stage, { content: `![We walk](${site}/media/0123456789abcdef.jpg)` })
      await newsletters.send(id, { isChecked }, site)
      // The site has a new address, so its own picture now counts as external.
      const moved = 'https://moved.example'
      await newsletters.sendDue(moved)
      const { state, pauseReason } = await newsletters.find(id)
      expect([state, pauseReason]).toEqual(['draft', expect.stringContaining('was not sent')])
      expect(pauseReason).toContain('is not on this site')
      expect(await newsletters.change(id, { version: 1, content: 'We walk.' })).toMatchObject({
        pauseReason: undefined,
      })
      await newsletters.send(id, { isChecked }, moved)
      await runSendingJobs(stage)
      expect(sortedRecipients(stage)).toEqual([esi.email])
    })
  })
