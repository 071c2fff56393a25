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

test('the home page shows every slide and quote within the width of the screen', slow, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  for (const name of ['1 of 3', '2 of 3', '3 of 3'])
    await expect(page.getByRole('group', { name })).not.toHaveAttribute('inert')
  await expect(page.getByRole('group', { name: /^Testimonial/ })).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('every page contains its styles', slow, async ({ page, request }) => {
  for (const path of ['/', '/news', '/about', '/contact']) {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain('rel="stylesheet"')
    await page.goto(path)
    const text = () => getComputedStyle(document.documentElement).getPropertyValue('--text')
    expect(await page.evaluate(text)).not.toBe('')
  }
})
