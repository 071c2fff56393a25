import type { Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { publishWithPhotos, waitForImageVariants } from '#test/photo-articles.ts'
import { expect, test } from './support/test.ts'

/**
 * What must be equal: the content of the page, its title, and its address for search engines. These read structured data
 * in documents only.
 */
const contents = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (element: Element): string[] => {
      const attributes = [...element.attributes]
        // A paged list has moved the focus to the heading.
        .filter(({ name }) => !(element.tagName === 'H1' && name === 'tabindex'))
        .map(({ name, value }) => `${name}="${value}"`)
        .sort()
      const texts = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
      return [
        `<${[element.tagName, ...attributes].join(' ')}> ${texts}`,
        ...[...element.children].filter(({ tagName }) => tagName !== 'SCRIPT').flatMap(linesOf),
      ]
    }
    const main = document.querySelector('main')
    const canonical = document.querySelector('[rel=canonical]')?.getAttribute('href')
    return [document.title, canonical, ...(main ? linesOf(main) : [])]
  })

const numbers = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ })

/** Pages in place to each number, and compares every page with the document at its address. */
const expectEqual = async (page: Page, path: string, steps: string[]) => {
  await page.goto(path)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  const shown: { address: string; lines: Awaited<ReturnType<typeof contents>> }[] = []
  for (const step of steps) {
    await numbers(page).getByRole('link', { name: step, exact: true }).click()
    await expect(numbers(page).locator('[aria-current=page]')).toHaveText(step)
    shown.push({ address: page.url(), lines: await contents(page) })
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSame')), 'in place').toBe(true)
  for (const { address, lines } of shown) {
    await page.goto(address)
    expect(lines, address).toEqual(await contents(page))
  }
}

test.beforeAll(async ({ calls }) => {
  test.setTimeout(120_000)
  for (let number = 1; number <= 110; number += 1)
    await calls.publish('/blog', { title: `Post ${number}`, content: `Text ${number}.` })
})

test('after paging in place, a list equals the document at the same address', async ({
  page,
  calls,
  site,
  request,
}) => {
  test.setTimeout(240_000)
  for (let number = 1; number <= 51; number += 1)
    await calls.publish('/news', { title: `Number ${number}: "ɛ" <b> & ’`, content: `Text ${number}.` })
  for (let number = 1; number <= 12; number += 1)
    await calls.publish('/news', { title: `Nkɔmmɔ ${number}`, content: 'Yɛnam.', language: 'tw' })
  await publishWithPhotos(calls, 3)
  expect(await waitForImageVariants(site.address)).toBe(true)
  const { news } = await (await request.get('/api/v1/news?page=1&limit=100')).json()
  expect(news.length).toBeGreaterThan(65)
  await page.goto(newsFeed.path)
  const last = Number(await numbers(page).getByRole('link').last().textContent())
  const backwards = [last, last - 1, last - 2, last - 3, last - 4].map(String)
  await expectEqual(page, newsFeed.path, ['2', '3', '2', '1', ...backwards])
  await expectEqual(page, `${newsFeed.path}?page=5`, ['4', '3', '1'])
  await expectEqual(page, `${newsFeed.path}?language=tw`, ['2', '1'])
})

test('more than ten pages: the field for a page number pages in place, too', async ({ page }) => {
  await page.goto(blogFeed.path)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  const field = numbers(page).getByRole('spinbutton')
  for (const number of ['7', '11', '1', '2']) {
    await field.fill(number)
    await field.press('Enter')
    await expect(numbers(page).locator('[aria-current=page]')).toHaveText(number)
    const lines = await contents(page)
    const document = await page.context().newPage()
    await document.goto(page.url())
    expect(lines, number).toEqual(await contents(document))
    await document.close()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSame')), 'in place').toBe(true)
})

test('Back and Forward show the pages that were shown, at the same place, without another request', async ({
  page,
}) => {
  await page.goto(blogFeed.path)
  await numbers(page).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveTitle('Blog, page 2 – Voima')
  // The title changes before the list arrives.
  await expect(numbers(page).locator('[aria-current=page]')).toHaveText('2')
  await page.evaluate(() => scrollTo(0, 500))
  const second = await contents(page)
  await numbers(page).getByRole('link', { name: '3', exact: true }).click()
  await expect(page).toHaveTitle('Blog, page 3 – Voima')
  await expect(numbers(page).locator('[aria-current=page]')).toHaveText('3')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goBack()
  await expect(page).toHaveTitle('Blog, page 2 – Voima')
  expect(await contents(page)).toEqual(second)
  await page.goBack()
  await expect(page).toHaveTitle('Blog – Voima')
  await page.goForward()
  await expect(page).toHaveTitle('Blog, page 2 – Voima')
  expect(requests.filter((url) => !url.includes('/media/') && !url.includes('/assets/'))).toEqual([])
})

test('a page that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.goto(blogFeed.path)
  await page.route('**/api/v1/blog?page=2*', (route) => route.abort())
  await numbers(page).getByRole('link', { name: '2', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/v1/blog?page=2*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(numbers(page).locator('[aria-current=page]')).toHaveText('2')
})

test('a page whose request fails after the visitor went back changes nothing', async ({ page }) => {
  await page.goto(blogFeed.path)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/v1/blog?page=2*', async (route) => {
    await held
    await route.abort()
  })
  await numbers(page).getByRole('link', { name: '2', exact: true }).click()
  await expect(page.getByText('Loading blog')).toBeVisible()
  await page.goBack()
  await expect(numbers(page).locator('[aria-current=page]')).toHaveText('1')
  const failed = page.waitForEvent('requestfailed')
  letGo()
  await failed
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(10)
})
