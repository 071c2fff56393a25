import { defaultContent } from '#shared/content/defaults.ts'
import { expect, slow, test } from './support/test.ts'

// These changes are visible on every page, so these journeys have a site of their own.
test.use({ settings: { STARTER_CONTENT: 'none' } })

test('the home page contains an edited text once, and scripts leave it as it is', async ({ page, calls, request }) => {
  const lead = 'Five ways of working, in our own words.'
  await calls.change('/site/trace', { version: 0, words: { ...defaultContent.trace, lead } }, 'PUT')
  const html = await (await request.get('/')).text()
  expect(html.split(lead)).toHaveLength(2)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/')
  await expect(page.getByText(lead)).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText(lead)).toBeVisible()
  expect(errors).toEqual([])
})

test(
  'edited texts of the footer are in the home page once, and stay while scripts run and pages change',
  slow,
  async ({ page, calls, request }) => {
    const newsletterTitle = 'Letters from our chapters'
    const account = { name: 'Chapter videos', url: 'https://videos.example/voima' }
    const { version } = (await calls.read('/site/footer')).part
    const words = { ...defaultContent.footer, newsletterTitle, end: 'A registered association' }
    await calls.change('/site/footer', { version, words }, 'PUT')
    await calls.change('/site/social', { version: 0, words: { accounts: [account] } }, 'PUT')
    const footer = (await (await request.get('/')).text()).split('<footer')[1] ?? ''
    for (const text of [newsletterTitle, words.end, `>${account.name}`]) expect(footer.split(text)).toHaveLength(2)

    const expectEditedFooter = async () => {
      const shown = page.getByRole('contentinfo')
      await expect(shown.getByRole('heading', { name: newsletterTitle })).toBeVisible()
      await expect(shown.getByRole('link', { name: account.name })).toHaveAttribute('href', account.url)
      await expect(shown).toContainText(words.end)
    }
    await page.goto('/')
    await expectEditedFooter()
    for (const name of ['Contact', 'News', 'Home']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current')
      await expectEditedFooter()
    }
  },
)
