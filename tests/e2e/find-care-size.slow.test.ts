import { Script } from 'node:vm'
import { regions } from '#shared/country/regions.ts'
import { towns } from '#shared/country/towns.ts'
import { keysOf } from '#shared/keys.ts'
import { placeKinds } from '#shared/places/place-values.ts'
import { clinic } from '#test/clinics.ts'
import { expect, test } from './support/test.ts'

// A separate site, because other journeys expect no places or events.
test.use({ settings: {} })

const names = ['Regional Hospital', 'Polyclinic', 'Health Centre', 'Medical Laboratory', 'Community Clinic']
const marks = ['Beside the lorry station', 'Opposite the post office', 'Near the main market', 'By the roundabout']
const days = ['Tuesday and Thursday', 'Monday to Friday', 'Every Wednesday', 'First Monday of the month']
const hours = ['8 am to 2 pm', '8 am to noon', '24 hours', '9 am to 4 pm']
const kinds = [['test'], ['test', 'newborn'], ['adults', 'children', 'hydroxyurea'], ['test', 'adults', 'counselling']]

/** The same random numbers in each run, as varied as those of real places. */
const createRandom = () => {
  let seed = 7
  return (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return (seed >>> 8) % below
  }
}

const placeAt = (index: number, random: (below: number) => number) => {
  const pick = <Item>(items: Item[]) => items[random(items.length)]
  const town = towns[(index * 37) % towns.length]
  if (!town) throw new Error('There are no towns.')
  const phone = () => `0${20 + random(36)} ${100 + random(900)} ${1000 + random(9000)}`
  return {
    ...clinic,
    name: `${town.name} ${pick(names)}`,
    region: town.region,
    town: town.name,
    kinds: pick(kinds),
    landmark: pick(marks),
    days: pick(days),
    hours: pick(hours),
    phones: [phone()],
    whatsapp: random(3) ? '' : phone(),
    lat: town.lat + random(50) / 1000,
    lon: town.lon + random(50) / 1000 - 0.05,
  }
}

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
  const random = createRandom()
  for (let index = 0; index < 100; index += 1) {
    const { place } = await calls.create('/places', placeAt(index, random))
    const on = new Date(Date.now() - random(430) * 86_400_000).toISOString().slice(0, 10)
    await calls.create(`/places/${place._id}/checks`, { how: 'called', result: 'right', on })
  }
  // The page that the first visitor after a change gets.
  const weigh = async (path: string) => {
    const sent = await fetch(site.address + path, { headers: { 'Accept-Encoding': 'br' } })
    const head = [...sent.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return { html: await sent.text(), bytes: Number(sent.headers.get('Content-Length')) + head.length }
  }
  const list = await weigh('/places')
  expect(list.html.match(/<li data-at/g)).toHaveLength(100)
  expect(list.bytes).toBeLessThanOrEqual(13_000)
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
