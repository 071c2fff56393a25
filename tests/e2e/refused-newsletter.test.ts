import { adminWording } from '#shared/wording/admin.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/mail-site.ts'
import { newsletterField, sendButton, startNewsletter } from './support/newsletter.ts'
import { expect, signIn, slow } from './support/test.ts'

const names = ['gets', 'fails', 'closed'].map((name) => `${name}@refused.example`)

test(
  'Ama sees how many did not get a newsletter, sends it to them, and restores who bounced',
  slow,
  async ({ page, mail, calls }) => {
    test.slow()
    const again = page.getByRole('button', { name: 'Send to those who did not get it (1)' })
    await test.step('She sends a newsletter', async () => {
      const subscribers = names.map((email) => ({
        email,
        agreedAt: '2026-06-01T00:00:00.000Z',
        consent: 'Signed the list',
      }))
      await calls.create('/subscribe/import', { subscribers, source: 'hand', isConfirmed: true })
      mail.server.behave((step, reader) => {
        if (step !== 'end') return 'yes'
        if (reader.startsWith('closed')) return '550 5.1.1 No such user'
        return reader.startsWith('fails') ? '554 5.6.0 Bare newlines' : 'yes'
      })
      await signIn(page)
      await startNewsletter(page)
      await page.getByLabel('Subject').fill('A walk')
      await newsletterField(page).fill('We walk.')
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Send it anyway' }).click()
      await expect(again).toBeVisible({ timeout: 40_000 })
      await expect(page.getByText('1 reader who did not get it is not on the list at present.')).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('She sends it again to those who did not get it', async () => {
      await page.goto('/managenewsletters')
      await expect(page.getByRole('row').filter({ hasText: 'A walk' })).toContainText('Sent, but 2 did not get it')
      await page.getByRole('link', { name: 'A walk' }).first().click()
      mail.server.behave(() => 'yes')
      const before = mail.server.taken.length
      await again.click()
      await expect(page.getByText('Sending to those who did not get it.')).toBeVisible()
      await expect
        .poll(() => mail.server.taken.slice(before).map(({ to }) => to), { timeout: 30_000 })
        .toEqual([names[1]])
    })
    await test.step('She restores who bounced', async () => {
      await page.getByRole('link', { name: 'See who bounced' }).click()
      await expect(page.getByRole('row').filter({ hasText: names[2] ?? '' })).toContainText('Bounced')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Restore everybody who bounced (1 person)' }).click()
      await expect(page.getByText('1 subscriber is back on the list.')).toBeVisible()
      await expect(page.getByText(adminWording.edit.loadFailed)).toBeHidden()
      await page.goto('/managesubscribers')
      await expect(page.getByRole('row').filter({ hasText: names[2] ?? '' })).toContainText('Confirmed')
    })
  },
)
