import { expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { startObjectStore } from '#test/object-store.ts'
import { days } from '../lib/clock.ts'
import { openCore } from './core.ts'

test('the privacy page gets the settings, and the date when they or the contact details last changed', async () => {
  const { clock, pass } = testClock()
  // A different start than that of the prepared database, which has another date.
  await using stage = await testCore({ clock, settings: { STARTER_CONTENT: 'none' } })
  const { privacyFacts, siteContent } = stage.core
  expect(await privacyFacts.find()).toEqual({
    changedOn: '2026-06-19',
    messageMonths: 12,
    historyMonths: 12,
    backups: { everyHours: 24, keep: 7 },
    sendsEmail: false,
    hasGifts: false,
    hasRemoteDatabase: false,
    pictureStore: undefined,
  })
  pass(days(1))
  await siteContent.change('footer', defaultContent.footer, 0, ama.email)
  expect((await privacyFacts.find()).changedOn).toBe('2026-06-19')
  await siteContent.change('organisation', { legalName: 'Voima Ghana', answerDays: 14 }, 0, ama.email)
  expect((await privacyFacts.find()).changedOn).toBe('2026-06-20')

  pass(days(1))
  expect((await (await stage.reopen()).privacyFacts.find()).changedOn).toBe('2026-06-20')
  const changed = await openCore({ ...stage.config, historyMonths: 6 }, clock)
  expect(await changed.privacyFacts.find()).toMatchObject({ changedOn: '2026-06-21', historyMonths: 6 })
  await changed.close()
})

test('an external image store is named by its host, never with keys', async () => {
  const storage = await startObjectStore()
  await using stage = await testCore({ settings: storage.settings })
  expect((await stage.core.privacyFacts.find()).pictureStore).toEqual({ host: '127.0.0.1', isPublic: false })
  await storage.close()
})
