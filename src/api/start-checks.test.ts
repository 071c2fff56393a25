import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { holdSending } from '#core/settings/sending-hold.ts'
import { testApi } from '#test/api.ts'
import { ama, yaw } from '#test/cast.ts'
import { testClock } from '#test/core.ts'

const day = 24 * 60 * 60_000

test('an administrator releases a restored copy; others only see that nobody is being told', async () => {
  await using stage = await testApi()
  const db = await openDatabase(databaseUrlOf(stage.config))
  const madeAt = '2026-06-19T08:00:00.000Z'
  await holdSending(db, { madeAt, restoredAt: madeAt })
  const copyFor = async (as: 'Ama' | 'Adwoa') => (await stage.ask({ as, path: '/dashboard' })).json.restoredCopy
  const release = async (as: 'Ama' | 'Adwoa') =>
    (await stage.ask({ as, method: 'DELETE', path: '/start-checks/sending-hold' })).status
  expect(await copyFor('Adwoa')).toMatchObject({ madeAt })
  expect([await release('Adwoa'), await release('Ama'), await release('Ama')]).toEqual([403, 204, 204])
  expect([await copyFor('Adwoa'), await copyFor('Ama')]).toEqual([undefined, undefined])
  const { history } = (await stage.ask({ as: 'Ama', path: '/history?kind=backups' })).json
  expect(history).toMatchObject([{ event: 'backups.released' }])
  await db.destroy()
})

test('an administrator confirms the date, and expired data is deleted at once', async () => {
  const { clock, pass } = testClock()
  await using stage = await testApi({ clock })
  await stage.core.messages.receive(yaw)
  pass(400 * day)
  await stage.core.startChecks.run()
  await stage.core.runHousekeeping()
  const { token } = await stage.core.sessions.open(ama)
  const headers = { Authorization: `Bearer ${token}` }
  const messages = async () => (await stage.ask({ path: '/contact', headers })).json.messages
  expect(await messages()).toHaveLength(1)
  expect((await stage.ask({ path: '/dashboard', headers })).json.warnings.clock.newestRowAt).toMatch(/^2026-06-19/)
  for (const as of ['guest', 'Adwoa'] as const)
    expect((await stage.ask({ as, method: 'POST', path: '/start-checks/date' })).status).toBe(
      as === 'guest' ? 401 : 403,
    )
  expect((await stage.ask({ method: 'POST', path: '/start-checks/date', headers })).status).toBe(204)
  expect(await messages()).toEqual([])
  const history = (await stage.ask({ path: '/history?kind=backups', headers })).json.history
  expect(history).toMatchObject([{ event: 'backups.date-confirmed' }])
})
