import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, slow, test } from './support/test.ts'

// A small phone: what is in view here is in view on every phone.
test.use({ viewport: { width: 360, height: 560 } })

const parent = (page: Page, number: number) => page.getByRole('group', { name: `Parent ${number}` })

const choose = async (page: Page, parents: string[]) => {
  for (const [index, genotype] of parents.entries())
    await parent(page, index + 1)
      .locator('label')
      .filter({ has: page.getByText(genotype, { exact: true }) })
      .click()
}

/** Answers that are not chosen are on the page, but hidden. */
const headline = (page: Page) => page.getByRole('status').locator('[data-headline]').filter({ visible: true })
const children = (page: Page) => page.getByRole('status').getByRole('listitem')

test('two carriers learn their chance without sending anything to the server', async ({ page }) => {
  await page.goto('/genotype')
  await expect(headline(page)).toHaveText(/Example:.*AS and AS.*1 in 4/)
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeInViewport({ ratio: 1 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()} ${request.headers().referer}`))
  await choose(page, ['AS'])
  await expect(parent(page, 1).getByText('AS', { exact: true })).toHaveAttribute('translate', 'no')
  await expect(parent(page, 2).getByText('I don’t know')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Now choose for parent')).toHaveText('Now choose for parent 2.', { useInnerText: true })
  await choose(page, ['AS', 'AC'])
  await expect(headline(page)).toHaveText('Parents AS and AC1 in 4Chance of sickle cell disease in each pregnancy')
  await expect(headline(page)).toBeInViewport({ ratio: 1 })
  await expect(headline(page)).toBeFocused()
  await expect(children(page)).toHaveText([/^AA/, /^AS/, /^AC/, /^SC/])
  await expect(children(page).last()).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/genotype')
  expect(sent.filter((request) => /as.?ac/i.test(request))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/as.?ac/i)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show one child' }).click()
  const drawn = page.getByRole('region', { name: 'See how chance works' })
  await expect(drawn.getByRole('status')).toHaveText(
    /^Parent 1 gives [AS]\. Parent 2 gives [AC]\. The child is (AA|AS|AC|SC): .* 1 child so far\. (1|None) has sickle cell disease\.$/,
  )
  await page.getByRole('button', { name: 'Show 20' }).click()
  await expect(drawn.getByRole('listitem')).toHaveCount(21)
  const affected = await drawn.getByRole('listitem').filter({ hasText: 'SC' }).count()
  await expect(drawn.getByRole('status')).toContainText(
    `21 children so far. ${affected || 'None'} ${affected > 1 ? 'have' : 'has'} sickle cell disease (`,
  )
  await choose(page, ['SS', 'SS'])
  await page.getByRole('button', { name: 'Show one child' }).click()
  await expect(drawn.getByRole('status')).toContainText('1 child so far. 1 has sickle cell disease.')
})

test('with forced colours, an edge separates the sticky headline from the choices below it', slow, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/genotype')
  const edge = () => headline(page).evaluate((shown) => getComputedStyle(shown).outlineStyle)
  expect(await edge()).toBe('solid')
  await choose(page, ['AS', 'AC'])
  await expect(headline(page)).toBeFocused()
  expect(await edge()).not.toBe('none')
})

test('the home page shows the answer for both parents, in view, from the first tap', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Know your genotype' })
  await choose(page, ['AS', 'AC'])
  const answer = section.getByRole('status')
  await expect(answer).toContainText('Parents AS and AC: 1 in 4. Chance of sickle cell disease in each pregnancy.')
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/')
  await choose(page, ['I don’t know', 'AC'])
  await expect(answer).toContainText('Get tested first.')
  await choose(page, ['CC', 'AC'])
  await expect(answer).toContainText('0 in 4. No chance of sickle cell disease.')
  await choose(page, ['SC', 'AS'])
  await answer.getByRole('link', { name: 'See it drawn, and see how chance works' }).click()
  // The tool starts with the same pair, and the address does not keep it.
  await expect(page).toHaveURL('/genotype')
  await expect(headline(page)).toContainText('Parents AS and SC2 in 4')
  await expect(headline(page)).toBeInViewport({ ratio: 1 })
  await expect(children(page).first()).toBeInViewport({ ratio: 1 })
})

test(
  'on the home page, taps before the script arrives count, and arrow keys do not move the focus',
  slow,
  async ({ page }) => {
    const { promise: held, resolve: letScriptArrive } = Promise.withResolvers<void>()
    await page.route('**/assets/genotype-choice-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const answer = page.getByRole('region', { name: 'Know your genotype' }).getByRole('status')
    await choose(page, ['AS', 'I don’t know'])
    letScriptArrive()
    await expect(answer).toContainText('Get tested first. Ask a hospital or clinic laboratory')
    await expect(answer.getByRole('link', { name: 'How to get tested' })).toHaveAttribute('href', '/get-tested')
    await parent(page, 2).getByRole('radio', { name: 'AA not a carrier' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(answer).toContainText('Parents AS and AS: 1 in 4.')
    await expect(parent(page, 2).getByRole('radio', { name: 'AS carrier of S' })).toBeFocused()
  },
)

test('an old address with an answer still works, and sharing sends only the tool', slow, async ({ page }) => {
  await page.goto('/genotype#as-sc')
  await expect(headline(page)).toContainText('2 in 4')
  await expect(parent(page, 1).getByRole('radio', { name: 'AS carrier of S' })).toBeChecked()
  await expect(page).toHaveURL('/genotype')
  const links = page.getByRole('main').getByRole('link', { name: 'Share on WhatsApp' })
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /%2Fgenotype/)
    await expect(link).not.toHaveAttribute('href', /as-sc|%23/i)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tool works with styles alone, and the answer is in view', async ({ page }) => {
    await page.goto('/genotype')
    await expect(headline(page)).toContainText('Example:')
    await choose(page, ['AS', 'AC'])
    await expect(headline(page)).toHaveText('Parents AS and AC1 in 4Chance of sickle cell disease in each pregnancy')
    await expect(headline(page)).toBeInViewport({ ratio: 1 })
    await choose(page, ['SC', 'AA'])
    await expect(headline(page)).toContainText('0 in 4')
    await expect(children(page)).toHaveText([/^AS/, /^AS/, /^AC/, /^AC/])
    await choose(page, ['I don’t know', 'AC'])
    await expect(headline(page)).toHaveText('Get tested first')
    await expect(page.getByRole('button', { name: 'Show one child' })).toBeHidden()
    await page.getByRole('link', { name: 'How to get tested' }).click()
    await expect(page.getByRole('heading', { name: 'Get tested', level: 1 })).toBeInViewport()
  })

  test('an address with an answer works with styles alone', async ({ page }) => {
    await page.goto('/genotype#as-sc')
    await expect(headline(page)).toContainText('2 in 4')
  })

  test('the home page links to the tool', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Know your genotype' })
    await expect(section.getByRole('radio')).toHaveCount(0)
    await section.getByRole('link', { name: 'Open the genotype tool' }).click()
    await expect(page).toHaveURL('/genotype')
  })

  test(
    'every combination of choices shows exactly its own answer, whichever parent has which',
    slow,
    async ({ page }) => {
      await page.goto('/genotype')
      for (const number of [1, 2])
        await parent(page, number)
          .getByText(/^Other types/)
          .click()
      const known = ['AA', 'AS', 'AC', 'SS', 'SC', 'CC', 'Aβ', 'Sβ']
      for (const one of known)
        for (const other of known) {
          await choose(page, [one, other])
          await expect(headline(page)).toHaveCount(1)
          await expect(headline(page)).toContainText(new RegExp(`Parents (${one} and ${other}|${other} and ${one})`))
        }
    },
  )

  test('a table lists all 36 pairs', slow, async ({ page }) => {
    await page.goto('/genotype')
    await page.locator('summary', { hasText: 'See every pair in one table' }).click()
    await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(36)
    const table = page.getByRole('table', { name: 'Parents with A, S and C' })
    const chanceOf = (pair: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: pair }) })
    await expect(chanceOf('AA + SS')).toContainText('0%')
    await expect(chanceOf('AS + AS')).toContainText('25%')
    await expect(chanceOf('AS + AS')).toHaveAttribute('translate', 'no')
    await expect(chanceOf('SS + SC')).toContainText('100%')
  })
})
