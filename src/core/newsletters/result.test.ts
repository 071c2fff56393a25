import { expect, test } from 'vitest'
import { esi, kofi, yaw } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, runSendingJobs } from '#test/draft-newsletter.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import type { Answer } from '#test/smtp-server.ts'
import { days } from '../lib/clock.ts'

for (const database of databases) {
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

  test(`a newsletter that failed for some is sent to those who still want it, and to nobody twice, on ${database.name}`, async () => {
    await using stage = await testNewsletter({ database })
    const { newsletters, subscribers } = stage.core
    const names = ['fails', 'leaves', 'erased', 'bounces', 'unknown', 'gets'].map((name) => `${name}@mail.example`)
    const [, leaves] = await stage.addSubscribers(...names)
    const replies: Record<string, Answer> = { bounces: '550 5.1.1 Nobody', unknown: 'hang up', gets: 'yes' }
    stage.server.behave((step, reader) =>
      step === 'end' ? (replies[reader.split('@')[0] ?? ''] ?? '554 5.6.0 Bare newlines') : 'yes',
    )
    const id = await draftNewsletter(stage)
    await newsletters.send(id, { isChecked: true }, site)
    await runSendingJobs(stage)
    await subscribers.unsubscribe(await subscribers.unsubscribeToken(leaves?._id ?? ''))
    await subscribers.remove((await subscribers.list(1, 10, { search: 'erased' })).found[0]?._id ?? '')
    const result = { sent: 1, failed: 4, unknown: 1, waiting: 0 }
    expect(await newsletters.find(id)).toMatchObject({ state: 'sent', unreached: 1, result })

    stage.server.behave(() => 'yes')
    const before = stage.server.taken.length
    await newsletters.resend(id)
    await runSendingJobs(stage)
    await newsletters.resend(id)
    await runSendingJobs(stage)
    expect(stage.server.taken.slice(before).map(({ to }) => to)).toEqual(['fails@mail.example'])
    expect(await newsletters.find(id)).toMatchObject({
      state: 'sent',
      unreached: 0,
      result: { sent: 2, failed: 3, unknown: 1, waiting: 0 },
    })
    stage.pass(days(29))
    await expect(newsletters.resend(id)).rejects.toThrow('too old')
  })
}
