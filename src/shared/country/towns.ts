/** The towns of the country with their position to about 1 km. */
import { isKeyOf } from '../keys.ts'
import { otherCountry } from './country.ts'
import { ghanaTowns } from './ghana-towns.ts'
import { type Region, regions } from './regions.ts'

export type Town = { name: string; region: Region; lat: number; lon: number }

export const towns: readonly Town[] = (otherCountry?.towns ?? ghanaTowns)
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', region = '', lat, lon] = line.split('|')
    return isKeyOf(regions, region) ? [{ name, region, lat: Number(lat), lon: Number(lon) }] : []
  })

export const townNamed = (name: string) => towns.find((town) => town.name === name)
