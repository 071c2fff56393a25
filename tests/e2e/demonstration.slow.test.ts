import { jobNames } from '#shared/job-names.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, test } from './support/test.ts'

test.use({ settings: { DEMO: 'yes', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', STARTER_CONTENT: 'none' } })

test('Esi tries the site as a writer and as the treasurer, without a password', async ({ page, database }) => {
  test.skip(database !== 'SQLite', 'A demonstration uses no other database.')
  const notice = page.getByText('This is a demonstration.')
  for (const path of ['/', '/help', '/blog', '/print/help', '/nothing']) {
    const answer = await page.goto(path)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await expect(notice).toBeVisible()
  }
  expect(await (await page.request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  await open(page, '/admin')
  await expect(notice).toBeVisible()
  for (const name of Object.values(jobNames))
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Writer', exact: true }).click()
  await expect(page).toHaveURL('/admindashboard')
  await expect(notice).toBeVisible()
  await page.goto('/manageblog')
  await expect(page.getByRole('link', { name: 'Example draft' }).first()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Treasurer', exact: true }).click()
  await expect(page).toHaveURL('/admindashboard')
  await page.goto('/managegifts')
  await page.getByRole('link', { name: 'Received 12' }).click()
  await expect(page.getByText('Example person 12').first()).toBeVisible()
})
