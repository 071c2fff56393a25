/** Places of care that do not exist, for tests. */
import type { Region } from '#shared/country/regions.ts'
import { NewPlace } from '#shared/shapes/place.ts'

export const clinic = NewPlace.parse({
  name: 'Example clinic',
  kinds: ['test', 'adults'],
  region: 'GH-TV',
  town: 'Ho',
  landmark: 'Beside the lorry station',
  phones: ['020 000 0000'],
  days: 'Tuesday and Thursday',
  hours: '8 am to 2 pm',
  ages: 'From 13 years',
  source: 'Told by the records office',
})

export const clinicIn = (town: string, region: Region) => ({ ...clinic, name: `Clinic of ${town}`, town, region })
