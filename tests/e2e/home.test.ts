import type { Page } from '@playwright/test'
import { slideSeconds } from '#shared/limits.ts'
import { wording } from '#shared/wording.ts'
import { expect, slow, test } from './support/test.ts'

const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 3` })
const shown = (page: Page) => page.locator('[aria-label$="of 3"]:not([inert])')
const quote = (page: Page, number: number) => page.getByRole('group', { name: `Testimonial ${number} of 4` })
const dot = (page: Page, number: number) => page.getByRole('button', { name: `Testimonial ${number} of 4` })

/** The clock moves only when the test moves it. */
const openAtRest = async (page: Page) => {
  await page.clock.install({ time: '2026-03-06T10:00:00Z' })
  await page.clock.pauseAt('2026-03-06T11:00:00Z')
  await page.goto('/')
  // The page's own observers, which start the rotation, are asked before this one.
  await page.evaluate(() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)))
}

test('the slides advance automatically, wrap around, and can be stopped', async ({ page }) => {
  await openAtRest(page)
  const before = await shown(page).getAttribute('aria-label')
  const after = { '1 of 3': '2 of 3', '2 of 3': '3 of 3', '3 of 3': '1 of 3' }[before ?? ''] ?? ''
  await page.clock.runFor(slideSeconds * 1000)
  await expect(shown(page)).toHaveAttribute('aria-label', after)
  await page.getByRole('button', { name: 'Stop automatic slides' }).click()
  await page.getByRole('heading', { name: 'Latest News' }).hover()
  await page.clock.runFor(slideSeconds * 3000)
  await expect(shown(page)).toHaveAttribute('aria-label', after)
})

test('the buttons move the slides forward and back in a circle, and two slides have a caption', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Stop automatic slides' }).click()
  const start = Number((await shown(page).getAttribute('aria-label'))?.[0])
  for (const step of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(slide(page, ((start - 1 + step) % 3) + 1)).not.toHaveAttribute('inert')
  }
  expect(scripts).toEqual([])
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(slide(page, ((start + 1) % 3) + 1)).not.toHaveAttribute('inert')
  await expect(page.locator('[aria-label$="of 3"] p:not([aria-hidden])')).toHaveCount(2)
})

test('the picture of a slide is loaded when its turn comes', async ({ page }) => {
  const isLoaded = () =>
    page.locator('[aria-label="3 of 3"] img').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)
  await page.goto('/')
  await page.getByRole('button', { name: 'Stop automatic slides' }).click()
  await page.waitForLoadState('networkidle')
  expect(await isLoaded()).toBe(false)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(isLoaded).toBe(true)
})

test('a slide whose picture arrives late comes next, and no slide is left out', slow, async ({ page }) => {
  const late: (() => void)[] = []
  await openAtRest(page)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await new Promise<void>((resolve) => late.push(resolve))
    await route.continue()
  })
  await page.clock.runFor(slideSeconds * 1000)
  await expect.poll(() => late.length).toBe(1)
  await page.clock.runFor(slideSeconds * 1000)
  await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3')
  for (const arrive of late) arrive()
  await expect(shown(page)).toHaveAttribute('aria-label', '2 of 3')
})

test('the testimonials advance automatically, and each has its own dot', slow, async ({ page }) => {
  await openAtRest(page)
  await expect(page.getByRole('button', { name: /^Testimonial/ })).toHaveCount(4)
  await dot(page, 4).click()
  await expect(quote(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Start automatic testimonials' }).click()
  await page.getByRole('heading', { name: 'Latest News' }).hover()
  await page.clock.runFor(slideSeconds * 1000)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test('slides out of view do not advance', slow, async ({ page }) => {
  await openAtRest(page)
  const before = await shown(page).getAttribute('aria-label')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.clock.runFor(slideSeconds * 3000)
  await expect(shown(page)).toHaveAttribute('aria-label', before ?? '')
})

test('keyboard focus stops the slides, and they do not restart automatically', slow, async ({ page }) => {
  await openAtRest(page)
  const before = await shown(page).getAttribute('aria-label')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  const stop = page.getByRole('button', { name: /^(Stop|Start) automatic slides$/ })
  while (!(await stop.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start automatic slides' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(slideSeconds * 3000)
  await expect(shown(page)).toHaveAttribute('aria-label', before ?? '')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves until the visitor starts it', slow, async ({ page }) => {
    await openAtRest(page)
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).not.toHaveAttribute('inert')
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Start automatic slides' })).toBeVisible()
  })
})

test('the four numbers count up to their values and name their sources', async ({ page }) => {
  await page.goto('/')
  const numbers = page.getByRole('region', { name: 'Why it matters' })
  await numbers.scrollIntoViewIfNeeded()
  for (const number of ['240,000', '60%', '150,000', '2%'])
    await expect(numbers.getByText(number, { exact: true }).first()).toBeVisible()
  await numbers.getByText('Where these numbers come from').click()
  await expect(numbers.getByRole('listitem').first()).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('each question opens and closes independently', javaScriptEnabled ? slow : {}, async ({ page }) => {
      await page.goto('/')
      const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('details')
      for (const topic of [/volunteer/i, /donat/i, /up to date|updated/i])
        await expect(questions.filter({ hasText: topic }).first()).toBeVisible()
      await questions.nth(0).locator('summary').click()
      await questions.nth(1).locator('summary').click()
      await expect(questions.nth(0).locator('p')).toBeVisible()
      await expect(questions.nth(1).locator('p')).toBeVisible()
      await expect(questions.nth(1).getByRole('link', { name: 'our contact form' })).toBeVisible()
      await questions.nth(0).locator('summary').click()
      await expect(questions.nth(0).locator('p')).toBeHidden()
      await expect(questions.nth(1).locator('p')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).click()
      await expect(page).toHaveURL('/questions')
      await page.getByRole('link', { name: 'Frequently asked questions' }).click()
      await expect(page).toHaveURL('/#questions-title')
    })

    test('the home page shows the newest three news articles and links to all news', async ({ page, calls }) => {
      const title = `Fresh news ${javaScriptEnabled ? 'with' : 'without'} scripts`
      await calls.publish('/news', { title, content: 'Just in.' })
      await page.goto('/')
      const latest = page.getByRole('region', { name: wording.news.listTitle })
      await expect(latest.getByRole('article')).toHaveCount(3)
      await expect(latest.getByRole('article').first()).toContainText(title)
      await latest.getByRole('link', { name: wording.viewAllNews }).click()
      await expect(page).toHaveURL('/news')
    })

    test('the story links to the about page', javaScriptEnabled ? slow : {}, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('region', { name: 'Our Story' }).getByRole('link').click()
      await expect(page).toHaveURL('/about')
    })
  })

test('on a small phone, the first screen says what Voima does and offers two main links', slow, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  for (const name of ['Know your genotype', 'What is sickle cell?'])
    await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
  const entries = main.getByRole('navigation', { name: 'Start here' }).getByRole('link')
  // Another test may have published an event, which comes last.
  for (const [place, text] of ['Someone is ill now', 'Know your genotype', 'get tested', 'I want to help'].entries())
    await expect(entries.nth(place)).toHaveText(text)
  await page.evaluate(() => scrollBy(0, innerHeight))
  const numbers = entries.filter({ hasText: 'numbers with sources' })
  await expect(numbers).toBeInViewport({ ratio: 1 })
  await numbers.click()
  await expect(page).toHaveURL('/numbers')
})
