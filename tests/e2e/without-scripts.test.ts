import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { esi, kofi } from '#test/cast.ts'
import { expect, slow, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const feed of [newsFeed, blogFeed]) {
  const words = wording[feed.kind]

  // Both feeds have the same pages.
  test(
    `a visitor pages through ${words.listTitle} and reads an article`,
    feed === blogFeed ? slow : {},
    async ({ page, calls }) => {
      for (let number = 1; number <= 11; number += 1)
        await calls.publish(feed.path, { title: `Plain ${number}`, content: `Plain text ${number}.` })
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: feed.kind }).click()
      await expect(page).toHaveURL(feed.path)
      await expect(page.getByRole('article').first()).toContainText('Plain 11')
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page).toHaveURL(`${feed.path}?page=2`)
      const oldest = page.getByRole('article').filter({ hasText: 'Plain text 1.' })
      await oldest.getByRole('link', { name: wording.readMore }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain 1')
      await expect(page.getByText('Plain text 1.')).toBeVisible()
    },
  )
}

test('a visitor sends a message, and the next page confirms it', async ({ page, calls }) => {
  await page.goto('/contact')
  await page.getByRole('main').getByLabel('Name').fill(kofi.name)
  await page.getByRole('main').getByLabel('Email').fill(kofi.email)
  await page.getByRole('main').getByLabel('Subject').fill('Sent without a script.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(wording.contact.sent)).toBeVisible()
  await expect(page.getByRole('link', { name: wording.contact.seeSigns })).toHaveAttribute('href', '/help')
  const { messages } = await calls.read('/contact')
  expect(messages[0]).toMatchObject({ ...kofi, subject: 'Sent without a script.' })
})

test('a rejected message comes back with its text', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('main').getByLabel('Name').fill(kofi.name)
  await page.getByRole('main').getByLabel('Email').fill(kofi.email)
  await page.getByRole('main').getByLabel('Subject').fill('x'.repeat(5_001))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(wording.contact.failed)).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('x'.repeat(5_001))
})

test('a visitor can subscribe to the newsletter from any page', async ({ page, calls }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('textbox').fill(`plain-${esi.email}`)
  await page.getByRole('contentinfo').getByRole('button', { name: wording.subscribe.button }).click()
  await expect(page.getByText(wording.subscribe.done)).toBeVisible()
  const { subscriptions } = await calls.read('/subscribe')
  expect(subscriptions[0]).toMatchObject({ email: `plain-${esi.email}` })
})

test('an invalid address is refused with a sentence', slow, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('textbox').fill('nonsense')
  await page.getByRole('contentinfo').getByRole('button', { name: wording.subscribe.button }).click()
  await expect(page.getByText(wording.subscribe.failed)).toBeVisible()
})

test('an unknown address shows the site’s 404 page with links home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('slides go forward and back by buttons, quotes have dots, and both move only after play', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  const slide = (number: number) => page.getByRole('group', { name: `${number} of 3`, exact: true })
  for (const number of [1, 2, 3, 1, 2]) {
    await expect(slide(number)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Next slide' }).click()
  }
  for (const number of [3, 2, 1, 3, 2, 1]) {
    await expect(slide(number)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Previous slide' }).click()
  }
  const quote = (number: number) => page.getByRole('group', { name: `Testimonial ${number} of 4` })
  for (const number of [2, 3, 4, 1]) {
    await page.getByRole('radio', { name: `Testimonial ${number} of 4` }).check()
    await expect(quote(number)).toBeInViewport({ ratio: 0.9 })
  }
  // A screen reader finds all of them, and nobody has to scroll sideways.
  await expect(page.getByRole('group', { name: /^Testimonial/ })).toHaveCount(4)
  const running = () => page.evaluate(() => document.getAnimations().length)
  expect(await running()).toBe(0)
  for (const [what, count] of [
    ['slides', 3],
    ['testimonials', 7],
  ] as const) {
    await page.getByRole('button', { name: `Play or pause ${what}` }).click()
    expect(await running()).toBe(count)
  }
  for (const what of ['slides', 'testimonials'])
    await page.getByRole('button', { name: `Play or pause ${what}` }).click()
  expect(await running()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

/** The home page loads the styles of what is below its first screen as a file. */
const belowFirstScreen = /<link rel="stylesheet" href="\/assets\/home-below-[^"]+"\/>/

test('every page contains its styles', slow, async ({ page, request }) => {
  for (const path of ['/', '/news', '/about', '/contact']) {
    const html = await (await request.get(path)).text()
    expect(html.replace(belowFirstScreen, '')).not.toContain('rel="stylesheet"')
    await page.goto(path)
    const text = () => getComputedStyle(document.documentElement).getPropertyValue('--text')
    expect(await page.evaluate(text)).not.toBe('')
  }
})
