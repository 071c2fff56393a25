import type { APIRequestContext } from '@playwright/test'
import { givingWording } from '#shared/wording/giving.ts'
import { ama } from '#test/cast.ts'
import { momo } from '#test/giving.ts'
import { asVisitor, nextVisitor } from '#test/visitors.ts'
import { expectAccessible } from './support/accessible.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 560 } })

const password = 'a long enough password'
const kojo = { email: 'kojo@voima.example', password }
const { sent, gift } = givingWording

/** Calls the API as this user, who has confirmed the password. */
const confirmed = async (request: APIRequestContext, user: typeof ama) => {
  const { token } = await (await request.post('/api/v1/auth/login', { data: user })).json()
  const headers = { Authorization: `Bearer ${token}` }
  await request.post('/api/v1/auth/confirmation', { headers, data: { password: user.password } })
  return {
    get: async (path: string) => (await request.get(`/api/v1${path}`, { headers })).json(),
    post: async (path: string, data = {}) => (await request.post(`/api/v1${path}`, { headers, data })).json(),
    patch: (path: string, data: object) => request.patch(`/api/v1${path}`, { headers, data }),
    remove: (path: string) => request.delete(`/api/v1${path}`, { headers }),
  }
}

test('Ama proposes giving details and Kojo approves them; a visitor gives without scripts and gets a receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  const asAma = await confirmed(page.request, ama)
  const { link } = await asAma.post('/invitations', { email: kojo.email, role: 'administrator' })
  await page.request.post('/api/v1/auth/join', { data: { token: link.split('#')[1], password, name: 'Adwoa Owusu' } })
  const asKojo = await confirmed(page.request, kojo)

  await signIn(page)
  await page.goto('/managegifts/details')
  await page.getByLabel('Network').fill(momo.network)
  await page.getByLabel('Mobile money number').fill(momo.number)
  await page.getByLabel('Name that the phone must show').fill(momo.phoneName)
  await page.getByRole('button', { name: 'Propose these details' }).click()
  await page.getByLabel('Your password').fill(ama.password)
  await page.getByRole('button', { name: 'Propose these details' }).click()
  await expect(page.getByText('Nobody was emailed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expectAccessible(page)
  expect((await page.request.get('/give')).status()).toBe(404)
  const { versions } = await asKojo.get('/giving/versions')
  await asKojo.post(`/giving/versions/${versions[0]._id}/approve`)

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 560 },
    extraHTTPHeaders: asVisitor(nextVisitor()),
    ...(baseURL && { baseURL }),
  })
  const visitor = await plain.newPage()
  const { bytes, scripts } = await firstVisit(visitor, '/give')
  expect([scripts, bytes < 12 * kilobyte]).toEqual([0, true])
  await expect(visitor.getByText(momo.number)).toBeVisible()
  // This site has no mail server.
  await visitor.getByText(sent.title).click()
  await expect(visitor.getByText(sent.noEmail)).toBeVisible()
  await visitor.getByLabel(sent.amount).fill('many')
  await visitor.getByLabel(sent.name).fill('Esi')
  await visitor.getByRole('button', { name: sent.button, exact: true }).click()
  await expect(visitor.getByRole('link', { name: 'Enter an amount from 0.01' })).toBeVisible()
  await expect(visitor.getByLabel(sent.name)).toHaveValue('Esi')
  await visitor.getByLabel(sent.amount).fill('20.50')
  await visitor.getByRole('button', { name: sent.button, exact: true }).click()
  await expect(visitor.getByRole('heading', { name: gift.thanks })).toBeVisible()
  expect(new URL(visitor.url()).pathname).toMatch(/^\/give\/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

  await page.goto('/managegifts')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Received' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Receipt 1 was issued')).toHaveCount(0)
  // Kojo corrects the amount while Ama is asked: no receipt is issued for what she has not seen.
  await page.getByRole('button', { name: 'Received' }).click()
  const { gifts } = await asKojo.get('/gifts')
  await asKojo.patch(`/gifts/${gifts[0]._id}`, { amount: 2_150 })
  await page.getByRole('button', { name: 'Issue the receipt' }).click()
  await expect(page.getByText('This gift has been saved since you opened it.')).toBeVisible()
  await page.getByRole('button', { name: /Received.*21\.50/ }).click()
  await page.getByRole('button', { name: 'Issue the receipt' }).click()
  await expect(page.getByText('Receipt 1 was issued')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: gift.receipt(1) })).toBeVisible()
  await page.goto(visitor.url())
  await expectAccessible(page)
  await page.goto('/give')
  await expectAccessible(page)
  await plain.close()

  // A gift of cash, in three taps from the first page. Without an amount nothing is recorded.
  await page.goto('/admindashboard')
  await page.getByRole('button', { name: 'New' }).click()
  await page.getByRole('link', { name: 'Gift (cash)' }).click()
  const record = page.getByRole('button', { name: 'Record and issue the receipt' })
  await record.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Amount/])
  await page.getByLabel(sent.amount).fill('50')
  await expectAccessible(page)
  await record.click()
  await expect(page.getByText('Receipt 2 was issued.')).toBeVisible()
  await expect(page.getByText('Cash, given on')).toBeVisible()
  await expect(page.getByText('Promised')).toHaveCount(0)

  // Ends giving again, because other journeys use this site, too.
  await asAma.post(`/giving/versions/${versions[0]._id}/withdraw`)
  const { users } = await asAma.get('/users')
  await asAma.remove(`/users/${users.find(({ email }: typeof kojo) => email === kojo.email)._id}`)
})
