import { brotliCompressSync } from 'node:zlib'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

test('the help page costs at most 14 KB, all told, and asks for no script', async ({ page }) => {
  const { bytes, scripts } = await firstVisit(page, '/help')
  expect(scripts).toBe(0)
  expect(bytes).toBeLessThanOrEqual(14 * kilobyte)
})

test('the home page costs at most 150 KB, all told', async ({ page }) => {
  const { bytes } = await firstVisit(page, '/')
  expect(bytes).toBeLessThanOrEqual(150 * kilobyte)
})

for (const path of ['/', '/news', '/blog', '/about', '/contact', '/help', '/genotype', '/numbers', '/privacy'])
  test(`the HTML of ${path}, styles inside, fits 14 KB in brotli`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(brotliCompressSync(await answer.body()).length).toBeLessThanOrEqual(14 * kilobyte)
  })

test('a page that only wants to be read loads its scripts at the first sign of use', async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' })
  const script = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.keyboard.press('Tab')
  await script
})

test('the help page prints on one sheet', async ({ page }) => {
  await page.goto('/help')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})
