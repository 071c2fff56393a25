import type { Browser, Page } from '@playwright/test'
import { blogFeed } from '#shared/feeds.ts'
import { adwoa } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, fillLoginForm, open, signIn, slow, test } from './support/test.ts'
import { holdTimeouts } from './support/timeouts.ts'

const content = (page: Page) => page.locator('textarea[name=content]')
const state = (page: Page) => page.getByRole('region', { name: 'Save and publish' }).getByRole('status')
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'We have restored what you typed before' })

/** Opens the form of this article. */
const edit = async (page: Page, id: string) => {
  await open(page, `${blogFeed.editPath}/${id}`)
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('')
}

test('the text of an article is saved on the device at once and on the site soon after; readers see no change', async ({
  page,
  calls,
  request,
}) => {
  const { blog } = await calls.publish('/blog', { title: 'Kept', content: 'Old words.' })
  await signIn(page)
  await edit(page, blog._id)
  await page.getByLabel('Content').fill('New words.')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page.getByText(/^Saved \d\d:\d\d\. Readers cannot see the changes yet\.$/)).toBeVisible()
  const { blog: read } = await (await request.get(`/api/v1/blog/${blog._id}`)).json()
  expect(read).toMatchObject({ content: 'Old words.', updatedAt: blog.updatedAt })
})

test(
  'unsaved text from one device is restored on another, with the differences',
  slow,
  async ({ page, calls, browser, baseURL }) => {
    const { blog } = await calls.publish('/blog', { title: 'Two devices', content: 'We walk on Friday in Accra.' })
    await signIn(page)
    await edit(page, blog._id)
    await page.getByLabel('Content').fill('We walk on Sunday in Accra.')
    await expect(page.getByText(/^Saved \d\d:\d\d\. Readers cannot see the changes yet\.$/)).toBeVisible()

    const other = await (await browser.newContext({ baseURL })).newPage()
    await signIn(other)
    await edit(other, blog._id)
    await expect(note(other)).toContainText('the site')
    await expect(content(other)).toHaveValue('We walk on Sunday in Accra.')
    await note(other).getByText('Differences').click()
    await expect(note(other).locator('del')).toHaveText('Friday')
    await expect(note(other).locator('ins')).toHaveText('Sunday')
    await expectAccessible(other)
    await note(other).getByRole('button', { name: 'Discard draft' }).click()
    await other.getByRole('button', { name: 'Keep draft' }).click()
    await expect(content(other)).toHaveValue('We walk on Sunday in Accra.')
    await expect(note(other)).not.toContainText('Please choose the picture again.')
    await note(other).getByRole('button', { name: 'Discard draft' }).click()
    await expect(other.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Yes, discard it' }).click()
    await expect(content(other)).toHaveValue('We walk on Friday in Accra.')
    await other.context().close()
  },
)

test('closing the tab right after the last word loses nothing', slow, async ({ page, calls }) => {
  const { blog } = await calls.publish('/blog', { title: 'Closed', content: 'Old words.' })
  await signIn(page)
  await edit(page, blog._id)
  await page.getByLabel('Content').fill('The very last words.')
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await edit(again, blog._id)
  await expect(content(again)).toHaveValue('The very last words.')
})

test(
  'without a network the text is saved on the device, and on the site once the network is back',
  slow,
  async ({ page, calls, context }) => {
    const { blog } = await calls.publish('/blog', { title: 'Cut off', content: 'Old words.' })
    await signIn(page)
    await edit(page, blog._id)
    await context.setOffline(true)
    await page.getByLabel('Content').fill('Words in a tunnel.')
    await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to update the data')
    await expect(content(page)).toHaveValue('Words in a tunnel.')
    await context.setOffline(false)
    await expect(page.getByText(/^Saved \d\d:\d\d\. Readers cannot see the changes yet\.$/)).toBeVisible()
  },
)

test('when the connection stalls during a save, the next save has all the words', slow, async ({ page, calls }) => {
  const { blog } = await calls.publish('/blog', { title: 'Stalled', content: 'Old words.' })
  const timeOut = await holdTimeouts(page)
  await signIn(page)
  await edit(page, blog._id)
  let saves = 0
  await page.route(`**/api/v1/blog/${blog._id}/draft`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    saves += 1
    await (saves === 1 ? timeOut() : route.continue())
  })
  await page.getByLabel('Content').fill('Words before it stalled.')
  await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
  await page.getByLabel('Content').fill('Words before it stalled, and after.')
  await expect(page.getByText(/^Saved \d\d:\d\d\. Readers cannot see the changes yet\.$/)).toBeVisible()
  const { draft } = await calls.read(`/blog/${blog._id}/draft`)
  expect(draft.fields.content).toBe('Words before it stalled, and after.')
})

test('a session that ends while somebody writes loses no text', slow, async ({ page, calls, request }) => {
  const { blog } = await calls.publish('/blog', { title: 'Signed out', content: 'Old words.' })
  await signIn(page)
  await edit(page, blog._id)
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  await page.getByLabel('Content').fill('Words of somebody signed out.')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page).toHaveURL(`${blogFeed.editPath}/${blog._id}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await fillLoginForm(page)
  await expect(page).toHaveURL(`${blogFeed.editPath}/${blog._id}`)
  await expect(content(page)).toHaveValue('Words of somebody signed out.')
})

test('two people who edit the same article see each other’s name', slow, async ({ page, calls, browser, baseURL }) => {
  const { blog } = await calls.publish('/blog', { title: 'Together', content: 'Old words.' })
  const other = await asAdwoa(browser, baseURL, calls)
  await edit(other, blog._id)
  await signIn(page)
  await edit(page, blog._id)
  await expect(state(page)).toContainText('adwoa is also writing here')
  await other.context().close()
})

const asAdwoa = async (
  browser: Browser,
  baseURL: string,
  calls: { addPerson: (...args: never[]) => Promise<void> },
) => {
  await calls.addPerson(adwoa as never, 'editor' as never).catch(() => undefined)
  const page = await (await browser.newContext({ baseURL })).newPage()
  await open(page, '/admin')
  await fillLoginForm(page, adwoa.password, adwoa.email)
  await expect(page).toHaveURL('/admindashboard')
  return page
}

for (const { choice, end, tag = [] } of [
  { choice: 'Save mine as the newest version', end: 'Mine are the words.' },
  { choice: 'Use theirs', end: 'Theirs are the words.', ...slow },
])
  test(`the person who saves later sees both texts first: “${choice}”`, { tag }, async ({
    page,
    calls,
    browser,
    baseURL,
    request,
  }) => {
    const { blog } = await calls.publish('/blog', { title: 'Both', content: 'These are the words.' })
    const kept = async () => (await (await request.get(`/api/v1/blog/${blog._id}`)).json()).blog.content
    await signIn(page)
    await edit(page, blog._id)
    await page.getByLabel('Content').fill('Mine are the words.')
    const other = await asAdwoa(browser, baseURL, calls)
    await edit(other, blog._id)
    await other.getByLabel('Content').fill('Theirs are the words.')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other).toHaveURL(blogFeed.managePath)

    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'This article was saved while you were writing' })
    await expect(dialog.locator('del')).toHaveText('Theirs')
    await expect(dialog.locator('ins')).toHaveText('Mine')
    await expectAccessible(page)
    expect(await kept()).toBe('Theirs are the words.')
    await dialog.getByRole('button', { name: choice }).click()
    await expect.poll(kept).toBe(end)
    if (choice === 'Use theirs') await expect(content(page)).toHaveValue(end)
    await other.context().close()
  })

test(
  'the dialog also shows what else a colleague saved meanwhile, before and after it is overwritten',
  slow,
  async ({ page, calls }) => {
    const fields = { author: 'Kofi', tags: 'Schools', lastChecked: '2026-01-02', sources: '[]', isHealth: 'false' }
    const { blog } = await calls.publish('/blog', { title: 'Old title', content: 'Words.', ...fields })
    await signIn(page)
    await edit(page, blog._id)
    await page.getByLabel('Title', { exact: true }).fill('New title')
    const sources = JSON.stringify([{ name: 'WHO', year: 2025 }])
    const theirs = { author: 'Adwoa', tags: 'Walks', lastChecked: '2026-02-03', sources }
    const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
    await page.request.patch(`/api/v1/blog/${blog._id}`, { headers, multipart: theirs })
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('p', { has: page.locator('del, ins') })).toHaveText([
      'OldNew title',
      'Author: AdwoaKofi',
      'Tags: WalksSchools',
      'Sources: WHO, 2025',
      'Last checked: 2026-02-032026-01-02',
    ])
    await expect(dialog).not.toContainText('No differences here.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save mine as the newest version' }).click()
    await expect(page).toHaveURL(blogFeed.managePath)

    await open(page, `${blogFeed.editPath}/${blog._id}/revisions`)
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click()
    const changed = page.getByRole('region', { name: 'What changed' })
    await expect(changed).toContainText('Author: KofiAdwoa')
    await expect(changed).not.toContainText('No differences here.')
  },
)

test(
  'a writer merges both texts by hand, sees both meanwhile, and then saves',
  slow,
  async ({ page, calls, request }) => {
    const { blog } = await calls.publish('/blog', { title: 'Merged', content: 'One.' })
    await signIn(page)
    await edit(page, blog._id)
    await page.getByLabel('Content').fill('One. Mine.')
    const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
    await request.patch(`/api/v1/blog/${blog._id}`, { headers, multipart: { content: 'One. Theirs.' } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Keep writing and merge the texts yourself' }).click()
    const both = page.getByRole('region', { name: 'Their text and yours' })
    await expect(both.locator('del')).toHaveText('Theirs.')
    await expect(both.locator('ins')).toHaveText('Mine.')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel('Content').fill('One. Theirs. Mine.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
    const { blog: after } = await (await request.get(`/api/v1/blog/${blog._id}`)).json()
    expect(after.content).toBe('One. Theirs. Mine.')
  },
)
