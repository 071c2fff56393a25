import { ownEntryWording, volunteerWording as words } from '#shared/wording/volunteers.ts'
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
  await expect(his.getByRole('option', { name: 'Volta' })).toHaveAttribute('translate', 'no')
  await his.getByLabel('Call clinics').check()
  await his.getByText(words.more).click()
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
  await page.getByRole('link', { name: kofi.name }).click()
  await expect(page.getByText('No: first ask to speak with a parent or guardian')).toBeVisible()
  await page.getByLabel('Note', { exact: true }).fill('Has a motorbike')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Has a motorbike')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the note of ama' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Has a motorbike')).toHaveCount(0)
  await page.getByLabel(`Your reply to ${kofi.email}`).fill('Welcome! May we speak with your mother?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('region', { name: 'Our replies' })).toContainText('May we speak with your mother?')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('talkedTo')
  await expectAccessible(page)

  // He is under 18, so a welcome first needs his parents.
  await page.getByText(`Welcome ${kofi.name}`).click()
  await expect(page.getByText('This person is under 18.')).toBeVisible()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Hello Kofi.*Welcome to Voima/s)
  await page.getByLabel('How', { exact: true }).selectOption('By email')
  await page.getByRole('button', { name: 'Send the email' }).click()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('First speak with a parent or guardian.').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('I have spoken with a parent or guardian').check()
  await page.getByRole('button', { name: 'Send the email' }).click()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Welcomed by email on')
  await expect(page.getByRole('region', { name: 'Our replies' })).toContainText('Welcome to Voima')

  // A person from a paper list, in three taps from the first page, and a welcome by WhatsApp.
  await page.goto('/admindashboard')
  await page.getByRole('button', { name: 'New' }).click()
  await page.getByRole('link', { name: 'Volunteer', exact: true }).click()
  const add = page.getByRole('button', { name: 'Add volunteer' })
  await add.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Name', 'Phone', 'Town', '18 or older'])
  await page.getByLabel('Name').fill('Efua Addo')
  await page.getByLabel('Phone', { exact: true }).fill('024 000 0000')
  await page.getByLabel('Town').fill('Hohoe')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByText('What they would like to do, and when').click()
  await page.getByLabel('Organise').check()
  await expectAccessible(page)
  await add.click()
  await expect(page.getByText('Efua Addo was added.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.goto('/managevolunteers')
  // A row has no buttons: the page of the person has them.
  await expect(page.getByRole('row').filter({ hasText: 'Efua Addo' }).getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Efua Addo' }).click()
  await expect(page.getByText('Agreed on paper on')).toBeVisible()
  await page.getByText('Welcome Efua Addo').click()
  await page.getByLabel('Text', { exact: true }).fill('Welcome, Efua')
  const message = page.getByRole('link', { name: 'Open it as a WhatsApp' })
  await message.evaluate((opened: HTMLAnchorElement) => {
    opened.addEventListener('click', (event) => event.preventDefault())
    opened.click()
  })
  await expect(message).toHaveAttribute('href', 'https://wa.me/233240000000?text=Welcome%2C%20Efua')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Welcomed by WhatsApp on')
  await page.getByRole('button', { name: 'Delete the entry of Efua Addo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  const response = await his.goto(link)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await his.getByLabel(words.town).fill('Ho')
  await his.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(his.getByText(ownEntryWording.saved)).toBeVisible()
  await expect(his.getByLabel(words.town)).toHaveValue('Ho')
  await open(page, link)
  await expectAccessible(page)
  await his.getByText('Delete my entry').click()
  await his.getByRole('button', { name: 'Delete it now' }).click()
  await expect(his.getByRole('heading', { name: 'Your entry is deleted', level: 1 })).toBeFocused()
  expect((await his.goto(link))?.status()).toBe(404)
  await page.goto('/managevolunteers?state=all')
  await expect(page.getByText('No volunteers yet')).toBeVisible()
  await plain.close()
})
