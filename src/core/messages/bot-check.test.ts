import { describe, expect, test } from 'vitest'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

for (const database of databases)
  describe(`bots, on ${database.name}`, () => {
    const stageWith = async () => {
      const { clock, pass } = testClock()
      const stage = await testCore({ database, clock })
      return { stage, pass, check: stage.core.botCheck }
    }

    test('a form with a filled-in honeypot is from a bot', async () => {
      const { stage, pass, check } = await stageWith()
      await using _ = stage
      const stamp = await check.stamp()
      pass(60_000)
      expect(await check.suspicion({ honeypot: 'https://buy.example', stamp })).toBe('bot')
      expect(await check.suspicion({ honeypot: '', stamp })).toBe('none')
    })

    test('a form that is sent at once is too fast, by the signed time or the script’s measurement', async () => {
      const { stage, pass, check } = await stageWith()
      await using _ = stage
      const stamp = await check.stamp()
      pass(2_000)
      expect(await check.suspicion({ honeypot: '', stamp })).toBe('tooFast')
      pass(2_000)
      expect(await check.suspicion({ honeypot: '', stamp })).toBe('none')
      expect(await check.suspicion({ honeypot: '', stamp, seconds: 1 })).toBe('tooFast')
      expect(await check.suspicion({ honeypot: '', stamp: '', seconds: 20 })).toBe('none')
    })

    test('a forged time stamp is from a bot, and one signed before a restart is valid', async () => {
      const { stage, pass, check } = await stageWith()
      await using _ = stage
      const stamp = await check.stamp()
      const [, signature] = stamp.split('.')
      expect(await check.suspicion({ honeypot: '', stamp: `1.${signature}` })).toBe('bot')
      expect(await check.suspicion({ honeypot: '', stamp: 'never' })).toBe('bot')
      pass(60_000)
      expect(await (await stage.reopen()).botCheck.suspicion({ honeypot: '', stamp })).toBe('none')
    })

    test('a call without any signals is from a person', async () => {
      const { stage, check } = await stageWith()
      await using _ = stage
      expect(await check.suspicion(undefined)).toBe('none')
    })
  })
