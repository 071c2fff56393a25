import { counsellorsPath } from '#shared/paths.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { clinicIn } from '#test/clinics.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, slow, test } from './support/test.ts'

// With a site of its own, which has no places at first.
test.use({ settings: {}, viewport: { width: 360, height: 740 } })

test('a volunteer adds a clinic on a phone and calls it, and a visitor finds it without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const leadsHere = page.getByRole('main').locator('a[href^="/places?"]')
  for (const path of ['/', '/help', '/genotype', '/get-tested']) {
    await page.goto(path)
    await expect(leadsHere, path).toHaveCount(0)
  }
  await page.goto('/help')
  await expect(page.getByRole('link', { name: 'find a clinic' })).toHaveCount(0)
  await page.goto('/places')
  await expect(page.getByText(words.empty)).toBeVisible()
  await signIn(page)
  await page.goto('/manageplaces/new')
  await page.getByLabel('Name', { exact: true }).fill('Example clinic')
  await page.getByLabel(words.kinds.test).check()
  await page.getByLabel('Region').selectOption('Volta')
  await page.getByLabel('Town').fill('Ho')
  await page.getByLabel('Source').fill('Told by the records office')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Phone numbers' }).click()
  await expect(page.getByLabel('Phone numbers')).toBeFocused()
  await page.getByLabel('Phone numbers').fill('020 000 0000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('nobody has checked it yet')).toBeVisible()
  await page.goto('/manageplaces?state=due')
  await expect(page.getByRole('row').getByRole('button')).toHaveText([/^Still right, I called today/])
  await page.getByRole('row').getByRole('button').click()
  await expect(page.getByText('Check saved: the details of Example clinic are right.')).toBeVisible()
  await expectAccessible(page, [360])

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const visitor = await context.newPage()
  // Where no counsellor is listed, a visitor can still ask.
  await visitor.goto('/places?kind=counselling')
  await expect(visitor.getByText(words.none)).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: words.ask })).toHaveAttribute('href', '/ask')
  await visitor.goto('/places')
  await visitor.getByLabel(words.region).selectOption('Volta')
  await visitor.getByRole('button', { name: words.show }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.titleIn('Volta'))
  await visitor.getByRole('link', { name: words.townLink }).click()
  await expect(visitor.getByLabel(words.town)).toBeVisible()
  for (const path of ['/', '/genotype']) {
    await visitor.goto(path)
    const counsellors = visitor.getByRole('main').getByRole('link', { name: 'Find a counsellor' })
    await expect(counsellors).toHaveAttribute('href', counsellorsPath)
  }
  await visitor.goto('/get-tested')
  await expect(visitor.getByRole('link', { name: 'Look in Find care.' })).toBeVisible()
  await visitor.goto('/help')
  await expect(visitor.getByRole('link', { name: 'find a clinic' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Hospitals near you' }).click()
  await visitor.getByLabel(words.town).selectOption('Hohoe')
  await visitor.getByRole('button', { name: words.show }).click()
  await expect(visitor.getByText(words.distance(61))).toBeVisible()
  await expect(visitor.getByRole('link', { name: '020-000-0000' })).toHaveAttribute('href', 'tel:020-000-0000')
  await expect(visitor.getByRole('button', { name: words.locate })).toBeHidden()
  await visitor.getByRole('link', { name: 'Example clinic' }).click()
  await expect(visitor.getByText(/^Checked on \d+ \w+ \d{4} by phone$/)).toBeVisible()
  // Nobody has entered its position.
  const named = 'Example%20clinic%2C%20Ho%2C%20Ghana'
  const directions = visitor.getByRole('link', { name: words.directions })
  await expect(directions).toHaveAttribute('href', `geo:0,0?q=${named}`)
  const onMap = visitor.getByRole('link', { name: words.mapSite })
  await expect(onMap).toHaveAttribute('href', `https://www.openstreetmap.org/search?query=${named}`)
  await visitor.getByRole('link', { name: words.wrong }).click()
  // A correction needs no name and no email address.
  await expect(visitor.getByRole('main').getByRole('textbox')).toHaveCount(2)
  const correction = visitor.getByLabel(questionsWording.ask.label)
  await expect(correction).toHaveValue(/^Example clinic, Ho\n\/places\/example-clinic-ho/)
  await correction.press('End')
  await correction.pressSequentially('They moved to the market.')
  await visitor.getByRole('button', { name: questionsWording.ask.send }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(questionsWording.receipt.title)
  await context.close()
})

test(
  'a phone sorts the places by its position without sending the position anywhere',
  slow,
  async ({ page, context, calls }) => {
    const add = async (town: string, region: 'GH-TV' | 'GH-NP' | 'GH-AA', position: object) => {
      const { place } = await calls.create('/places', { ...clinicIn(town, region), ...position })
      await calls.create(`/places/${place._id}/checks`, { how: 'visited', result: 'right' })
    }
    await add('Accra', 'GH-AA', {})
    await add('Kpandu', 'GH-TV', { lat: 7, lon: 0.3 })
    await add('Tamale', 'GH-NP', { lat: 9.4, lon: -0.84 })
    const names = () =>
      page
        .getByRole('listitem')
        .getByRole('heading', { name: /^Clinic of/ })
        .allTextContents()

    await page.goto('/places')
    await expect(page.getByRole('button', { name: words.locate })).toBeVisible()
    await page.getByRole('button', { name: words.locate }).click()
    await expect(page.getByText(words.notLocated)).toBeVisible()
    expect(await names()).toEqual(['Clinic of Accra', 'Clinic of Tamale', 'Clinic of Kpandu'])

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 6.6, longitude: 0.47 })
    await page.goto('/places')
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: words.locate }).click()
    await expect(page.getByText(words.located)).toBeVisible()
    expect(await names()).toEqual(['Clinic of Kpandu', 'Clinic of Accra', 'Clinic of Tamale'])
    await expect(page.getByText(words.distance(48))).toBeVisible()
    expect(requests).toEqual([])

    await context.setGeolocation({ latitude: 9.4, longitude: -0.84 })
    await page.goto('/places?view=map')
    await page.getByRole('button', { name: words.locate }).click()
    await expect.poll(names).toEqual(['Clinic of Tamale', 'Clinic of Kpandu', 'Clinic of Accra'])
    await page.getByRole('link', { name: words.dot('Tamale', 1) }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#clinic-of-tamale$/)
    await expectAccessible(page)
  },
)

test('only the list of places may request the position of the device', async ({ request }) => {
  const allowed = async (path: string) => (await request.get(path)).headers()['permissions-policy']
  expect(await allowed('/places')).toContain('geolocation=(self)')
  for (const path of ['/', '/places/none', '/contact']) expect(await allowed(path)).toContain('geolocation=()')
})
