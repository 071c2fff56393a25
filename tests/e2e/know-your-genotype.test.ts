import type { Page } from '@playwright/test'
import { expect, open, slow, test } from './support/test.ts'

const choose = async (page: Page, parents: [string, string]) => {
  for (const [index, genotype] of parents.entries())
    await page
      .getByRole('group', { name: `Parent ${index + 1}` })
      .getByText(genotype, { exact: true })
      .click()
}

const outcome = (page: Page) => page.getByRole('region', { name: 'Know your genotype' }).getByRole('status')

test('two carriers learn their chance, and nobody else does', async ({ page }) => {
  await open(page, '/')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()} ${request.headers().referer}`))
  await choose(page, ['AS', 'AS'])
  await expect(outcome(page)).toContainText('1 in 4')
  await expect(outcome(page)).toContainText('for each pregnancy')
  await expect(outcome(page)).toContainText('25%')
  await expect(outcome(page).getByRole('listitem')).toHaveText([/^AA/, /^AS/, /^AS/, /^SS/])
  await expect(page).toHaveURL('/#as-as')
  expect(sent.filter((request) => /as-as|genotype/i.test(request))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/as-as/i)
})

test('another choice changes the answer', slow, async ({ page }) => {
  await open(page, '/')
  await choose(page, ['AS', 'AA'])
  await expect(outcome(page)).toContainText('0 in 4')
  await choose(page, ['SS', 'AC'])
  await expect(outcome(page)).toContainText('2 in 4')
  await choose(page, ['I don’t know', 'AC'])
  await expect(outcome(page)).toContainText('Get tested first')
})

test('a kept address shows the same answer again', async ({ page }) => {
  await open(page, '/#as-sc')
  await expect(outcome(page)).toContainText('2 in 4')
})

test('whoever does not know is led to how to get tested', async ({ page }) => {
  await open(page, '/')
  await choose(page, ['I don’t know', 'AS'])
  await outcome(page).getByRole('link', { name: 'How to get tested' }).click()
  await expect(page).toHaveURL('/genotype#test')
  await expect(page.getByRole('heading', { name: 'How to get tested' })).toBeInViewport()
})

test('beta thalassaemia stands behind more', slow, async ({ page }) => {
  await open(page, '/genotype')
  const parents = [1, 2].map((number) => page.getByRole('group', { name: `Parent ${number}` }))
  for (const parent of parents) {
    await expect(parent.getByText('Aβ', { exact: true })).toBeHidden()
    await parent.getByText('Other types (beta thalassaemia)').click()
    await parent.getByText('Aβ', { exact: true }).click()
  }
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([/^AA/, /^Aβ/, /^Aβ/, /^ββ/])
  await expect(page).toHaveURL('/genotype#ab-ab')
})

test('sharing sends the tool, never the answer', async ({ page }) => {
  await open(page, '/genotype#as-sc')
  await expect(page.getByRole('status')).toContainText('2 in 4')
  const links = page.getByRole('region', { name: 'Share this tool' }).getByRole('link')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /%2Fgenotype/)
    await expect(link).not.toHaveAttribute('href', /as-sc|%23/i)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every pair stands in a table', slow, async ({ page }) => {
    await page.goto('/')
    await page.getByText('See every pair in one table').click()
    const table = page.getByRole('table', { name: 'Parents with A, S and C' })
    await expect(table.getByRole('row')).toHaveCount(1 + 21)
    const chanceOf = (pair: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: pair }) })
    await expect(chanceOf('AA + SS')).toContainText('0%')
    await expect(chanceOf('AS + AS')).toContainText('25%')
    await expect(chanceOf('AS + SS')).toContainText('50%')
    await expect(chanceOf('SS + SC')).toContainText('100%')
  })

  test('the page of the tool has the rare pairs too, 36 in all', slow, async ({ page }) => {
    await page.goto('/genotype')
    await page.getByText('See every pair in one table').click()
    await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(36)
  })
})
