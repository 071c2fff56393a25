import type { Page, Route } from '@playwright/test'
import { test } from './support/mail-site.ts'
import { newsletterField, previewButton, sendButton, startNewsletter } from './support/newsletter.ts'
import { expect, open, signIn, slow } from './support/test.ts'

test('an empty newsletter has no preview, and Send says what is missing', slow, async ({ page }) => {
  await signIn(page)
  await startNewsletter(page)
  const bar = page.getByRole('region', { name: 'Save and send' })
  await expect(bar.getByRole('button')).toHaveText(['Preview', 'Send'])
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await sendButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'It cannot be sent yet' })
  await expect(dialog).toContainText('To fix: The newsletter has no subject.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Subject').fill('A walk')
  await newsletterField(page).fill('We walk.')
  await sendButton(page).click()
  await expect(page.getByRole('dialog', { name: /^Send this newsletter to / })).toContainText('It will be sent now.')
})

test(
  'what Ama types is soon saved on the site, also after a lost network and a closed tab',
  slow,
  async ({ page, context, calls }) => {
    await signIn(page)
    const id = await startNewsletter(page)
    const kept = async () => (await calls.read(`/newsletters/${id}`)).newsletter
    await page.getByLabel('Subject').fill('Kept by itself')
    await newsletterField(page).fill('One line.')
    await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
    expect(await kept()).toMatchObject({ subject: 'Kept by itself', content: 'One line.', state: 'draft' })
    await expect(page.getByText('Press Preview to see the changes and the checks.')).toBeVisible()
    const checks = (on: Page) => on.getByRole('heading', { name: 'Checks' })
    await expect(checks(page)).toBeHidden()

    // The closing tab would save once more if the network came back too early, so only saving fails, in both tabs.
    const losePatches = (route: Route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback())
    await context.route(`**/newsletters/${id}`, losePatches)
    await newsletterField(page).fill('One line.\n\nAnother, under the trees.')
    await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await next.goto(`/managenewsletters/${id}`)
    await expect(next.getByText('We have restored what you typed before.')).toBeVisible()
    await context.unroute(`**/newsletters/${id}`, losePatches)
    await expect(newsletterField(next)).toHaveValue('One line.\n\nAnother, under the trees.')
    await expect(checks(next)).toBeHidden()
    await previewButton(next).click()
    await expect(next.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(next.getByText('Draft', { exact: true })).toBeVisible()
    await expect(checks(next)).toBeVisible()
    expect(await kept()).toMatchObject({ content: 'One line.\n\nAnother, under the trees.' })
    await next.reload()
    await expect(checks(next)).toBeVisible()
    await expect(next.getByText('We have restored')).toBeHidden()
  },
)

test(
  'two people edit one newsletter: the later one sees both texts before either is overwritten',
  slow,
  async ({ page, calls }) => {
    await signIn(page)
    const id = await startNewsletter(page)
    await calls.change(`/newsletters/${id}`, {
      version: 1,
      subject: 'Yaw was here',
      preview: 'His line',
      content: 'His words.',
    })
    await page.getByLabel('Subject').fill('Ama was here')
    await newsletterField(page).fill('Her words.')
    await previewButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This newsletter was saved while you were writing')
    await expect(dialog).toContainText('His')
    await expect(dialog).toContainText('Preview text: His line')
    await dialog.getByRole('button', { name: 'Save mine as the newest version' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    expect((await calls.read(`/newsletters/${id}`)).newsletter).toMatchObject({ subject: 'Ama was here', version: 3 })
  },
)

test(
  'a scheduled newsletter stays as it was checked, and a dialog asks Ama before she sends or deletes it',
  slow,
  async ({ page, context, calls }) => {
    await signIn(page)
    const id = await startNewsletter(page)
    const kept = async () => (await calls.read(`/newsletters/${id}`)).newsletter
    const dialog = page.getByRole('dialog')
    const other = await test.step('Ama schedules it', async () => {
      await page.getByLabel('Subject').fill('A walk in spring')
      await newsletterField(page).fill('We walk.')
      await previewButton(page).click()
      const other = await context.newPage()
      await open(other, `/managenewsletters/${id}`)
      await sendButton(page).click()
      await dialog.getByLabel('Send at').fill('2035-03-01T08:00')
      await expect(dialog).toContainText('Until then you can cancel sending.')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect((await kept()).state).toBe('draft')
      await sendButton(page).click()
      await dialog.getByLabel('Send at').fill('2035-03-01T08:00')
      await dialog.getByRole('button', { name: 'Send it anyway' }).click()
      await expect(page.getByText('Scheduled.', { exact: true })).toBeVisible()
      await expect(page.getByText('Sending has started.')).toBeHidden()
      await expect(page.getByLabel('Subject')).toBeHidden()
      return other
    })
    await test.step('A tab that was open before changes nothing', async () => {
      // A tab that was open before still has its form.
      await newsletterField(other).fill('We walk, and')
      await expect(other.getByText('Saved on this device only. This newsletter is scheduled.')).toBeVisible()
      await previewButton(other).click()
      await expect(other.getByRole('alert')).toContainText('Cancel sending to change it.')
      await expect(newsletterField(other)).toHaveValue('We walk, and')
      expect(await kept()).toMatchObject({ content: 'We walk.', state: 'scheduled' })
      await other.getByRole('button', { name: 'Cancel sending' }).click()
      await expect(other.getByText('Sending was cancelled. The newsletter is a draft again.')).toBeVisible()
      await previewButton(other).click()
      await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
      expect(await kept()).toMatchObject({ content: 'We walk, and', state: 'draft' })
    })
    await test.step('She is asked before she deletes it', async () => {
      await other.getByRole('button', { name: 'Delete this newsletter' }).click()
      await expect(other.getByRole('dialog')).toContainText('Delete “A walk in spring”?')
      await other.getByRole('button', { name: 'Cancel' }).click()
      expect((await kept()).state).toBe('draft')
      await other.getByRole('button', { name: 'Delete this newsletter' }).click()
      await other.getByRole('dialog').getByRole('button', { name: 'Delete this newsletter' }).click()
      await expect(other).toHaveURL(/\/managenewsletters$/)
    })
  },
)

test(
  'Ama inserts a picture from the library into a newsletter, and sees it as readers do',
  slow,
  async ({ page, calls }) => {
    await calls.publish('/news', { title: 'Where it is from', content: 'Text.', imageAlt: 'A baobab in Navrongo' })
    await signIn(page)
    await startNewsletter(page)
    await page.getByLabel('Subject').fill('Under the baobab')
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Newsletter', exact: true }).click()
    await page.getByRole('button', { name: 'Picture' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'A baobab in Navrongo' }).click()
    const dialog = page.getByRole('dialog', { name: 'A picture for the text' })
    await expect(dialog.getByLabel('What does the picture show?')).toHaveValue('A baobab in Navrongo')
    await expect(page.getByText('Press Preview to see the changes')).toBeVisible()
    await dialog.getByLabel('Everyone agreed').check()
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await previewButton(page).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    const shown = page.frameLocator('iframe').first().getByRole('img', { name: 'A baobab in Navrongo' })
    await expect(shown).toHaveAttribute('src', /^http.*\/media\/\w{16}\.(jpg|png)$/)
  },
)
