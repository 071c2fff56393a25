import { readConfig } from '#config.ts'
import { holdSending } from '#core/settings/sending-hold.ts'
import { dashboardPath, outboxPath } from '#shared/paths.ts'
import { outboxOf } from '#test/outbox.ts'
import { test } from './support/mail-site.ts'
import { expect, signIn } from './support/test.ts'

test('a restored copy tells nobody until Ama releases it, and then sends nothing that is old', async ({
  page,
  mail,
}) => {
  const hold = { madeAt: '2026-11-20T08:00:00.000Z', restoredAt: '2026-11-21T08:00:00.000Z' }
  await using copy = await outboxOf(readConfig(mail.settings))
  await holdSending(copy.db, hold)
  await mail.queue('old@mail.example')

  await signIn(page)
  await page.goto(dashboardPath)
  await expect(page.getByRole('alert').filter({ hasText: 'Nobody is being told.' })).toBeVisible()
  await expect(page.getByText('Waiting emails (1 now)')).toBeVisible()
  await page.getByRole('button', { name: 'Release: tell people from now on' }).click()
  await expect(page.getByText('Nobody is being told.')).toHaveCount(0)

  await mail.queue('new@mail.example')
  const receivers = () => mail.server.taken.map(({ to }) => to)
  await expect.poll(receivers, { timeout: 30_000 }).toContain('new@mail.example')
  expect(receivers()).not.toContain('old@mail.example')
  await page.goto(outboxPath)
  await page.getByRole('link', { name: 'Perhaps sent 1' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'old@mail.example' })).toBeVisible()
})
