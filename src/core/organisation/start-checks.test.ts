import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ama, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'

const administrator = { role: 'administrator' }

for (const database of databases)
  describe(`a start on ${database.name}`, () => {
    const stageWithMessage = async () => {
      const { clock, pass } = testClock('2027-06-19T08:00:00.000Z')
      const stage = await testCore({ database, clock })
      await stage.core.startChecks.confirmDate()
      await stage.core.messages.receive(yaw)
      const left = async () => (await stage.reopen()).messages.list(1, 10)
      return { ...stage, clock, pass, left }
    }

    test('deletes nothing if the clock is far ahead, until the date is confirmed', async () => {
      await using stage = await stageWithMessage()
      stage.pass(days(400))
      for (const start of ['first', 'second']) {
        const core = await stage.reopen()
        await core.runHousekeeping()
        // Rows with the wrong date are written, too.
        await core.sessions.open(ama)
        expect([start, (await core.messages.list(1, 10)).found.length]).toEqual([start, 1])
        expect((await core.dashboard(administrator)).warnings).toEqual({
          clock: { newestRowAt: '2027-06-19T08:00:00.000Z', now: stage.clock().toISOString() },
        })
        expect(await core.startChecks.sentences()).toMatchObject([
          { sentence: expect.stringContaining('The clock says 2028-07-23, but the newest data is from 2027-06-19.') },
        ])
      }
      const core = await stage.reopen()
      await core.startChecks.confirmDate()
      expect((await core.dashboard(administrator)).warnings).toBeUndefined()
      await core.runHousekeeping()
      expect((await core.messages.list(1, 10)).found).toEqual([])
      expect(await (await stage.reopen()).startChecks.heldSince()).toBeUndefined()
    })

    test('deletes as usual once the clock is right again', async () => {
      await using stage = await stageWithMessage()
      stage.pass(days(400))
      await stage.reopen()
      stage.pass(-days(300))
      const core = await stage.reopen()
      expect(await core.startChecks.heldSince()).toBeUndefined()
    })

    test('deletes as usual after less than half a year off', async () => {
      await using stage = await stageWithMessage()
      for (const month of Array.from({ length: 3 }).keys()) {
        stage.pass(days(month === 0 ? 179 : 93))
        const core = await stage.reopen()
        expect(await core.startChecks.heldSince()).toBeUndefined()
        await core.sessions.open(ama)
      }
      expect((await stage.left()).found).toHaveLength(1)
      stage.pass(days(1))
      expect((await stage.left()).found).toEqual([])
    })

    test('reports missing rows until an administrator has read it', async () => {
      await using stage = await stageWithMessage()
      await stage.reopen()
      const file = join(stage.dataDir, 'known-rows.json')
      const { rows, countedAt } = JSON.parse(await readFile(file, 'utf8'))
      expect(rows).toMatchObject({ articles: 0, messages: 1, subscribers: 0, users: 1, images: 0 })
      await writeFile(file, JSON.stringify({ countedAt, rows: { ...rows, messages: 60, users: 2 } }))
      // Closing the core would save the counts again.
      const { openCore } = await import('./core.ts')
      const core = await openCore(stage.config, stage.clock)
      const lost = [
        { what: 'messages', known: 60, found: 1 },
        { what: 'users', known: 2, found: 1 },
      ]
      const warnings = { lostRows: { countedAt, foundAt: stage.clock().toISOString(), lost } }
      expect((await core.dashboard(administrator)).warnings).toEqual(warnings)
      expect(await core.startChecks.sentences()).toMatchObject([
        { sentence: expect.stringContaining('1 of 60 messages, 1 of 2 users') },
      ])
      await core.close()
      const next = await stage.reopen()
      expect((await next.dashboard(administrator)).warnings).toEqual(warnings)
      await next.startChecks.dismissLoss()
      expect((await (await stage.reopen()).dashboard(administrator)).warnings).toBeUndefined()
    })

    test('reports nothing if the saved counts are missing, damaged, or lower by deletions on purpose', async () => {
      await using stage = await stageWithMessage()
      const file = join(stage.dataDir, 'known-rows.json')
      await stage.reopen()
      await writeFile(file, '{"rows":')
      await stage.reopen()
      await rm(file)
      const core = await stage.reopen()
      const [message] = (await core.messages.list(1, 10)).found
      await core.messages.remove(message?._id ?? '')
      expect((await (await stage.reopen()).dashboard(administrator)).warnings).toBeUndefined()
    })
  })
