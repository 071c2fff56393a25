import { esi, yaw } from '#test/cast.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

test('Ama sees everything about an address, and erases it permanently', async ({ page, calls }) => {
  await calls.send(yaw)
  await calls.send({ ...yaw, email: esi.email, message: 'May I help?' })
  await calls.subscribe(yaw.email)
  await signIn(page)
  await page.goto('/personaldata')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(yaw.email.toUpperCase())
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByText(/\d messages?, 1 subscription and \d emails?\./)).toBeVisible()
  await expect(page.getByText(yaw.message).first()).toBeVisible()
  await expect(page.getByText('May I help?')).toBeHidden()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toBe('everything-kept.json')

  await page.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Erased everything about')).toBeVisible()
  await expect(page.getByText(yaw.message)).toBeHidden()
  const { messages } = await calls.read('/contact')
  const senders = messages.map(({ email }: { email: string }) => email)
  expect(senders).toContain(esi.email)
  expect(senders).not.toContain(yaw.email)
})

test('an invalid address is refused at its field', slow, async ({ page }) => {
  await signIn(page)
  await page.goto('/personaldata')
  await page.getByLabel('Email').fill('nobody@-')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test(
  'Ama removes a picture everywhere, after the dialog names the pages that use it',
  slow,
  async ({ page, calls, request }) => {
    const title = 'Abena at the clinic'
    const { newsItem } = await calls.publish('/news', { title, content: 'Text.', imageAlt: 'Abena' })
    const isShown = async (path: string) => (await (await request.get(path)).text()).includes(newsItem.imageId)
    expect(await isShown('/news')).toBe(true)
    await signIn(page)
    await open(page, `/pictures/${newsItem.imageId}`)
    await page.getByRole('button', { name: 'Remove everywhere' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: title })).toBeVisible()
    await expect(dialog).toContainText('This cannot be undone')
    await dialog.getByRole('button', { name: 'Remove everywhere' }).click()
    await expect(page.getByText('The picture was removed everywhere.')).toBeVisible()
    for (const path of ['/news', `/news/${newsItem._id}`, '/', '/news/feed.xml', '/api/v1/news'])
      expect(await isShown(path), path).toBe(false)
    expect((await request.get(`/media/${newsItem.imageId}.jpg`)).status()).toBe(404)
  },
)
