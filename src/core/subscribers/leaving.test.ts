import { describe, expect, test } from 'vitest'
import { esi, kofi } from '../../../tests/support/cast.ts'
import { databases } from '../../../tests/support/databases.ts'
import { linkOf, testNewsletter } from '../../../tests/support/newsletter.ts'
import { days } from '../clock.ts'
import { NotFound } from '../errors.ts'

type Stage = Awaited<ReturnType<typeof testNewsletter>>

const leave = async ({ core: { subscribers } }: Stage, id: string, reason?: string) =>
  subscribers.leaving.leave(await subscribers.leaving.tokenOf(id), reason)

const leftOnes = ({ core }: Stage) => core.subscribers.list(1, 10, { state: 'left' })

for (const database of databases)
  describe(`leaving, on ${database.name}`, () => {
    test('Esi leaves with one tap, may say why afterwards, and is no longer listed', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addReaders(esi.email, kofi.email)
      await leave(stage, reader?._id ?? '')
      await leave(stage, reader?._id ?? '', 'Too many letters')
      await leave(stage, reader?._id ?? '')
      const { found } = await leftOnes(stage)
      expect(found).toMatchObject([{ email: esi.email, leftReason: 'Too many letters' }])
      expect((await stage.core.subscribers.newest()).map(({ email }) => email)).toEqual([kofi.email])
      expect((await stage.core.subscribers.list(1, 10)).found).toHaveLength(1)
    })

    test('a link that is made up, or another’s with a letter changed, lets nobody go', async () => {
      await using stage = await testNewsletter({ database })
      const [esis, kofis] = await stage.addReaders(esi.email, kofi.email)
      const { leaving } = stage.core.subscribers
      const token = await leaving.tokenOf(esis?._id ?? '')
      const madeUp = token.replace(esis?._id ?? '', kofis?._id ?? '')
      for (const wrong of [madeUp, `${token}x`, esis?._id ?? '', '.'])
        await expect(leaving.leave(wrong)).rejects.toThrow(NotFound)
      expect((await leftOnes(stage)).found).toEqual([])
      expect(token).not.toContain(esi.email)
    })

    test('left stays left through a new subscription, until that is confirmed', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addReaders(esi.email)
      await leave(stage, reader?._id ?? '')
      await stage.core.subscribers.add({ email: esi.email }, { linkOf })
      expect((await leftOnes(stage)).found).toHaveLength(1)
      await stage.core.subscribers.confirm(await stage.confirmingToken(esi.email))
      expect(await stage.core.subscribers.counts()).toEqual({ confirmed: 1, waiting: 0, bouncing: 0, left: 0 })
    })

    test('a letter to confirm from before somebody left brings nobody back', async () => {
      await using stage = await testNewsletter({ database })
      const { _id } = await stage.core.subscribers.add({ email: esi.email }, { linkOf })
      const token = await stage.confirmingToken(esi.email)
      await stage.core.subscribers.confirm(token)
      await leave(stage, _id)
      await expect(stage.core.subscribers.confirm(token)).rejects.toThrow(NotFound)
    })

    test('whoever has left is kept as that, not forgotten after a week', async () => {
      await using stage = await testNewsletter({ database })
      const { _id } = await stage.core.subscribers.add({ email: esi.email }, { linkOf })
      await stage.core.outbox.sendDue()
      await leave(stage, _id)
      stage.pass(days(9))
      await stage.core.tidy()
      expect((await leftOnes(stage)).found).toHaveLength(1)
    })
  })
