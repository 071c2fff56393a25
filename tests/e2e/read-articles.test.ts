import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'
import { wording } from '#shared/wording.ts'
import { callsTo } from '#test/calls.ts'
import { startSite } from '#test/site.ts'
import { expect, open, slow, test } from './support/test.ts'

for (const feed of [newsFeed, blogFeed]) {
  const words = wording[feed.kind]
  const { one } = adminWording[feed.kind]

  // Both feeds have the same pages.
  test.describe(words.listTitle, feed === blogFeed ? slow : {}, () => {
    test.beforeAll(async ({ calls }) => {
      for (let number = 1; number <= 11; number += 1)
        await calls.publish(feed.path, { title: `${one} ${number}`, content: `The text of number ${number}.` })
    })

    test('the first page shows the newest ten, and the browser requests the next page from the API', async ({
      page,
    }) => {
      await open(page, feed.path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.listTitle)
      await expect(page.getByRole('article')).toHaveCount(10)
      await expect(page.getByRole('article').first()).toContainText(`${one} 11`)

      const asked = page.waitForRequest(`**/api/v1${feed.path}?page=2&limit=10`)
      await page.getByRole('link', { name: '2', exact: true }).click()
      await asked
      await expect(page).toHaveURL(`${feed.path}?page=2`)
      await expect(page.getByRole('heading', { name: `${one} 1`, exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
    })

    test('a spinner shows while the next page loads', slow, async ({ page }) => {
      await open(page, feed.path)
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route(`**/api/v1${feed.path}?page=2*`, async (route) => {
        await held
        await route.continue()
      })
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page.getByText(words.loading)).toBeVisible()
      letGo()
      await expect(page.getByText(words.loading)).toBeHidden()
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('Back shows the previous page', slow, async ({ page }) => {
      await open(page, feed.path)
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page).toHaveURL(`${feed.path}?page=2`)
      await expect(page.getByRole('heading', { name: `${one} 1`, exact: true })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('article').first()).toContainText(`${one} 11`)
    })

    test('Read More opens the article, and Back shows the page of the list that was left', async ({ page }) => {
      await open(page, feed.path)
      await page.getByRole('link', { name: '2', exact: true }).click()
      const last = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: `${one} 1`, exact: true }) })
      await last.getByRole('link', { name: wording.readMore }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${one} 1`)
      await expect(page.getByText('The text of number 1.')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${feed.path}?page=2`)
      await expect(page.getByRole('heading', { name: `${one} 1`, exact: true })).toBeVisible()
    })

    test('a shared link opens the complete article', async ({ page, request, calls }) => {
      const { [feed.itemKey]: article } = await calls.publish(feed.path, {
        title: 'Shared',
        content: '## A *part*\n\nText.',
      })
      const html = await (await request.get(`${feed.path}/${article._id}`)).text()
      expect(html).toContain('A <em>part</em></h')
      await open(page, `${feed.path}/${article._id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared')
      await page.getByRole('main').getByRole('link', { name: words.back }).click()
      await expect(page).toHaveURL(feed.path)
    })

    test('an unknown article gets the page “not found” with status 404 and a link back to the list', async ({
      page,
    }) => {
      const response = await page.goto(`${feed.path}/nosuchthing`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound)
      await page.getByRole('link', { name: words.back }).click()
      await expect(page).toHaveURL(feed.path)
    })

    test('if a page of the list cannot be loaded, it says so and offers to try again', slow, async ({ page }) => {
      await open(page, feed.path)
      await page.route(`**/api/v1${feed.path}?page=2*`, (route) => route.abort())
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(words.listFailed)
      await page.unroute(`**/api/v1${feed.path}?page=2*`)
      await page.getByRole('button', { name: wording.tryAgain }).click()
      await expect(page.getByRole('heading', { name: `${one} 1`, exact: true })).toBeVisible()
    })

    test('a script in an article is shown as text and never runs', slow, async ({ page, calls }) => {
      const hostile = '<script>document.title = "broken"</script><img src=x onerror="document.title = \'broken\'">'
      const { [feed.itemKey]: article } = await calls.publish(feed.path, { title: hostile, content: hostile })
      await open(page, `${feed.path}/${article._id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile)
      await expect(page).not.toHaveTitle('broken')
      await open(page, feed.path)
      await expect(page.getByRole('article').first()).toContainText(hostile)
      await expect(page).not.toHaveTitle('broken')
    })
  })
}

test('without articles, lists say that they are empty, and topics lead to the search', slow, async ({ page }) => {
  const site = await startSite({ STARTER_CONTENT: 'none' })
  try {
    await page.goto(`${site.address}/help`)
    await page.getByRole('link', { name: moreToRead.topics[0].text }).click()
    await expect(page).toHaveURL(`${site.address}/search?q=pain`)
    await page.goto(`${site.address}/news`)
    await expect(page.getByText(wording.news.empty)).toBeVisible()
    await page.goto(`${site.address}/blog`)
    await expect(page.getByText(wording.blog.empty)).toBeVisible()
    await callsTo(site.address).publish('/blog', { title: 'The first', content: 'Text.' })
    await page.goto(`${site.address}/blog`)
    await expect(page.getByText(wording.blog.empty)).toBeHidden()
  } finally {
    await site.stop()
  }
})
