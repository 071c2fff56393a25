import { expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { draftNewsletter, runSendingJobs, sortedRecipients } from '#test/draft-newsletter.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import { hours } from '../lib/clock.ts'

const isChecked = true

for (const database of databases)
  test(`several readers in a row are refused in the same words: all wait, nobody is suppressed, on ${database.name}`, async () => {
    await using stage = await testNewsletter({ database })
    const names = Array.from({ length: 12 }, (_, count) => `reader${10 + count}@mail.example`)
    await stage.addSubscribers(...names)
    let asked = 0
    stage.server.behave((step, reader) => {
      if (step === 'reader') stage.pass(asked++)
      return step === 'reader' && asked > 3 ? `550 5.1.1 <${reader}>: User unknown (id ${asked}x7)` : 'yes'
    })
    const { newsletters, outbox, subscribers } = stage.core
    const id = await draftNewsletter(stage)
    await newsletters.send(id, { isChecked }, site)
    for (let round = 0; round < 9; round += 1) {
      await runSendingJobs(stage)
      stage.pass(hours(1))
    }
    expect((await outbox.health()).problem).toContain('refused several readers in a row in the same words')
    expect(await newsletters.find(id)).toMatchObject({
      state: 'sending',
      pauseReason: expect.stringContaining('refused several readers in a row in the same words'),
      result: { sent: 3, failed: 0, waiting: 9 },
    })
    expect(await subscribers.counts()).toMatchObject({ confirmed: 12, bounced: 0 })
    stage.server.behave(() => 'yes')
    stage.pass(hours(30))
    await runSendingJobs(stage)
    expect(sortedRecipients(stage)).toEqual(names)
    expect(await newsletters.find(id)).toMatchObject({ state: 'sent', pauseReason: undefined })
  })
