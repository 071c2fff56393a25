import { readFile } from 'node:fs/promises'
import { category, wxr, wxrItem } from '#test/export-files.ts'
import { pictures } from '#test/pictures.ts'
import { zipOf } from '#test/zip-files.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, slow, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const picture = '<img src="https://old.example/wp-content/uploads/2020/05/walk.jpg" alt="A walk">'
const file = wxr([
  wxrItem({ id: 1, title: 'We walked to Kumasi', html: picture, more: category('events', 'Events') }),
  wxrItem({ id: 2, title: 'Drums for all' }),
  wxrItem({ id: 3, type: 'page', title: 'Our team' }),
])

test('Ama imports her old site: a dry run, the categories that are news, the import and its report', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/backups')
  await page.getByRole('link', { name: 'Old site' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import your old site')
  await expectAccessible(page)
  await page
    .getByLabel('Exported files')
    .setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<a') })
  await page.getByLabel('Pictures').selectOption('none')
  await page.getByRole('button', { name: 'Upload and try' }).click()
  await expect(page.getByText(/is no export that can be read/)).toBeVisible()

  const xml = { name: 'site.xml', mimeType: 'text/xml', buffer: Buffer.from(file) }
  await page.getByLabel('Exported files').setInputFiles(xml)
  await page.getByLabel('Pictures').selectOption('uploads')
  const buffer = zipOf(['uploads/2020/05/walk.jpg', await pictures.jpeg(400, 300)])
  await page.getByLabel('Archive').setInputFiles({ name: 'uploads.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Upload and try' }).click()
  await expect(page.getByText('post: 2 found = 2 imported')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Events (1)').check()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('The import is done.')).toBeVisible()
  await page.getByRole('button', { name: 'Show every item' }).click()
  await expect(page.getByText('post (1) “We walked to Kumasi”: imported: in news.')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('page (3) “Our team”')
  await page.getByRole('button', { name: 'Import another file' }).click()
  await expect(page.getByLabel('Exported files')).toBeVisible()
  await page.goto('/?p=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We walked to Kumasi')
  await expect(page.getByRole('img', { name: 'A walk' })).toBeVisible()
})

test('an upload that was interrupted continues when the same file is chosen again', slow, async ({ page }) => {
  await signIn(page)
  const buffer = Buffer.from(wxr([wxrItem({ id: 9, html: 'Words of a long text. '.repeat(60_000) })]))
  const starts: string[] = []
  let isCut = false
  await page.route(/\/import\/files\//, async (route) => {
    starts.push(new URL(route.request().url()).searchParams.get('at') ?? '')
    if (isCut || starts.length < 4) return route.continue()
    isCut = true
    await route.abort()
    await page.close()
  })
  const choose = async (shown: typeof page) => {
    await shown.goto('/importsite')
    await shown.getByLabel('Exported files').setInputFiles({ name: 'long.xml', mimeType: 'text/xml', buffer })
    await shown.getByLabel('Pictures').selectOption('none')
    await shown.getByRole('button', { name: 'Upload and try' }).click()
  }
  const context = page.context()
  const closed = page.waitForEvent('close')
  await choose(page)
  await closed
  const second = await context.newPage()
  const asked = second.waitForRequest(/\/import\/files\//)
  await choose(second)
  expect(Number(new URL((await asked).url()).searchParams.get('at'))).toBeGreaterThan(0)
  await expect(second.getByText('post: 1 found = 1 imported')).toBeVisible()
})

test('Ama adds a redirect, follows it, and deletes it', async ({ page }) => {
  await signIn(page)
  await page.goto('/redirects')
  await page.getByText('Add a redirect').click()
  await page.getByLabel('Old address', { exact: true }).fill('https://old.example/Our-Team/')
  await page.getByLabel('Leads to').fill('/about')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByText('/our-team leads to /about now.')).toBeVisible()
  await page.getByRole('searchbox').fill('team')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('row').filter({ hasText: '/our-team' })).toContainText('by hand')
  await expectAccessible(page)
  await page.goto('/our-team')
  await expect(page).toHaveURL(/\/about$/)
  await page.goto('/redirects?search=team')
  await page.getByRole('button', { name: 'Delete the redirect from /our-team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No old address contains this.')).toBeVisible()
  expect((await page.goto('/our-team'))?.status()).toBe(404)
})
