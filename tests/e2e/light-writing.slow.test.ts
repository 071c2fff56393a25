/**
 * The byte budget (performance budget) of the article forms: 200 KB, or 300 KB with the rich editor; of public pages:
 * docs/decisions/0013.
 */
import type { Response } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

for (const { path } of [{ path: newsFeed.addPath }, { path: blogFeed.addPath }]) {
  test(`opening ${path} on a first visit costs at most 200 KB in total`, async ({ page, calls }) => {
    const token = await calls.tokenOfAma()
    await page.addInitScript((kept) => {
      localStorage.setItem('authToken', kept)
      localStorage.setItem('writing', 'plain')
    }, token)
    const { bytes } = await firstVisit(page, path)
    await expect(page.getByLabel('Content')).toBeEditable()
    expect(bytes).toBeLessThanOrEqual(200 * kilobyte)
  })

  test(`opening ${path} with the rich editor costs at most 300 KB in 25 requests`, async ({ page, calls }) => {
    const token = await calls.tokenOfAma()
    await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { bytes, requests } = await firstVisit(page, path)
    await expect(page.getByRole('toolbar')).toBeVisible()
    expect({ requests, asked, isFew: requests <= 25 }).toMatchObject({ isFew: true })
    expect(bytes).toBeLessThanOrEqual(300 * kilobyte)
    expect(asked.filter((name) => /file-form|preview-dialog|text-picture|lists-/.test(name))).toEqual([])
  })
}

test('every script of the form begins with the hint to compile it in the background', async ({ page, calls }) => {
  const token = await calls.tokenOfAma()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await firstVisit(page, newsFeed.addPath)
  await expect(page.getByRole('toolbar')).toBeVisible()
  const texts = await Promise.all(scripts.map((script) => script.text()))
  const code = texts.filter((text) => !text.startsWith('window.__reactRouterManifest'))
  expect(code.length).toBeGreaterThan(10)
  for (const text of code) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('on a slow connection the form opens without waiting for a touch', async ({ page, calls }) => {
  const token = await calls.tokenOfAma()
  await page.addInitScript((kept) => {
    localStorage.setItem('authToken', kept)
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  }, token)
  await page.goto(blogFeed.addPath)
  await expect(page.getByLabel('Content')).toBeEditable()
  await expect(page.getByText('Use the rich editor')).toBeAttached()
})
