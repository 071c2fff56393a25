import type { Page } from '@playwright/test'
import { wording } from '#shared/wording.ts'
import type { Calls } from '#test/calls.ts'
import { kofi } from '#test/cast.ts'
import { publishWithPhotos } from '#test/photo-articles.ts'
import { testPhoto } from '#test/test-photo.ts'
import { expectAccessible } from './support/accessible.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, fillLoginForm, open, slow, test } from './support/test.ts'

let article: string

const publishWalk = async (calls: Calls) => {
  const fields = { title: 'A walk', content: 'We walked.', imageAlt: 'Twenty people walk along a beach' }
  const { newsItem } = await calls.publish('/news', fields, await testPhoto(20))
  article = `/news/${newsItem._id}`
}

test.beforeAll(({ calls }) => publishWalk(calls))

const boxOf = (page: Page) => page.getByRole('article').locator('details').first()
const picturesAsked = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
  return asked
}
const press = (page: Page, choice: 'on' | 'off') =>
  page.getByRole('button', { name: `Turn data saver ${choice}` }).click()

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test.beforeAll(async ({ calls }) => {
    test.setTimeout(300_000)
    await publishWithPhotos(calls, 11)
    // Again, so that it is the first of the list.
    await publishWalk(calls)
  })

  for (const [name, path, most] of [
    ['the home page', () => '/', 25],
    ['an article with a photograph', () => article, 15],
    ['a list of ten with photographs', () => '/news', 20],
  ] as const)
    test(
      `${name} costs at most ${most} KB in total, has no script and makes no request to another site`,
      slow,
      async ({ page, context, baseURL }) => {
        const expectLight = async () => {
          const { bytes, scripts, origins } = await firstVisit(page, path())
          expect(bytes).toBeLessThanOrEqual(most * kilobyte)
          expect([scripts, origins]).toEqual([0, [baseURL]])
          expect(await page.locator('script').count()).toBe(0)
        }
        await expectLight()
        await context.setExtraHTTPHeaders({})
        await context.addCookies([{ name: 'data-saver', value: 'on', url: baseURL }])
        await expectLight()
      },
    )

  test(
    'slides and testimonials have no buttons, and the edge of the next one shows that they scroll',
    slow,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 560 })
      await page.goto('/')
      for (const name of ['What Voima stands for', 'What people say']) {
        const carousel = page.getByRole('region', { name })
        await carousel.scrollIntoViewIfNeeded()
        await expect(carousel.getByRole('button')).toHaveCount(0)
        const slides = carousel.locator('[data-place]')
        await expect(slides.nth(0)).toBeInViewport({ ratio: 0.8 })
        await expect(slides.nth(1)).toBeInViewport()
        await expect(slides.nth(2)).not.toBeInViewport()
        await slides.last().evaluate((last) => last.scrollIntoView({ behavior: 'instant' }))
        await expect(slides.last()).toBeInViewport({ ratio: 0.8 })
      }
    },
  )

  test(
    'opening a picture box loads the picture, costs no more than the box says, and moves nothing',
    slow,
    async ({ page }) => {
      const asked = picturesAsked(page)
      await page.goto(article, { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      const box = boxOf(page)
      const place = await box.boundingBox()
      await expect(box).toContainText('Twenty people walk along a beach')
      const said = Number(/(\d+) KB/.exec(await box.innerText())?.[1])
      const fetched = page.waitForEvent('requestfinished')
      await box.locator('summary').focus()
      await page.keyboard.press('Enter')
      const { responseBodySize, responseHeadersSize } = await (await fetched).sizes()
      expect(responseBodySize + responseHeadersSize).toBeLessThanOrEqual(said * 1000)
      expect(asked).toHaveLength(1)
      await expect(page.getByRole('img', { name: 'Twenty people' })).toHaveJSProperty('complete', true)
      expect(await box.boundingBox()).toEqual(place)
    },
  )

  test('in a list, tapping a box opens the box, and tapping beside it opens the article', slow, async ({ page }) => {
    await page.goto('/news')
    await boxOf(page).locator('summary').click()
    await expect(page).toHaveURL('/news')
    await expect(boxOf(page).getByRole('img')).toBeVisible()
    await page.getByRole('article').first().getByRole('paragraph').click({ force: true })
    await expect(page).toHaveURL(article)
  })

  test('light pages are accessible, with picture boxes closed and open', slow, async ({ page }) => {
    for (const path of ['/', '/news', article]) {
      await page.goto(path)
      await boxOf(page).locator('summary').click()
      await expectAccessible(page)
    }
  })

  test(
    'everything works without scripts: all slides are visible, menu and questions open, forms arrive',
    slow,
    async ({ page, calls }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/')
      for (const name of ['1 of 3', '2 of 3', '3 of 3']) await expect(page.getByRole('group', { name })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden()
      await page.getByText('How can I donate?').click()
      await expect(page.locator('details[open]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
      await page.getByRole('main').getByLabel('Name').fill(kofi.name)
      await page.getByRole('main').getByLabel('Email').fill(kofi.email)
      await page.getByRole('main').getByLabel('Subject').fill('Sent from a light page.')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText(wording.contact.sent)).toBeVisible()
      const { messages } = await calls.read('/contact')
      expect(messages[0]).toMatchObject({ subject: 'Sent from a light page.' })
    },
  )

  test(
    'a visitor who prefers full pages gets them despite Save-Data, and the choice is remembered',
    slow,
    async ({ page }) => {
      await page.goto('/news?page=2')
      await press(page, 'off')
      await expect(page).toHaveURL('/news?page=2#data-saver')
      await expect(page.getByText('Data saver is off.')).toBeInViewport()
      await open(page, '/blog')
      await expect(page.getByText('Data saver is off.')).toBeAttached()
    },
  )

  test('the admin area works as usual', slow, async ({ page }) => {
    await open(page, '/admin')
    await fillLoginForm(page)
    await expect(page).toHaveURL('/admindashboard')
  })
})

test(
  'on a page with running scripts, the switch takes effect at once and can be undone',
  slow,
  async ({ page, context }) => {
    await open(page, '/about')
    await press(page, 'on')
    await expect(page.getByText('Data saver is on.')).toBeInViewport()
    expect(await page.locator('script').count()).toBe(0)
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'data-saver', value: 'on', path: '/', httpOnly: true, sameSite: 'Lax' })
    await press(page, 'off')
    await expect(page.getByText('Data saver is off.')).toBeInViewport()
    await open(page, '/')
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor switches the data saver on, reads an article, opens its picture, and switches it off', async ({
    page,
  }) => {
    await page.goto('/news')
    await press(page, 'on')
    await expect(page.getByText('Data saver is on.')).toBeVisible()
    const asked = picturesAsked(page)
    await page.getByRole('article').first().getByRole('link', { name: wording.readMore }).click()
    await expect(page.getByText('We walked.')).toBeVisible()
    await boxOf(page).locator('summary').click()
    expect(asked).toEqual([])
    const picture = page.waitForResponse(/\/media\//)
    await page.getByRole('link', { name: 'Open the picture' }).click()
    expect((await picture).status()).toBe(200)
    await page.goBack()
    await press(page, 'off')
    await expect(page.getByText('Data saver is off.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Twenty people' })).toBeVisible()
  })
})
