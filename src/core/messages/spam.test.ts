import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { ama, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

for (const database of databases)
  describe(`spam in ${database.name}`, () => {
    const stageWith = async () => {
      const { clock, pass } = testClock()
      const stage = await testCore({ database, clock })
      const user = (await stage.core.sessions.userOf((await stage.core.sessions.open(ama)).token)) ?? expect.fail()
      const { messages, botCheck } = stage.core
      const reasonOf = async (message: string, signals?: { honeypot: string; stamp: string; seconds?: number }) => {
        const { _id } = await messages.receive({ ...yaw, message }, { signals })
        const { found } = await messages.inbox.list({ folder: 'all', page: 1, limit: 100 }, user)
        return found.find((one) => one._id === _id)?.spamReason
      }
      return { stage, reasonOf, stamp: await botCheck.stamp(), pass }
    }
    const person = { honeypot: '', stamp: '', seconds: 20 }

    test('includes a form with a filled-in honeypot, and one with a forged stamp', async () => {
      const { stage, reasonOf, stamp } = await stageWith()
      await using _ = stage
      expect(await reasonOf('Buy', { honeypot: 'x', stamp })).toBe('bot')
      expect(await reasonOf('Buy', { honeypot: '', stamp: 'made.up' })).toBe('bot')
      expect(await reasonOf('A question', person)).toBeUndefined()
    })

    test('includes many links, and any link sent too fast', async () => {
      const { stage, reasonOf, stamp } = await stageWith()
      await using _ = stage
      const link = 'https://voima.example/news '
      expect(await reasonOf(link.repeat(limits.messageLinks), person)).toBeUndefined()
      expect(await reasonOf(link.repeat(limits.messageLinks + 1), person)).toBe('links')
      expect(await reasonOf(link, { honeypot: '', stamp })).toBe('tooFast')
      expect(await reasonOf('pasted from somewhere else', { honeypot: '', stamp })).toBeUndefined()
    })

    test('includes the same long text many times a day, but not a common short one', async () => {
      const { stage, reasonOf, pass } = await stageWith()
      await using _ = stage
      const text = 'I make your site the first of all sites.'
      for (let time = 0; time < limits.sameMessages; time += 1) expect(await reasonOf(text, person)).toBeUndefined()
      expect(await reasonOf(text, person)).toBe('repeated')
      for (let time = 0; time < limits.sameMessages + 2; time += 1)
        expect(await reasonOf('Hello', person)).toBeUndefined()
      pass(25 * 60 * 60 * 1000)
      expect(await reasonOf(text, person)).toBeUndefined()
    })

    test('does not include calls without a form, however fast and frequent', async () => {
      const { stage, reasonOf } = await stageWith()
      await using _ = stage
      for (let time = 0; time < limits.sameMessages + 2; time += 1)
        expect(await reasonOf('The same sentence each time.')).toBeUndefined()
    })
  })
