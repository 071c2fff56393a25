import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { ama } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, slow, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

// No scheduled backups, only those that Ama requests.
test.use({ settings: { BACKUP_EVERY_HOURS: '0' } })

const firstNameIn = async (download: Download) => (await readFile(await download.path())).toString('latin1', 0, 10)

const press = async (page: Page, name: string) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  return download
}

/** Adds fields to the site's response. */
const addToBackups = (page: Page, told: object) => {
  const more = (json: { backups: object }) =>
    Array.isArray(json.backups) ? { ...json, ...told } : { ...json, backups: { ...json.backups, ...told } }
  return page.route(/\/api\/v1\/(?:backups|dashboard)$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: more(await response.json()) })
  })
}

test('Ama makes a backup, sees how old it is, and downloads it', async ({ page }) => {
  await signIn(page)
  await page.goto('/admindashboard')
  await expect(page.getByText('There is no backup yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Backups' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText(/The last good backup was made on .*, less than an hour ago\./)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'Download the backup of' }).click()
  await page.getByLabel('Your password').fill(ama.password)
  const download = await press(page, 'Download the backup of')
  expect(download.suggestedFilename()).toMatch(/^voima-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/)
  expect(await firstNameIn(download)).toBe('voima.json')
  await expectAccessible(page)
  await page.goto('/admindashboard')
  await expect(page.getByText('Last good backup: less than an hour ago.')).toBeVisible()
})

test('Ama downloads everything in open formats', async ({ page }) => {
  await signIn(page)
  await page.goto('/backups')
  const download = await press(page, 'Download export')
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.tar$/)
  expect(await firstNameIn(download)).toBe('README.txt')
})

test('a failed backup is reported, also on the dashboard', slow, async ({ page }) => {
  await signIn(page)
  const failure = { at: '2026-06-19T08:00:00.000Z', reason: 'The disk is full.' }
  await addToBackups(page, { failure })
  for (const path of ['/admindashboard', '/backups']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText('The backup of 19 June 2026, 08:00 failed. The disk is full.')
  }
  await expectAccessible(page)
})

test(
  'a backup whose file is missing is reported, also on the dashboard, and does not count as good',
  slow,
  async ({ page }) => {
    await signIn(page)
    await addToBackups(page, { lastGoodAt: undefined, lostAt: '2026-06-19T08:00:00.000Z' })
    for (const path of ['/admindashboard', '/backups']) {
      await page.goto(path)
      const alert = 'The file of the backup of 19 June 2026, 08:00 is missing or incomplete.'
      await expect(page.getByRole('alert')).toHaveText(alert)
      await expect(page.getByText('No good backup is left.')).toBeVisible()
    }
    await expectAccessible(page)
  },
)

test('a download that fails shows an error beside its button', slow, async ({ page }) => {
  await signIn(page)
  await page.goto('/backups')
  await page.route('**/api/v1/export', (route) => route.abort())
  await page.getByRole('button', { name: 'Download export' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Nothing was saved\. The site could not be reached/)
})
