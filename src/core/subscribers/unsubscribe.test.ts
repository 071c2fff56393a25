import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { wording } from '#shared/wording.ts'
import { esi, kofi } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { linkOf, testNewsletter } from '#test/newsletter.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/tables.ts'
import { days } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { createBounces } from './bounces.ts'

type Stage = Awaited<ReturnType<typeof testNewsletter>>

const leave = async ({ core: { subscribers } }: Stage, id: string, reason?: string) =>
  subscribers.unsubscribe(await subscribers.unsubscribeToken(id), reason)

const withDatabase = async ({ config }: Stage, work: (db: Database) => Promise<unknown>) => {
  const db = await openDatabase(databaseUrlOf(config))
  await work(db)
  await db.destroy()
}

const unsubscribed = ({ core }: Stage) => core.subscribers.list(1, 10, { state: 'unsubscribed' })

for (const database of databases)
  describe(`unsubscribing, on ${database.name}`, () => {
    test('Esi unsubscribes with one tap, may give a reason, and is no longer listed', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addSubscribers(esi.email, kofi.email)
      await leave(stage, reader?._id ?? '')
      await leave(stage, reader?._id ?? '', 'Too many letters')
      await leave(stage, reader?._id ?? '')
      const { found } = await unsubscribed(stage)
      expect(found).toMatchObject([{ email: esi.email, unsubscribeReason: 'Too many letters' }])
      expect((await stage.core.subscribers.newest()).map(({ email }) => email)).toEqual([kofi.email])
      expect((await stage.core.subscribers.list(1, 10)).found).toHaveLength(1)
    })

    test('a forged link, or one with another subscriber’s id, does nothing', async () => {
      await using stage = await testNewsletter({ database })
      const [esis, kofis] = await stage.addSubscribers(esi.email, kofi.email)
      const { subscribers } = stage.core
      const token = await subscribers.unsubscribeToken(esis?._id ?? '')
      const madeUp = token.replace(esis?._id ?? '', kofis?._id ?? '')
      for (const wrong of [madeUp, `${token}x`, esis?._id ?? '', '.'])
        await expect(subscribers.unsubscribe(wrong)).rejects.toThrow(NotFound)
      expect((await unsubscribed(stage)).found).toEqual([])
      expect(token).not.toContain(esi.email)
    })

    test('an unsubscribed address stays so after a new subscription, until that is confirmed', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addSubscribers(esi.email)
      await leave(stage, reader?._id ?? '')
      await stage.core.subscribers.add({ email: esi.email }, { linkOf })
      expect((await unsubscribed(stage)).found).toHaveLength(1)
      await stage.core.subscribers.confirm(await stage.confirmationToken(esi.email))
      expect(await stage.core.subscribers.counts()).toEqual({ confirmed: 1, waiting: 0, bounced: 0, unsubscribed: 0 })
    })

    test('a recorded consent stays until the subscriber confirms another, even if somebody else enters the address', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      const paper = { agreedAt: '2025-05-05T00:00:00.000Z', agreedTo: 'Signed paper, walk 2025', language: 'tw' }
      for (const [number, isConfirmed] of [true, true, false].entries())
        await subscribers.importSubscribers({
          subscribers: [{ email: `${number}@mail.example`, ...paper, language: 'tw', consent: paper.agreedTo }],
          isConfirmed,
        })
      const idOf = async (email: string) => (await subscribers.list(1, 1, { search: email })).found[0]?._id ?? ''
      const records = async () => [
        ...(await unsubscribed(stage)).found,
        ...(await subscribers.list(1, 10, { search: 'mail.example' })).found,
      ]
      await leave(stage, await idOf('0@mail.example'))
      await withDatabase(stage, (db) => createBounces(stage.clock).record(db, '1@mail.example', 'No such user'))
      for (const number of [0, 1, 2])
        await subscribers.add({ email: `${number}@mail.example`, language: 'ha' }, { linkOf, page: '/about' })
      const pendingConsent = {
        source: 'form',
        agreedAt: stage.clock().toISOString(),
        agreedOn: '/about',
        language: 'ha',
      }
      expect((await records()).map(({ email }) => email).sort()).toEqual([0, 1, 2].map((n) => `${n}@mail.example`))
      for (const record of await records()) expect(record).toMatchObject({ ...paper, source: 'file', pendingConsent })

      const token = await stage.confirmationToken('0@mail.example')
      stage.pass(days(1))
      const back = await subscribers.confirm(token)
      expect(back).toMatchObject({
        ...pendingConsent,
        state: 'confirmed',
        agreedTo: wording.subscribe.agreement(false),
      })
      expect(back.pendingConsent).toBeUndefined()
      await leave(stage, await idOf('2@mail.example'))
      expect((await unsubscribed(stage)).found).toMatchObject([{ ...paper, source: 'file', pendingConsent: undefined }])
    })

    test('a confirmation link from before the unsubscription no longer works', async () => {
      await using stage = await testNewsletter({ database })
      const { _id } = await stage.core.subscribers.add({ email: esi.email }, { linkOf })
      const token = await stage.confirmationToken(esi.email)
      await stage.core.subscribers.confirm(token)
      await leave(stage, _id)
      await expect(stage.core.subscribers.confirm(token)).rejects.toThrow(NotFound)
    })

    test('an unsubscribed address is kept on the suppression list, not deleted after a week', async () => {
      await using stage = await testNewsletter({ database })
      const { _id } = await stage.core.subscribers.add({ email: esi.email }, { linkOf })
      await stage.core.outbox.sendDue()
      await leave(stage, _id)
      stage.pass(days(9))
      await stage.core.runHousekeeping()
      expect((await unsubscribed(stage)).found).toHaveLength(1)
    })
  })
