import { volunteerWording as words } from '#shared/wording/volunteers.ts'
import { kofi as cousin } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, open, signIn, test } from './support/test.ts'

/** An address that no other journey uses. */
const kofi = { ...cousin, email: 'kofi.of.hohoe@mail.example' }

test.use({ viewport: { width: 360, height: 640 } })

test('Kofi offers help without scripts; Ama replies on her phone; Kofi changes his entry and deletes it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 320, height: 560 } })
  const his = await plain.newPage()
  expect((await firstVisit(his, '/volunteer')).bytes).toBeLessThanOrEqual(12 * kilobyte)
  await his.goto('/get-involved')
  await his.getByRole('link', { name: 'Tell us how you would like to help' }).first().click()
  await his.getByLabel('Phone clinics').check()
  await his.getByLabel('Saturday').check()
  await his.getByLabel(words.name, { exact: true }).fill(kofi.name)
  await his.getByLabel(words.town).fill('Hohoe')
  await his.getByLabel(words.no, { exact: true }).check()
  await his.getByRole('button', { name: words.send }).click()
  await expect(his.getByRole('link', { name: 'Enter a phone number or an email address' })).toBeVisible()
  await expect(his.getByLabel('Saturday')).toBeChecked()
  await expect(his.getByLabel(words.town)).toHaveValue('Hohoe')
  await his.getByLabel(words.email, { exact: true }).fill(kofi.email)
  await his.getByRole('button', { name: words.send }).click()
  await expect(his.getByText(words.sent)).toBeVisible()
  await expect(his.getByText(words.nextParent)).toBeVisible()
  // This site has no mail server.
  await expect(his.getByText(words.nextByEmail(kofi.email))).toHaveCount(0)
  const link = new URL((await his.getByRole('link', { name: '/volunteer/' }).getAttribute('href')) ?? '').pathname

  await signIn(page)
  await page.goto('/admindashboard')
  await page.getByRole('link', { name: '1 new volunteer is waiting for an answer' }).click()
  await page.getByRole('link', { name: `View ${kofi.name}` }).click()
  await expect(page.getByText('No: first ask to speak with a parent or guardian')).toBeVisible()
  await page.getByLabel('Note', { exact: true }).fill('Has a motorbike')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Has a motorbike')).toBeVisible()
  await page.getByLabel(`Your reply to ${kofi.email}`).fill('Welcome! May we speak with your mother?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('region', { name: 'Our replies' })).toContainText('May we speak with your mother?')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('talkedTo')
  await expectAccessible(page)

  const response = await his.goto(link)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await his.getByLabel(words.town).fill('Ho')
  await his.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(his.getByText('Saved.')).toBeVisible()
  await expect(his.getByLabel(words.town)).toHaveValue('Ho')
  await open(page, link)
  await expectAccessible(page)
  await his.getByText('Delete my entry').click()
  await his.getByRole('button', { name: 'Delete it now' }).click()
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Your entry is deleted')
  expect((await his.goto(link))?.status()).toBe(404)
  await page.goto('/managevolunteers')
  await expect(page.getByText('No volunteers yet')).toBeVisible()
  await plain.close()
})
