import { newsFeed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { callsTo } from '#test/calls.ts'
import { startSite } from '#test/site.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, slow, test } from './support/test.ts'

const { listTitle, empty } = wording[newsFeed.kind]
const choice = { name: 'Language' }

test('a list with articles in a single language offers no choice of language', slow, async ({ page }) => {
  const site = await startSite()
  try {
    await page.goto(`${site.address}/news`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('navigation', choice)).toHaveCount(0)
    await page.goto(`${site.address}/news?language=ha`)
    await expect(page.getByText(empty)).toBeVisible()
    await page.getByRole('navigation', choice).getByRole('link', { name: 'All languages' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  } finally {
    await site.stop()
  }
})

test.describe('with news in Twi and in English', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  test.beforeAll(async () => {
    site = await startSite({ STARTER_CONTENT: 'none' })
    const { publish } = callsTo(site.address)
    await publish('/news', { title: 'A walk', content: 'We walk.' })
    for (let number = 1; number <= 11; number += 1)
      await publish('/news', { title: `Nkɔmmɔ ${number}`, content: 'Yɛnam.', language: 'tw' })
  })
  test.afterAll(() => site.stop())

  for (const javaScriptEnabled of [true, false])
    test(`a reader who chose Twi stays in Twi on the next pages, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: site.address })
      const page = await context.newPage()
      await (javaScriptEnabled ? open(page, '/news') : page.goto('/news'))
      await page.getByRole('navigation', choice).getByRole('link', { name: 'Twi' }).click()
      await expect(page).toHaveURL('/news?language=tw')
      await expect(page).toHaveTitle(`${listTitle} in Twi – Voima`)
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page).toHaveURL('/news?language=tw&page=2')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: 'Nkɔmmɔ 1', exact: true })).toHaveAttribute('lang', 'tw')
      await expect(page.getByRole('link', { name: 'Twi', exact: true })).toHaveAttribute('aria-current', 'true')
      await context.close()
    })

  test('an article is marked with its language, and the page around it stays English', async ({ page }) => {
    await page.goto(`${site.address}/news?language=tw`)
    await expectAccessible(page)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nkɔmmɔ 11')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'tw')
    await expect(page.locator('main [lang="tw"]', { hasText: 'Yɛnam.' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('an unknown language in the address gets status 404', slow, async ({ page }) => {
    expect((await page.goto(`${site.address}/news?language=xx`))?.status()).toBe(404)
  })
})
