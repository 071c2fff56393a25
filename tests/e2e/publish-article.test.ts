import type { Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { pictures, redPicture } from '#test/pictures.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

const picture = async () => ({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture() })

const write = async (page: Page, title: string) => {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Author').fill('Ama Owusu')
  await page.getByLabel('Content').fill(`The **text** of ${title}.`)
}

/** A picture with the answers that the form asks for. */
const choosePicture = async (page: Page, file: Awaited<ReturnType<typeof picture>>) => {
  await page.getByLabel('Image', { exact: true }).setInputFiles(file)
  await page.getByLabel(/Everyone who can be recognised agreed/).check()
  await page.getByLabel('What does the picture show?').fill('A red field')
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click()

test('Ama publishes news with a picture, and everyone can read it', async ({ page }) => {
  await signIn(page)
  await page.goto('/managenews')
  await page.getByRole('link', { name: adminWording.news.add }).click()
  await write(page, 'A free screening day')
  await choosePicture(page, await picture())
  await page.getByLabel('What does the picture show?').fill('People under a tree')
  await publish(page)
  await expect(page).toHaveURL(newsFeed.managePath)
  await expect(page.getByRole('row').nth(1)).toContainText('A free screening day')

  await open(page, '/news')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('A free screening day')
  await card.getByRole('link', { name: wording.readMore }).click()
  await expect(page.getByRole('img', { name: 'People under a tree' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'text' })).toBeVisible()
})

test('the published photo no longer contains the place where it was taken', slow, async ({ page, request }) => {
  await signIn(page)
  await page.goto(newsFeed.addPath)
  await write(page, 'A photo')
  const buffer = await pictures.sidewaysWithPlace()
  expect(buffer.includes('Yaw')).toBe(true)
  await choosePicture(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await publish(page)
  await expect(page).toHaveURL(newsFeed.managePath)
  const { news } = await (await request.get('/api/v1/news?page=1&limit=1')).json()
  expect(news[0].imageUrl).toMatch(/\.jpg$/)
  expect((await (await request.get(news[0].imageUrl)).body()).includes('Yaw')).toBe(false)
  expect(news[0].imageHeight).toBeGreaterThan(news[0].imageWidth)
})

test('a blog post needs no picture', slow, async ({ page }) => {
  await signIn(page)
  await page.goto(blogFeed.addPath)
  await write(page, 'Words alone')
  await publish(page)
  await expect(page).toHaveURL(blogFeed.managePath)
  await expect(page.getByRole('row').nth(1)).toContainText('Words alone')
})

test('a slow response to the first autosave does not change the address of the next page', slow, async ({ page }) => {
  await signIn(page)
  await page.goto(blogFeed.addPath)
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(
    `**/api/v1${blogFeed.path}`,
    async (route) => {
      if (!route.request().headers()['idempotency-key']) return route.continue()
      const response = await route.fetch()
      if (response.status() === 201) await held.promise
      await route.fulfill({ response })
      answered.resolve()
    },
    { times: 1 },
  )
  const asked = page.waitForRequest((request) => Boolean(request.headers()['idempotency-key']))
  await write(page, 'Published at once')
  await asked
  await publish(page)
  await expect(page).toHaveURL(blogFeed.managePath)
  held.resolve()
  await answered.promise
  await expect(page.getByRole('row').nth(1)).toContainText('Published at once')
  expect(new URL(page.url()).pathname).toBe(blogFeed.managePath)
})

for (const label of ['Title', 'Author', 'Content', 'Image'])
  test(`news without ${label} is not sent`, slow, async ({ page }) => {
    await signIn(page)
    await page.goto(newsFeed.addPath)
    let isSent = false
    page.on('request', (request) => {
      // Autosave requests have a key.
      isSent ||= request.method() === 'POST' && request.url().endsWith('/news') && !request.headers()['idempotency-key']
      isSent ||= request.method() === 'PATCH' && request.url().includes('/news/')
    })
    await write(page, 'Incomplete')
    if (label === 'Image') await publish(page)
    else {
      await choosePicture(page, await picture())
      await page.getByLabel(label).fill('')
      await publish(page)
    }
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    expect(isSent).toBe(false)
  })

test('news with the fields of the specification is public after one press of Publish', async ({ page, request }) => {
  await signIn(page)
  await page.goto(newsFeed.addPath)
  await write(page, 'Published at the first press')
  await page.getByLabel('Image', { exact: true }).setInputFiles(await picture())
  await expect(page.getByText('Uploaded:')).toBeVisible()
  await publish(page)
  await expect(page).toHaveURL(newsFeed.managePath)
  const [first] = (await (await request.get('/api/v1/news?page=1&limit=1')).json()).news
  expect(first).toMatchObject({ title: 'Published at the first press', isHealth: true, sources: [] })
  await open(page, `/news/${first._id}`)
  await expect(page.getByText('This article names no source yet.')).toBeVisible()
})

for (const feed of [newsFeed, blogFeed])
  test(
    `if ${adminWording[feed.kind].one} cannot be saved, the form says so and keeps the text`,
    slow,
    async ({ page }) => {
      await signIn(page)
      await page.goto(feed.addPath)
      await page.route(`**/api/v1${feed.path}`, (route) => route.abort())
      await write(page, 'Written in a tunnel')
      await choosePicture(page, await picture())
      await publish(page)
      await expect(page.getByRole('alert')).toContainText(adminWording[feed.kind].addFailed)
      await expect(page.getByLabel('Title')).toHaveValue('Written in a tunnel')
    },
  )

test('a file that is not a picture is refused, whatever its name', slow, async ({ page }) => {
  await signIn(page)
  await page.goto(newsFeed.addPath)
  await write(page, 'A drawing')
  const buffer = pictures.svg()
  await choosePicture(page, { name: 'drawing.png', mimeType: 'image/png', buffer })
  await publish(page)
  await expect(page.getByRole('alert')).toContainText(adminWording.news.addFailed)
  await expect(page.getByLabel('Image', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})
