import type { Locator, Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { pictures, redPicture } from '#test/pictures.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

const picture = async () => ({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture() })

const write = async (page: Page, title: string) => {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Author').fill('Ama Owusu')
  await page.getByLabel('Content').fill(`The **text** of ${title}.`)
}

/** A picture with the answers that the form asks for. */
const choosePicture = async (page: Page, file: Awaited<ReturnType<typeof picture>>) => {
  await page.getByLabel('Image', { exact: true }).setInputFiles(file)
  await page.getByLabel('Everyone agreed').check()
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

test('on a phone, a story with a photo is public after six taps, and what is open is one tap away', async ({
  page,
  request,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page)
  await open(page, '/admindashboard')
  let taps = 2 // The file chooser.
  const tap = async (what: Locator) => {
    await what.click()
    taps += 1
  }
  await tap(page.getByRole('button', { name: 'New', exact: true }).last())
  await tap(page.getByRole('link', { name: 'News article', exact: true }).filter({ visible: true }))
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type('Published at the first press')
  await page.keyboard.press('Enter')
  await page.getByLabel('Content').fill('We gave 15,000 cards away.')
  await page.getByLabel('Image', { exact: true }).setInputFiles(await picture())
  await expect(page.getByText('Uploaded:')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'I will check' })).toBeChecked()
  const assumed = page.getByText('you confirm that the people in the picture agreed')
  await expect(assumed).toBeVisible()
  await tap(page.getByRole('radio', { name: 'Nobody can be recognised' }))
  await expect(assumed).toBeHidden()
  await expect(page.getByText('names a number. Where does it come from?')).toBeVisible()
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Publish' }))
  await expect(page).toHaveURL(newsFeed.managePath)
  expect(taps).toBe(6)
  const [first] = (await (await request.get('/api/v1/news?page=1&limit=1')).json()).news
  expect(first).toMatchObject({ title: 'Published at the first press', isHealth: true, sources: [] })
  await expect.poll(async () => (await calls.read(`/pictures/${first.imageId}`)).picture.consent?.people).toBe('nobody')
  const card = page.getByRole('region', { name: 'Published just now' })
  await expect(card.getByRole('link')).toHaveText([
    'View',
    'Share on WhatsApp',
    'Name a source',
    'Describe the picture',
  ])
  await expect(card.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Published/)
  await expect(page.getByRole('row').nth(1)).toContainText('Incomplete')
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Describe the picture' }).click()
  await expect(page.getByLabel('What does the picture show?')).toBeFocused()
  await page.getByLabel('What does the picture show?').fill('A red field')
  await page.getByRole('button', { name: 'Add a source' }).first().click()
  await expect(page.getByRole('group', { name: 'Source 1' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Our own list')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(newsFeed.managePath)
  await expect(card).toBeHidden()
  await expect(page.getByRole('row').nth(1)).not.toContainText('open')
})

test(
  'a picture published without an answer stays open, and the card leads to the question',
  slow,
  async ({ page, calls }) => {
    await signIn(page)
    await page.goto(blogFeed.addPath)
    await write(page, 'Who is that?')
    await page.getByRole('radio', { name: 'A story of ours' }).check()
    await page.getByLabel('Image', { exact: true }).setInputFiles(await picture())
    await page.getByLabel('What does the picture show?').fill('A red field')
    await publish(page)
    await page.getByRole('link', { name: 'Say whether the people in the picture agreed' }).click()
    await expect(page.getByRole('radio', { name: 'I will check' })).toBeFocused()
    const { blog } = await calls.read(`/blog/${new URL(page.url()).pathname.split('/').at(-1)}`)
    expect(blog).toMatchObject({ isHealth: false, open: ['consent'] })
    const stored = async () => (await calls.read(`/pictures/${blog.imageId}`)).picture
    expect(await stored()).toMatchObject({ assumedConsent: { by: 'ama' } })
    await page.getByRole('radio', { name: 'Everyone agreed' }).check()
    await expect.poll(stored).toMatchObject({ consent: { people: 'agreed' }, assumedConsent: { by: 'ama' } })
  },
)

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
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written in a tunnel')
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
