/** A site that can send email: what volunteers write to the people of a day, and which emails these get. */
import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import { everybodyWording as words } from '#shared/wording/door.ts'
import { signupWording } from '#shared/wording/signups.ts'
import { dayAdder } from '#test/signup-days.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/mail-site.ts'
import { expect, signIn } from './support/test.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

// A separate site, because other journeys set the address for answers.
test.use({ settings: {}, viewport: { width: 360, height: 640 } })

test('Kofi signs up with his email and without scripts; Ama emails everybody, and texts Esi by SMS', async ({
  page,
  browser,
  baseURL,
  site,
  mail,
}) => {
  test.slow()
  const db = await openDatabase(join(site.dataDir, 'voima.db'))
  await dayAdder(db)({ startsAt: inHours(48), endsAt: inHours(52), times: 2 })
  await db.destroy()
  const toKofi = () => mail.server.taken.filter(({ to }) => to === 'kofi.of.ho@mail.example')
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 320, height: 560 } })
  const his = await plain.newPage()
  const signUp = async (name: string, field: string, value: string) => {
    await his.goto('/events/screening-ho/signup')
    await his.getByLabel(signupWording.form.name).fill(name)
    await his.getByLabel(field).fill(value)
    await his.getByRole('button', { name: signupWording.form.button }).click()
    await expect(his.getByRole('heading', { level: 1 })).toHaveText(signupWording.taken.title)
  }
  await signUp('Esi', signupWording.form.phone, '024 000 0000')
  await expect(his.getByText(signupWording.taken.email)).toBeHidden()
  await signUp('Kofi', signupWording.form.email, 'kofi.of.ho@mail.example')
  await expect(his.getByText(signupWording.taken.email)).toBeVisible()
  const code = new URL(his.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(() => toKofi().length, { timeout: 30_000 }).toBe(1)
  expect(toKofi()[0]?.text).toContain(code)

  await signIn(page)
  await page.goto('/manageevents/ho/email')
  await expect(page.getByText(words.about(1))).toBeVisible()
  await expect(page.getByText(words.phones(1))).toBeVisible()
  await page.getByLabel(words.text).fill('Please bring water.')
  await expectAccessible(page, [320, 1280])
  await page.getByRole('button', { name: words.ask(1) }).click()
  await expect(page.getByRole('dialog')).toContainText(words.question(1))
  await expect(page.getByRole('dialog')).toContainText('nobody receives an answer to this email')
  await expectAccessible(page, [320])
  await page.getByRole('dialog').getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.sent(1))).toBeVisible()
  const sms = await page.getByRole('link', { name: words.sms }).getAttribute('href')
  expect(decodeURIComponent(sms ?? '')).toContain('Please bring water.')
  await expect.poll(() => toKofi().length, { timeout: 30_000 }).toBe(2)
  expect(toKofi()[1]?.text).toContain('Please bring water.')
  await plain.close()
})
