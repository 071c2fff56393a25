import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { esi, kofi, yaw } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { linkOf, testNewsletter } from '#test/newsletter.ts'
import { type Row, readSnapshot } from '../database/dump.ts'
import { days } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'

const consent = 'Wrote it on the list at the walk on 19 June'

for (const database of databases)
  describe(`an import of addresses, on ${database.name}`, () => {
    test('stores the consent and sends confirmation emails, and counts known, unsubscribed, duplicate and invalid rows', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers, outbox } = stage.core
      const [subscriber] = await stage.addSubscribers(kofi.email, 'stays@mail.example')
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(subscriber?._id ?? ''))
      const emails = [esi.email, ` ${esi.email.toUpperCase()}`, 'no address', kofi.email, 'stays@mail.example']
      const asked = { subscribers: emails.map((email) => ({ email })), consent }
      const told = {
        added: 1,
        known: 1,
        waiting: 0,
        bounced: 0,
        unsubscribed: 1,
        duplicates: 1,
        invalid: [2],
        withoutConsent: 0,
        inFuture: 0,
        withoutDate: 1,
      }
      expect(await subscribers.importSubscribers({ ...asked, isTrial: true })).toEqual(told)
      expect(await subscribers.importSubscribers(asked)).toEqual(told)
      expect(await subscribers.counts()).toEqual({ confirmed: 1, waiting: 1, bounced: 0, unsubscribed: 1 })
      await subscribers.sendWaitingConfirmations(linkOf)
      await outbox.sendDue()
      expect(stage.server.taken.map(({ to }) => to)).toEqual([esi.email])
      expect((await subscribers.list(1, 10, { source: 'file' })).found).toMatchObject([{ agreedTo: consent }])
    })

    test('rejects rows without a consent, and can confirm the others', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      const rows = [{ email: esi.email, consent }, { email: yaw.email }]
      const result = await subscribers.importSubscribers({ subscribers: rows, isConfirmed: true })
      expect(result).toMatchObject({ added: 1, withoutConsent: 1 })
      expect(await subscribers.newest()).toMatchObject([
        { email: esi.email, state: 'confirmed', confirmReason: consent },
      ])
    })

    test('never subscribes people who unsubscribed, even after they were deleted or erased; only they can', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers, personalData } = stage.core
      const unsubscribed = await stage.addSubscribers(esi.email, kofi.email, yaw.email)
      const [esis, kofis] = unsubscribed.map(({ _id }) => _id) as [string, string]
      for (const id of [esis, kofis]) await subscribers.unsubscribe(await subscribers.unsubscribeToken(id))
      await subscribers.remove(esis)
      await personalData.erase(kofi.email.toUpperCase())
      await personalData.erase(yaw.email)
      const rows = unsubscribed.map(({ email }) => ({ email: email.toUpperCase() }))
      const asked = { subscribers: rows, consent, isConfirmed: true }
      for (const isTrial of [true, false])
        expect(await subscribers.importSubscribers({ ...asked, isTrial })).toMatchObject({
          added: 0,
          known: 0,
          unsubscribed: 3,
        })
      expect(await personalData.about(kofi.email)).toMatchObject({ isSuppressed: true })
      expect(await personalData.about('nobody@mail.example')).toMatchObject({ isSuppressed: false })

      const { _id } = await subscribers.add({ email: esi.email }, { linkOf })
      await expect(subscribers.confirmByHand(_id, 'I want her back')).rejects.toThrow(Refused)
      await subscribers.confirm(await stage.confirmationToken(esi.email))
      expect(await subscribers.newest()).toMatchObject([{ email: esi.email, state: 'confirmed' }])
      await subscribers.remove(_id)
      expect(await subscribers.importSubscribers(asked)).toMatchObject({ added: 1, unsubscribed: 2 })
    })

    test('stores nothing that reveals the address of an erased person', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(kofi.email)
      await stage.core.personalData.erase(kofi.email)
      const kept = await readSnapshot(databaseUrlOf(stage.config), async ({ tables, rowsOf }) => {
        const rows: Row[] = []
        for (const table of tables) for await (const some of rowsOf(table)) rows.push(...some)
        return rows
      })
      expect(JSON.stringify(kept)).not.toContain(kofi.email)
      expect(kept.filter(({ email_hash }) => email_hash)).toEqual([
        { email_hash: expect.stringMatching(/^[\w-]{43}$/) },
      ])
    })

    test('keeps the consent date of the file, invents none, and rejects future dates', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      const later = new Date(stage.clock().getTime() + days(1)).toISOString()
      const rows = [
        { email: esi.email },
        { email: kofi.email, agreedAt: later },
        { email: yaw.email, agreedAt: '2025-05-05T00:00:00.000Z' },
      ]
      const result = await subscribers.importSubscribers({ subscribers: rows, consent, isConfirmed: true })
      expect(result).toMatchObject({ added: 2, inFuture: 1, withoutDate: 1 })
      const kept = (await subscribers.newest()).map(({ email, agreedAt }) => [email, agreedAt])
      expect(new Map(kept as [string, string][])).toEqual(
        new Map([
          [esi.email, undefined],
          [yaw.email, '2025-05-05T00:00:00.000Z'],
        ]),
      )
    })

    test('names the state of each address that is known, and takes back what the site exported', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      await subscribers.add({ email: esi.email })
      const groups = ['walkers']
      const rows = [
        { email: '-ama@mail.example', consent: '+1 by phone', groups },
        { email: esi.email, consent },
      ]
      expect(await subscribers.importSubscribers({ subscribers: rows })).toMatchObject({
        added: 1,
        known: 0,
        waiting: 1,
      })
      const file = new Uint8Array(await new Response(await subscribers.exportSubscribers()).arrayBuffer())
      const table = await subscribers.parseCsv(file)
      const cells = table.rows.find(([email]) => email === '-ama@mail.example')
      const cellOf = (name: string) => cells?.[table.rows[0]?.indexOf(name) ?? -1]
      expect(['state', 'groups', 'agreedTo'].map(cellOf)).toEqual(['waiting', 'walkers', '+1 by phone'])
      const again = table.rows.slice(1).map(([email = '']) => ({ email, consent }))
      expect(await subscribers.importSubscribers({ subscribers: again })).toMatchObject({ added: 0, waiting: 2 })
    })

    test('exports a table without formulas', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      await subscribers.importSubscribers({ subscribers: [{ email: '=cmd@mail.example', consent: '=1+1' }] })
      const table = await new Response(await subscribers.exportSubscribers()).text()
      expect(table).toContain('"\'=cmd@mail.example"')
      expect(table).toContain('"\'=1+1"')
    })
  })
