import type { Page } from '@playwright/test'
import { newsFeed } from '#shared/feeds.ts'
import { longDay } from '#shared/format.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

const rows = (page: Page) => page.locator('tbody tr')
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title })
const listOf = (word: string, more = '') => `${newsFeed.managePath}?search=${word}${more}`

/** Several articles, with a word in their titles that no other journey uses. */
const publishSome = async (
  calls: { publish: Publish },
  word: string,
  authors = ['Ama Owusu', 'Ama Owusu', 'Adwoa'],
) => {
  for (const [index, author] of authors.entries())
    await calls.publish('/news', { title: `${word} number ${index + 1}`, content: 'Text.', author })
}
type Publish = (path: '/news', fields: Record<string, string>) => Promise<unknown>

test(
  'the address contains the filters; Back removes the last one, and each can be cleared',
  slow,
  async ({ page, calls }) => {
    await publishSome(calls, 'Baobab')
    await signIn(page)
    await open(page, newsFeed.managePath)
    await page.getByRole('searchbox').fill('baobab')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?search=baobab$/)
    await expect(rows(page)).toHaveCount(3)
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Author').selectOption('Adwoa')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.goBack()
    await expect(rows(page)).toHaveCount(3)
    await page.goForward()
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Remove By Adwoa' }).click()
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/managenews\??$/)
  },
)

test(
  'every list shows ten rows on a page, or the number that Ama chose on this device',
  slow,
  async ({ page, calls }) => {
    await publishSome(
      calls,
      'Neem',
      Array.from({ length: 11 }, () => 'Ama Owusu'),
    )
    await signIn(page)
    await open(page, listOf('neem', '&page=2'))
    await expect(rows(page)).toHaveCount(1)
    await page.getByLabel('Rows per page').selectOption('25')
    await expect(rows(page)).toHaveCount(11)
    await expect(page).toHaveURL(/\?search=neem$/)
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/outbox'))
    await page.goto('/outbox')
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('25')
  },
)

test('Ama unpublishes, publishes and deletes several articles at once, sees how many, and restores them', async ({
  page,
  calls,
  request,
}) => {
  await publishSome(calls, 'Tamarind')
  const seen = async () => {
    const { news } = await (await request.get('/api/v1/news?page=1&limit=100')).json()
    return news.filter(({ title }: { title: string }) => title.startsWith('Tamarind')).length
  }
  await signIn(page)
  await open(page, listOf('tamarind'))
  await rowOf(page, 'number 3').getByRole('checkbox').click()
  await rowOf(page, 'number 1')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  const question = page.getByRole('dialog', { name: 'Unpublish 3 articles?' })
  await expect(question).toContainText('Readers will no longer find')
  await question.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('3 unpublished.')).toBeVisible()
  expect(await seen()).toBe(0)

  await page.getByRole('link', { name: 'Drafts' }).click()
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('3 published.')).toBeVisible()
  expect(await seen()).toBe(3)

  await open(page, listOf('tamarind'))
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('3 moved to the trash.')).toBeVisible()
  expect(await seen()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 restored.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  expect(await seen()).toBe(3)
})

test('the trash says when an article will be deleted permanently, and restores it', slow, async ({ page, calls }) => {
  await publishSome(calls, 'Moringa', ['Ama Owusu'])
  await signIn(page)
  await open(page, listOf('moringa'))
  await rowOf(page, 'Moringa').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(adminWording.remove.done)).toBeVisible()
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(rowOf(page, 'Moringa')).toContainText(/Deleted permanently on \d+ \w+ \d{4}/)
  await rowOf(page, 'Moringa').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored.')).toBeVisible()
  await expect(page.getByText('No articles match')).toBeVisible()
})

test(
  'keyboard shortcuts work in the list, except while somebody types or has turned them off',
  slow,
  async ({ page, calls }) => {
    await publishSome(calls, 'Shea')
    await signIn(page)
    await open(page, listOf('shea'))
    await expect(rows(page)).toHaveCount(3)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expect(rows(page).nth(0).getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('jnx?')
    await expect(page.getByRole('searchbox')).toHaveValue(/jnx\?/)
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('button', { name: 'Keys' }).click()
    await expect(page.getByRole('dialog')).toContainText('Ctrl+S')
    await page.getByLabel('Use single-key shortcuts').uncheck()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/managenews/)
    await page.getByRole('button', { name: 'Keys' }).click()
    await page.getByLabel('Use single-key shortcuts').check()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(newsFeed.addPath)
  },
)

const publishLong = (calls: { publish: Publish }, word: string) =>
  calls.publish('/news', {
    title: `${word} ${'verylongword'.repeat(12)}`,
    content: 'Text.',
    author: 'Somebody'.repeat(10),
  })

test('a list with filters and selected rows open is accessible', slow, async ({ page, calls }) => {
  await publishLong(calls, 'Dawadawa')
  await signIn(page)
  await open(page, listOf('dawadawa'))
  await expectAccessible(page)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Select all on this page').check()
  await expectAccessible(page)
})

test('an empty list and the trash are accessible', slow, async ({ page, calls }) => {
  await publishLong(calls, 'Kapok')
  await signIn(page)
  await open(page, listOf('kapok', '&author=Nobody&from=2026-01-01&sort=title'))
  await expectAccessible(page)
  await open(page, listOf('kapok'))
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('1 moved to the trash.')).toBeVisible()
  await open(page, listOf('kapok', '&status=removed'))
  await expectAccessible(page)
})

test('a list that cannot be loaded shows the reason, accessibly', slow, async ({ page }) => {
  await signIn(page)
  await open(page, `${newsFeed.managePath}?from=yesterday`)
  await expect(page.getByRole('button', { name: wording.tryAgain })).toBeVisible()
  await expect(page.getByText('it must be a date like')).toBeVisible()
  await expectAccessible(page)
})

test('on a phone, no picture covers the text of an article card', slow, async ({ page, calls }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const publishAt = '2099-12-30T08:00:00Z'
  const title = 'Sobolo with ginger for everybody who walks along'
  await calls.publish('/news', { title, content: 'Text.', status: 'scheduled', publishAt })
  await signIn(page)
  await open(page, listOf('sobolo'))
  const card = rowOf(page, title)
  const picture = await card.locator('img').boundingBox()
  for (const words of [title, 'Scheduled for']) {
    const box = await card.getByText(words).first().boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0)
  }
})

test(
  'a phone shows an ordinary article in at most 90 pixels, with its author, picture and buttons',
  slow,
  async ({ page, calls }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const title = 'Prekese soup for the whole walk on Friday'
    const { newsItem } = await calls.publish('/news', { title, content: 'Text. '.repeat(90), author: 'Ama Owusu' })
    await signIn(page)
    await open(page, listOf('prekese'))
    const card = rowOf(page, title)
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(90)
    await expect(card.getByText(`${longDay(newsItem.updatedAt)} · Ama Owusu`)).toBeVisible()
    await expect(card.locator('img')).toBeVisible()
    const pressed = [
      card.getByRole('link', { name: 'View' }),
      card.getByRole('link', { name: 'Edit' }),
      card.getByRole('button', { name: 'Delete' }),
    ]
    for (const each of pressed) {
      const { width = 0, height = 0 } = (await each.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
)
