import type { Page } from '@playwright/test'
import { blogFeed } from '#shared/feeds.ts'
import { pictures, redPicture } from '#test/pictures.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

const openRich = async (page: Page, path: string = blogFeed.addPath) => {
  await signIn(page)
  await open(page, path)
  await expect(toolbar(page)).toBeVisible()
}

test('a picture can be inserted into a text, and the writer may describe it', async ({ page, request }) => {
  await openRich(page)
  await page.getByLabel('Title', { exact: true }).fill('With a picture inside')
  await page.getByLabel('Author').fill('Ama Owusu')
  await box(page).click()
  await page.keyboard.type('Before. ')
  const chooser = page.waitForEvent('filechooser')
  await toolbar(page).getByRole('button', { name: 'Picture' }).click()
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'New picture' }).click()
  await (await chooser).setFiles({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture() })
  const dialog = page.getByRole('dialog', { name: 'A picture for the text' })
  await expect(dialog.getByLabel('What does the picture show?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('What does the picture show?').fill('A red field')
  await dialog.getByLabel('What does the picture show?').press('Enter')
  await dialog.getByLabel('Everyone agreed').check()
  await dialog.getByLabel('Caption').fill('Our field')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await box(page).getByRole('img', { name: 'A red field' }).click()
  const caption = page.getByRole('group', { name: 'Picture', exact: true }).getByLabel('Caption')
  await expect(caption).toHaveValue('Our field')
  await caption.fill('Our new field')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  const { blogs } = await (await request.get('/api/v1/blog?page=1&limit=100')).json()
  const { content } = blogs.find(({ title }: { title: string }) => title === 'With a picture inside')
  expect(content).toMatch(/^Before\. !\[A red field\]\(\S+ "Our new field"\)$/)
})

test('of several chosen pictures, each is described and inserted', slow, async ({ page }) => {
  await openRich(page)
  const chooser = page.waitForEvent('filechooser')
  await toolbar(page).getByRole('button', { name: 'Picture' }).click()
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'New picture' }).click()
  const files = [await pictures.jpeg(400, 250), await redPicture()]
  await (await chooser).setFiles(files.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })))
  const dialog = page.getByRole('dialog', { name: 'A picture for the text' })
  const description = dialog.getByLabel('What does the picture show?')
  for (const shown of ['A field', 'A red field']) {
    await expect(description).toHaveValue('')
    await description.fill(shown)
    await dialog.getByLabel('Everyone agreed').check()
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(box(page).getByRole('img', { name: shown, exact: true })).toBeVisible()
  }
  const sources = await box(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(new Set(sources).size).toBe(2)
})

test('a picture from the library is inserted with its stored description', slow, async ({ page, calls }) => {
  await calls.publish('/news', { title: 'Where it is from', content: 'Text.', imageAlt: 'A baobab in Navrongo' })
  await openRich(page)
  await box(page).click()
  await page.keyboard.type('Under it: ')
  await toolbar(page).getByRole('button', { name: 'Picture' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
  await chooser.getByRole('searchbox').fill('baobab navrongo')
  await chooser.getByRole('searchbox').press('Enter')
  await chooser.getByRole('button', { name: 'A baobab in Navrongo' }).click()
  const dialog = page.getByRole('dialog', { name: 'A picture for the text' })
  await expect(dialog.getByLabel('What does the picture show?')).toHaveValue('A baobab in Navrongo')
  await dialog.getByLabel('Everyone agreed').check()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(box(page).getByRole('img', { name: 'A baobab in Navrongo' })).toBeVisible()
})

test('a video loads from YouTube only after a tap, and is a link without scripts', slow, async ({ page, calls }) => {
  await openRich(page)
  await box(page).click()
  await toolbar(page).getByRole('button', { name: 'Video' }).click()
  await expect(page.getByLabel('Address of the YouTube video')).toBeFocused()
  await page.getByLabel('Address of the YouTube video').fill('https://example.org/film')
  await page.getByRole('button', { name: 'Insert video' }).click()
  await expect(page.getByText('Copy the address of one video on YouTube')).toBeVisible()
  await page.getByLabel('Address of the YouTube video').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel('What does the video show?').fill('Testing day in Tema')
  await page.getByRole('button', { name: 'Insert video' }).click()
  const written = page.locator('textarea[name=content]')
  await expect(written).toHaveValue('[Testing day in Tema](https://youtu.be/dQw4w9WgXcQ)')
  const { newsItem } = await calls.publish('/news', { title: 'A film', content: await written.inputValue() })
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: 'A film.' })
  })
  await open(page, `/news/${newsItem._id}`)
  const link = page.getByRole('link', { name: 'Testing day in Tema' })
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expectAccessible(page)
  expect(asked).toEqual([])
  await link.click()
  await expect(page.frameLocator('iframe[title="Testing day in Tema"]').getByText('A film.')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
})

test('a writer inserts a file; readers see its size and download it under its name', slow, async ({ page, calls }) => {
  await openRich(page)
  await box(page).click()
  await toolbar(page).getByRole('button', { name: 'File', exact: true }).click()
  const field = page.getByLabel('New file')
  await field.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(page.getByText('“page.pdf” is an HTML page, which does not fit its name.')).toBeVisible()
  await field.setInputFiles({
    name: 'Pain plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 Plan'),
  })
  await expect(page.getByLabel('Text of the link')).toHaveValue('Pain plan')
  await page.getByRole('button', { name: 'Insert file' }).click()
  const written = page.locator('textarea[name=content]')
  await expect(written).toHaveValue(/^\[Pain plan\]\(\/files\/\w{16}\/pain-plan\.pdf\)$/)
  const { blog } = await calls.publish('/blog', { title: 'With a leaflet', content: await written.inputValue() })
  await open(page, '/managefiles')
  const row = page.getByRole('row').filter({ hasText: 'Pain plan.pdf' })
  await expect(row.getByRole('link', { name: 'With a leaflet' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/blog/${blog._id}`)
  await expect(page.getByText('Pain plan (PDF, 1 KB)')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Pain plan', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('Pain plan.pdf')
})
