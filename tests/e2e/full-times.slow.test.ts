import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import { signupWording as words } from '#shared/wording/signups.ts'
import { dayAdder } from '#test/signup-days.ts'
import { expect, test } from './support/test.ts'

// A site of its own: other journeys add a day at the same address.
test.use({ settings: {}, javaScriptEnabled: false, viewport: { width: 320, height: 560 } })

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a visitor without scripts reads which times are full, and what to do when all are', async ({ page, site }) => {
  const db = await openDatabase(join(site.dataDir, 'voima.db'))
  await dayAdder(db)({
    startsAt: `${inHours(48).slice(0, 10)}T09:00:00.000Z`,
    endsAt: `${inHours(48).slice(0, 10)}T15:00:00.000Z`,
    seats: 3,
    times: 3,
  })
  const take = (time: string, taken: number) =>
    db.updateTable('event_times').set({ taken }).where('id', '=', time).execute()
  await take('ho-0', 3)
  await take('ho-1', 2)
  await page.goto('/events/screening-ho/signup')
  const times = page.getByRole('group', { name: words.form.time })
  await expect(times.locator('label')).toHaveText(['09:00: full', '10:00: 1 seat left', '11:00: 3 seats left'])
  await expect(times.getByRole('radio', { name: '09:00' })).toBeDisabled()
  await expect(times.getByRole('radio', { name: '10:00' })).toBeChecked()
  for (const time of ['ho-1', 'ho-2']) await take(time, 3)
  await db.destroy()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.full.title })).toBeVisible()
  await expect(page.getByText(words.full.again)).toBeVisible()
  await expect(page.getByRole('button', { name: words.form.button })).toBeHidden()
})
