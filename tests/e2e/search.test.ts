import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages/pages.ts'
import { searchWording } from '#shared/wording/search.ts'
import { wording } from '#shared/wording.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, slow, test } from './support/test.ts'

const words = searchWording

test.beforeAll(async ({ calls }) => {
  for (let number = 1; number <= 11; number += 1)
    await calls.publish('/blog', { title: `Quokka ${number}`, content: 'A wombat asks the quokka for **sleep**.' })
  await calls.publish('/blog', { title: 'Numbat', content: 'It sleeps <img src=x onerror="document.title=1">.' })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a reader finds the search in the menu, misspells a word, and finds the article', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: wording.search }).click()
      await expect(page).toHaveURL('/search')
      await page.getByLabel(words.label).fill('nubmat')
      await page.getByRole('main').getByRole('button', { name: words.button }).click()
      await expect(page).toHaveURL('/search?q=nubmat')
      await expect(page.getByLabel(words.label)).toHaveValue('nubmat')
      await expect(page.getByText(words.found(1, 'nubmat', true))).toBeVisible()
      await expect(page.getByRole('main').locator('mark')).toHaveText(['Numbat'])
      await page.getByRole('main').getByRole('link', { name: 'Numbat' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbat')
    })

    test('more than ten results have several pages', slow, async ({ page }) => {
      await page.goto('/search?q=quokka')
      await expect(page.getByText(words.found(11, 'quokka', true))).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(10)
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page).toHaveURL('/search?q=quokka&page=2')
      await expect(page.getByRole('article')).toHaveCount(1)
    })

    test(
      'a search without results says so, and links to other pages',
      javaScriptEnabled ? slow : {},
      async ({ page }) => {
        await page.goto('/search?q=qwertyuiop')
        await expect(page.getByText(words.nothing('qwertyuiop'))).toBeVisible()
        for (const path of ['/news', '/blog', '/help'])
          await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
      },
    )

    test('a search without results offers the nearest word', slow, async ({ page }) => {
      await page.goto('/search?q=qwokkas')
      await expect(page.getByText(words.nothing('qwokkas'))).toBeVisible()
      await page.getByText(words.didYouMean).getByRole('link', { name: 'quokka' }).click()
      await expect(page).toHaveURL('/search?q=quokka')
      await expect(page.getByText(words.found(11, 'quokka', true))).toBeVisible()
    })

    test('a search that is too long is refused with a sentence, and the field keeps it', slow, async ({ page }) => {
      const typed = 'z'.repeat(limits.searchQuery + 1)
      const response = await page.goto(`/search?q=${typed}`)
      expect(response?.status()).toBe(422)
      await expect(page.getByText(words.tooLong)).toBeVisible()
      await expect(page.getByLabel(words.label)).toHaveValue(typed)
    })

    test('a script in a search or a result is shown as text', slow, async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)> numbat')}`)
      await expect(page.getByRole('main')).toContainText('<img src=x onerror=“document.title=1”>')
      await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    })
  })

test('every page that the search can find exists', slow, async ({ request }) => {
  for (const { path } of pages.filter(({ search }) => search))
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})

test('search engines index the form, but not the results', slow, async ({ page }) => {
  await page.goto('/search')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.goto('/search?q=quokka')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

for (const path of ['/search', '/search?q=quokka+sleep', '/search?q=qwertyuiop', `/search?q=${'z'.repeat(101)}`])
  test(`${path.slice(0, 30)} has no accessibility violation and fits`, slow, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
