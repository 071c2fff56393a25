import PostalMime from 'postal-mime'
import { dashboardPath } from '#shared/paths.ts'
import { ama } from '#test/cast.ts'
import { test } from './support/mail-site.ts'
import { expect, signIn } from './support/test.ts'

// A separate site: if another journey has published an event for this week, the launch list is folded.
test.use({ settings: {} })

test('Ama sends herself a test notice, and opening its link completes the launch step', async ({ page, mail }) => {
  test.slow()
  const step = page.getByRole('listitem').filter({ hasText: 'Make sure someone is told about new messages' })
  await signIn(page)
  await page.goto(dashboardPath)
  await expect(step).toContainText('Send yourself a test notice')
  await step.getByRole('link').click()
  await page.getByRole('button', { name: 'Send me a test notice' }).click()
  await expect(page.getByText('On its way.')).toBeVisible()
  const tests = () =>
    mail.server.taken.filter(({ to, text }) => to === ama.email && text.includes('Subject: Test: a notice'))
  await expect.poll(() => tests().length, { timeout: 30_000 }).toBe(1)
  const { text } = await PostalMime.parse(tests()[0]?.text ?? '')
  const [, path = ''] = /(\/reply-settings\?notice=\S+)/.exec(text ?? '') ?? []
  await page.goto(path)
  await expect(page.getByText('Yes: you have opened the test notice.')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('This link was used already')).toBeVisible()
  await page.goto(dashboardPath)
  await expect(step).toContainText('Done')
})
