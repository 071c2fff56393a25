import type { Page } from '@playwright/test'
import { adminWording } from '#shared/wording/admin.ts'
import { esi, kofi, yaw } from '#test/cast.ts'
import { at } from '#test/smtp-server.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/mail-site.ts'
import { expect, open, signIn, slow } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

// The mail server is closed here, and the site waits before it retries, so this journey has its own site.
test.use({ settings: {} })

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

/** The site checks its outbox every few seconds, so the page is reloaded until the email is there. */
const expectIn = async (page: Page, state: string, email: string) => {
  const look = async () => {
    await page.goto(`/outbox?state=${state}`)
    await expect(page.getByRole('navigation', { name: 'Emails by status' })).toBeVisible()
    return rowOf(page, email).count()
  }
  await expect.poll(look, { timeout: 30_000 }).toBe(1)
}

test('Ama finds a sent email and reads it', async ({ page, mail }) => {
  await mail.queue(esi.email)
  await signIn(page)
  await expectIn(page, 'sent', esi.email)
  expect(mail.server.taken.filter(({ to }) => to === esi.email)).toHaveLength(1)
  await rowOf(page, esi.email).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A walk on 19 June')
  await expect(page.getByText('Come along.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the outbox' }).click()
  await expect(page).toHaveURL(/\/outbox\?state=sent/)
})

test('a rejected email shows the reason, and Ama sends it again', slow, async ({ page, mail }) => {
  mail.server.behave(at('reader', '550 5.1.1 Nobody of this name'))
  await mail.queue(kofi.email)
  await signIn(page)
  await expectIn(page, 'failed', kofi.email)
  await expect(rowOf(page, kofi.email)).toContainText('The mail server rejected this address: 550 5.1.1 Nobody')
  await page.goto('/admindashboard')
  await page.getByRole('alert').filter({ hasText: 'One email did not arrive.' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/outbox\?state=failed/)
  mail.server.behave(() => 'yes')
  await rowOf(page, kofi.email).getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The email will be sent again.')).toBeVisible()
  await expect(rowOf(page, kofi.email)).toBeHidden()
  await expectIn(page, 'sent', kofi.email)
})

test('an email in an unknown state is explained, and Ama marks it as delivered', slow, async ({ page, mail }) => {
  mail.server.behave(at('end', 'hang up'))
  await mail.queue(yaw.email)
  await signIn(page)
  await expectIn(page, 'unknown', yaw.email)
  mail.server.behave(() => 'yes')
  await expect(page.getByText('so that nobody gets an email twice')).toBeVisible()
  await expectAccessible(page)
  await rowOf(page, yaw.email).getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('Marked as sent.')).toBeVisible()
  await expect(page.getByText('No emails are in doubt.')).toBeVisible()
  expect(mail.server.taken.filter(({ to }) => to === yaw.email)).toHaveLength(1)
})

test(
  'if no email can be sent, the dashboard says why; Ama deletes one that is no longer needed',
  slow,
  async ({ page, mail }) => {
    mail.server.behave(() => '554 5.3.2 Closed for the night')
    await mail.queue('late@mail.example')
    await signIn(page)
    const notice = page.getByRole('alert').filter({ hasText: 'One email cannot be sent at the moment.' })
    const look = async () => {
      await open(page, '/admindashboard')
      return notice.count()
    }
    await expect.poll(look, { timeout: 30_000 }).toBe(1)
    await expect(notice).toContainText('Closed for the night')
    await expectAccessible(page)
    await notice.getByRole('link').click()
    await expect(page.getByText('The site tries again by itself, at least every half hour, for 30 days.')).toBeVisible()
    await expectAccessible(page)
    await rowOf(page, 'late@mail.example').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(adminWording.remove.done)).toBeVisible()
    await expect(page.getByText('No emails are waiting.')).toBeVisible()
  },
)

test('while the site sends from localhost, no DNS records are shown', slow, async ({ page }) => {
  await signIn(page)
  await page.goto('/deliverability')
  await expect(page.getByText('Other servers cannot look up localhost')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'SPF' })).toBeHidden()
})
