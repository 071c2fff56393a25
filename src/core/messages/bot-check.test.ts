import { describe, expect, test } from 'vitest'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

for (const database of databases)
  describe(`robots, on ${database.name}`, () => {
    const stageWith = async () => {
      const { clock, pass } = testClock()
      const stage = await testCore({ database, clock })
      return { stage, pass, check: stage.core.botCheck }
    }

    test('whoever fills in the field that nobody sees is one', async () => {
      const { stage, pass, check } = await stageWith()
      await using _ = stage
      const stamp = await check.stamp()
      pass(60_000)
      expect(await check.suspicion({ honeypot: 'https://buy.example', stamp })).toBe('bot')
      expect(await check.suspicion({ honeypot: '', stamp })).toBe('none')
    })

    test('a form that is sent at once is hasty, by the time of the page or by what the script measured', async () => {
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

    test('a time that nobody here has signed is a robot’s; one of an earlier process is ours', async () => {
      const { stage, pass, check } = await stageWith()
      await using _ = stage
      const stamp = await check.stamp()
      const [, signature] = stamp.split('.')
      expect(await check.suspicion({ honeypot: '', stamp: `1.${signature}` })).toBe('bot')
      expect(await check.suspicion({ honeypot: '', stamp: 'never' })).toBe('bot')
      pass(60_000)
      expect(await (await stage.reopen()).botCheck.suspicion({ honeypot: '', stamp })).toBe('none')
    })

    test('without any sign it is a person', async () => {
      const { stage, check } = await stageWith()
      await using _ = stage
      expect(await check.suspicion(undefined)).toBe('none')
    })
  })
