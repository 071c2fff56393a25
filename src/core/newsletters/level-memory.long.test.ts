import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { addConfirmedSubscribers } from '#test/confirmed-subscribers.ts'
import { databases } from '#test/databases.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import type { Database } from '../database/tables.ts'
import { isWaiting } from '../email/email-state.ts'

type Stage = Awaited<ReturnType<typeof testNewsletter>>

const readers = 100_000
/** Each round queues 500 subscribers; a few more rounds start and end the sending. */
const rounds = 205
/** Every twentieth round is sent through the mail server, and then the memory is measured. */
const roundsBetween = 20
const allowanceMegabytes = 4

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const megabytesInUse = () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

/** Marks them as accepted by the mail server. */
const settleWaiting = (db: Database, at: string) =>
  db.updateTable('emails').set({ handed_at: at, sent_at: at }).where(isWaiting).execute()

const sendToAll = async ({ core: { newsletters, outbox }, config, clock, server }: Stage) => {
  const db = await openDatabase(databaseUrlOf(config))
  const samples: number[] = []
  let taken = 0
  for (let round = 1; round <= rounds; round += 1) {
    await newsletters.sendDue(site)
    if (round % roundsBetween !== 0) await settleWaiting(db, clock().toISOString())
    else {
      await outbox.sendDue()
      taken += server.taken.splice(0).length
      samples.push(megabytesInUse())
    }
  }
  await db.destroy()
  return { samples, taken }
}

test.each(databases)('the memory use of sending to 100,000 subscribers on $name does not grow', async (database) => {
  await using stage = await testNewsletter({ database })
  const { newsletters } = stage.core
  const emails = Array.from({ length: readers }, (_, count) => `reader${count}@mail.example`)
  await addConfirmedSubscribers(stage.config, emails)
  const { _id } = await newsletters.draft({ subject: 'A walk', content: 'We walk.' })
  await newsletters.send(_id, { isChecked: true }, site)
  const { samples, taken } = await sendToAll(stage)
  console.info(`${database.name}, MB after every 10,000: ${samples.map((each) => each.toFixed(1)).join(' ')}`)

  const { state, result } = await newsletters.find(_id)
  expect({ state, result }).toEqual({ state: 'sent', result: { sent: readers, waiting: 0, failed: 0, unknown: 0 } })
  expect(taken).toBe(readers / roundsBetween)
  const half = samples.length / 2
  expect(Math.max(...samples.slice(half))).toBeLessThan(Math.max(...samples.slice(0, half)) + allowanceMegabytes)
})
