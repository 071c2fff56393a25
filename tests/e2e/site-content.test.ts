import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { defaultContent } from '#shared/content/defaults.ts'
import { draftLinkWording } from '#shared/wording/draft-link.ts'
import { pictures } from '#test/pictures.ts'
import { expectAccessible } from './support/accessible.ts'
import { firstVisit, kilobyte } from './support/first-visit.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

// These changes are visible on every page, so these journeys have a site of their own.
test.use({ settings: { STARTER_CONTENT: 'none' } })

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
}

const edit = async (page: Page, part: string) => {
  await open(page, '/admindashboard')
  await page.getByRole('link', { name: 'Website', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: part }).click()
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible()
}

test('Ama changes the caption of a slide, previews it, and restores the old one', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  await open(page, '/admindashboard')
  await edit(page, 'Slides')
  await page.getByRole('group', { name: 'slide 1' }).locator('summary').click()
  await page.getByLabel('Caption').first().fill('Your genotype is good to know.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').getByText('Your genotype is good to know.')).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByText('Nobody should face sickle cell alone.')).toBeVisible()
  const ways = visitor.getByRole('navigation', { name: 'Edit this page' })
  // Nothing on the page moves when it appears.
  await expect(ways).toHaveCSS('position', 'fixed')
  await ways.getByText('Edit', { exact: true }).click()
  await expect(ways.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', '/managesite/slides')
  await expect(page.frameLocator('iframe').getByRole('navigation', { name: 'Edit this page' })).toHaveCount(0)
  await save(page)
  await visitor.reload()
  await expect(visitor.getByText('Your genotype is good to know.')).toBeVisible()

  await page.getByRole('link', { name: 'Earlier versions' }).last().click()
  await expect(page.getByText('Slide 1: Caption')).toBeVisible()
  await expect(page.locator('del')).toHaveText('Nobody should face sickle cell alone.')
  await page.getByRole('button', { name: 'Restore the original text' }).click()
  await expect(page.getByText('Restored. Visitors see it now.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Nobody should face sickle cell alone.')).toBeVisible()
})

test(
  'a testimonial is marked as an example until a real person, who agreed, replaces it',
  slow,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page)
    await open(page, '/admindashboard')
    await edit(page, 'Testimonials')
    // Each voice is one line, named by its first words, until she opens it, or it is refused.
    const voice = page.getByRole('group', { name: 'voice 1' })
    await expect(voice.getByLabel('Words')).toBeHidden()
    await expect(voice.locator('summary')).toContainText(defaultContent.testimonials.voices[0]?.quote ?? 'none')
    await voice.locator('summary').click()
    await voice.getByLabel('Words').fill('They listened to my daughter.')
    await voice.getByLabel('Name').fill('Abena')
    await voice.locator('summary').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please tick this for a real person.')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Consent'])
    await voice.getByRole('checkbox').check()
    await save(page)

    const visitor = await context.newPage()
    await visitor.goto('/')
    const shown = visitor
      .getByRole('group', { name: /^Testimonial/, includeHidden: true })
      .filter({ hasText: 'They listened to my daughter.' })
    await expect(shown).toContainText('Abena')
    await expect(shown).not.toContainText('Example')
    await expect(visitor.getByText('Example', { exact: true })).toHaveCount(3)
  },
)

test('Ama gives a team member a name and a photo', slow, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  await open(page, '/admindashboard')
  await edit(page, 'Team')
  const member = page.getByRole('group', { name: 'member 1' })
  await member.locator('summary').click()
  await member.getByLabel('Name').fill('Kwame')
  await member.getByLabel('Position').fill('Programme lead')
  await member.getByRole('button', { name: 'New picture' }).click()
  const file = { name: 'kwame.jpg', mimeType: 'image/jpeg', buffer: await pictures.jpeg(400, 300) }
  await page.getByRole('dialog').getByLabel('New picture', { exact: true }).last().setInputFiles(file)
  await expect(member.getByAltText('Now shown')).toBeVisible()
  await member.getByRole('checkbox').check()
  await save(page)

  const visitor = await context.newPage()
  await visitor.goto('/about')
  const kwame = visitor.getByRole('listitem').filter({ hasText: 'Kwame' })
  await expect(kwame.locator('img')).toHaveJSProperty('complete', true)
  await expect(kwame).not.toContainText('Example')
  await expect(visitor.getByText('Could this be you?')).toHaveCount(5)
})

test(
  'unsaved text is restored after the tab was closed, and a conflict shows the differences',
  slow,
  async ({ page, calls, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page)
    await open(page, '/admindashboard')
    await edit(page, 'Welcome')
    await page.getByLabel('Title', { exact: true }).fill('Akwaaba')
    const body = JSON.stringify({ version: 0, words: { ...defaultContent.welcome, title: 'Hello' } })
    const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}`, 'Content-Type': 'application/json' }
    await fetch(`${site.address}/api/v1/site/welcome`, { method: 'PUT', headers, body })

    await open(page, '/managesite/welcome')
    await expect(page.getByText('We have restored what you typed before.')).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Akwaaba')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const comparison = page.getByRole('dialog', { name: 'This section was saved while you were writing' })
    await expect(comparison.locator('del')).toHaveText('Hello')
    await expect(comparison.locator('ins')).toHaveText('Akwaaba')
    await comparison.getByRole('button', { name: 'Save mine as the newest version' }).click()
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    expect((await calls.read('/site')).words.welcome.title).toBe('Akwaaba')
  },
)

test(
  'buttons add, move and remove list items, and the new text appears on the next page without a reload',
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page)
    await open(page, '/admindashboard')
    await edit(page, 'Frequently asked questions (FAQ)')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await expect(page.getByLabel('Question', { exact: true }).last()).toBeFocused()
    await page.keyboard.type('Who are you?')
    await page.getByLabel('Answer').last().fill('Write to {email}.')
    await page.getByRole('button', { name: 'Move up question 6' }).click()
    await expect(page.getByLabel('Question', { exact: true }).nth(4)).toHaveValue('Who are you?')
    await page.getByRole('group', { name: 'question 6' }).locator('summary').click()
    await page.getByRole('button', { name: 'Remove question 6' }).click()
    await save(page)
    await edit(page, 'Contact details')
    await page.getByLabel('Email').fill('hello@voima.example')
    await page.getByLabel('Position').fill('https://maps.example/@6.6,0.47,15z')
    await save(page)
    await expect(page.getByLabel('Position')).toHaveValue('https://maps.example/@6.6,0.47,15z')

    await open(page, '/about')
    await page.getByRole('link', { name: 'Voima, home' }).first().click()
    await page.getByText('Who are you?').click()
    await expect(page.getByText('Write to hello@voima.example.')).toBeVisible()
    const address = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
    await expect(address).toHaveText('hello@voima.example')
    await expect(page.getByText('Is this medical advice?')).toHaveCount(0)
  },
)

test('every page for editing site content is accessible and light', slow, async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  for (const path of [
    '/managesite',
    '/managesite/testimonials',
    '/managesite/contact',
    '/managesite/testimonials/history',
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  const { bytes } = await firstVisit(page, '/managesite/testimonials')
  expect(bytes).toBeLessThanOrEqual(180 * kilobyte)
})

test('a home page with every text changed fits 14,336 bytes in brotli', slow, async ({ page, calls, site }) => {
  const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}`, 'Content-Type': 'application/json' }
  const { words } = await calls.read('/site')
  for (const [part, old] of Object.entries<object>(words)) {
    const { version } = (await calls.read(`/site/${part}`)).part
    const changed = JSON.parse(JSON.stringify(old).replaceAll(/"(text|answer|quote|note|lead)":"/g, '"$1":"Now: '))
    await fetch(`${site.address}/api/v1/site/${part}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ version, words: withConsent(changed) }),
    })
  }
  const answer = await page.request.get('/', { headers: { 'Accept-Encoding': 'identity' } })
  expect(await answer.text()).toContain('Now: ')
  expect(brotliCompressSync(await answer.body()).length).toBeLessThanOrEqual(14 * 1024)
})

const withConsent = (words: { voices?: object[] }) =>
  words.voices ? { voices: words.voices.map((voice) => ({ ...voice, consent: true })) } : words

test('an expired preview address says so', slow, async ({ page }) => {
  const answer = await page.goto(`/about?words=${'a'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: draftLinkWording.gone })).toBeVisible()
  await expect(page.getByText(draftLinkWording.askForAnother)).toBeVisible()
})

test('a long address in the last line does not make pages wider than a phone screen', slow, async ({ page }) => {
  await signIn(page)
  await open(page, '/admindashboard')
  await edit(page, 'Footer')
  await page.getByLabel('Last line').fill(`https://voima.example/${'annualreport'.repeat(8)}`)
  await save(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the form for social accounts offers to add one', slow, async ({ page }) => {
  await signIn(page)
  await open(page, '/admindashboard')
  await edit(page, 'Social accounts')
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeVisible()
})
