import { expect, test } from 'vitest'
import { esi, kofi, yaw } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, runSendingJobs } from '#test/draft-newsletter.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import { days } from '../lib/clock.ts'

for (const database of databases)
  test(`the result of a newsletter includes late decisions and outlasts its emails, on ${database.name}`, async () => {
    await using stage = await testNewsletter({ database })
    const { newsletters, outbox, runHousekeeping } = stage.core
    await stage.addSubscribers(esi.email, kofi.email, yaw.email)
    stage.server.behave((step, reader) => (step === 'end' && reader === yaw.email ? 'hang up' : 'yes'))
    const id = await draftNewsletter(stage)
    await newsletters.send(id, { isChecked: true }, site)
    await runSendingJobs(stage)
    const resultAfter = async (count: number) => {
      stage.pass(days(count))
      await runHousekeeping()
      return (await newsletters.find(id)).result
    }
    const inDoubt = { sent: 2, waiting: 0, failed: 0, unknown: 1 }
    expect(await resultAfter(1)).toEqual(inDoubt)
    expect(await resultAfter(24)).toEqual(inDoubt)
    const [email] = (await outbox.list('unknown', 1, 10)).found
    await outbox.arrived(email?._id ?? '')
    const settled = { sent: 3, waiting: 0, failed: 0, unknown: 0 }
    for (let day = 26; day <= 45; day += 1) expect([day, await resultAfter(1)]).toEqual([day, settled])
    // The email that was decided later is still stored, on its own.
    expect(await outbox.counts()).toMatchObject({ sent: 1 })
  })
