/** Creates places of care as varied as real ones, with the same random numbers in each run. */
import { towns } from '#shared/country/towns.ts'
import type { Calls } from './calls.ts'
import { clinic } from './clinics.ts'

const names = ['Regional Hospital', 'Polyclinic', 'Health Centre', 'Medical Laboratory', 'Community Clinic']
const marks = ['Beside the lorry station', 'Opposite the post office', 'Near the main market', 'By the roundabout']
const days = ['Tuesday and Thursday', 'Monday to Friday', 'Every Wednesday', 'First Monday of the month']
const hours = ['8 am to 2 pm', '8 am to noon', '24 hours', '9 am to 4 pm']
const kinds = [['test'], ['test', 'newborn'], ['adults', 'children', 'hydroxyurea'], ['test', 'adults', 'counselling']]

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

/** Each place is checked on a day of the last 430 days. */
export const createPlaces = async ({ create }: Pick<Calls, 'create'>, count: number) => {
  const random = createRandom()
  for (let index = 0; index < count; index += 1) {
    const { place } = await create('/places', placeAt(index, random))
    const on = new Date(Date.now() - random(430) * 86_400_000).toISOString().slice(0, 10)
    await create(`/places/${place._id}/checks`, { how: 'called', result: 'right', on })
  }
}
