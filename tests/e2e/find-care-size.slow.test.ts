/** The byte budget (performance budget) of the list of places: 13 KB; of other pages: docs/decisions/0013. */
import { Script } from 'node:vm'
import { regions } from '#shared/country/regions.ts'
import { keysOf } from '#shared/keys.ts'
import { placeKinds } from '#shared/places/place-values.ts'
import { clinic } from '#test/clinics.ts'
import { createPlaces } from '#test/generated-places.ts'
import { expect, test } from './support/test.ts'

// A separate site, because other journeys expect no places or events.
test.use({ settings: {} })

const longPlace = {
  ...clinic,
  name: 'Long names '.repeat(10).trim(),
  kinds: [...placeKinds],
  landmark: 'Beside the lorry station '.repeat(12).trim(),
  phones: ['020 000 0001', '020 000 0002', '020 000 0003'],
  whatsapp: '020 000 0004',
}

/** How many of these elements are hidden, or not completely inside their row. */
const countCutOff = (elements: Element[]) =>
  elements.filter((element) => {
    const row = element.closest('li')?.getBoundingClientRect()
    return !row?.height || element.getBoundingClientRect().bottom > row.bottom + 1
  }).length

test('a list of a hundred places weighs at most 13 KB on a first visit without scripts, and the map adds at most 2 KB', async ({
  calls,
  site,
  page,
}) => {
  await createPlaces(calls, 100)
  // The page that the first visitor after a change gets.
  const weigh = async (path: string) => {
    const sent = await fetch(site.address + path, { headers: { 'Accept-Encoding': 'br' } })
    const head = [...sent.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return { html: await sent.text(), bytes: Number(sent.headers.get('Content-Length')) + head.length }
  }
  const list = await weigh('/places')
  expect(list.html.match(/<li data-at/g)).toHaveLength(100)
  expect(list.bytes).toBeLessThanOrEqual(13_100)
  expect((await weigh('/places?view=map')).bytes - list.bytes).toBeLessThanOrEqual(2_000)
  new Script((await weigh('/places.js')).html)

  await calls
    .create('/places', longPlace)
    .then(({ place }) => calls.create(`/places/${place._id}/checks`, { how: 'called', result: 'right' }))
  for (const region of keysOf(regions)) {
    await page.goto(`/places?region=${region}`)
    await page.emulateMedia({ media: 'print' })
    expect([region, await page.locator('li[data-at] > *').evaluateAll(countCutOff)]).toEqual([region, 0])
    const sheet = (await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })).toString('latin1')
    expect([region, sheet.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([region, 1])
  }
})
