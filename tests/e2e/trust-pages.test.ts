import type { Response } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, slow, test } from './support/test.ts'

const trustPages = {
  '/what-is-sickle-cell': 'What is sickle cell disease?',
  '/test-results': 'Your test result explained',
  '/get-tested': 'Get tested',
  '/get-involved': 'Get involved',
  '/press': 'For journalists and health workers',
  '/card': 'My sickle cell card',
  '/numbers': 'Where the numbers come from',
  '/how-we-make-our-information': 'How we make our information',
  '/privacy': 'Privacy',
  '/accessibility': 'Accessibility',
}

for (const [path, title] of Object.entries(trustPages))
  test(`${path} has its title, its canonical address, and no accessibility violation`, slow, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} – Voima`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    await expectAccessible(page)
  })

const reading = ['/', '/news', '/blog', '/about', '/contact', '/help', '/genotype', ...Object.keys(trustPages)]

test('reading sets no cookie, makes no request to another site, and stores nothing', async ({ page, context }) => {
  const asked: string[] = []
  const answers: Response[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  page.on('response', (response) => answers.push(response))
  for (const path of reading) await page.goto(path)
  expect([...new Set(asked)]).toEqual([new URL(page.url()).origin])
  const cookies = await Promise.all(answers.map((answer) => answer.headerValue('set-cookie')))
  expect(cookies.filter(Boolean)).toEqual([])
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept).toEqual([])
})

test('a page explains SCD where it first uses the abbreviation', async ({ request }) => {
  for (const path of reading) {
    const html = await (await request.get(path)).text()
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const words = main.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    const at = words.indexOf('SCD')
    if (at >= 0) expect(words.slice(at - 22, at + 40), path).toMatch(/sickle cell disease/i)
  }
})

test('the map makes a request to its provider only after a click', async ({ page }) => {
  const map = 'https://www.openstreetmap.org/**'
  await page.route(map, (route) => route.fulfill({ body: 'A map.' }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/contact')
  expect(asked.filter((url) => url.includes('openstreetmap'))).toEqual([])
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect.poll(() => asked.filter((url) => url.includes('openstreetmap')).length).toBe(1)
})

test('a link to a number opens the page at that number', slow, async ({ page }) => {
  await page.goto('/numbers#child-deaths-150000')
  const number = page.getByRole('listitem').filter({ hasText: '150,000' })
  await expect(number).toBeInViewport()
  await expect(number).toContainText('We have not found a published source for this number.')
})
