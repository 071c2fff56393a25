/**
 * The public list as open data: the Human Services Data Specification (HSDS 3.2, https://docs.openreferral.org), and a
 * table for spreadsheets. `assured_date` says when the details were last found right.
 */
import { createHash } from 'node:crypto'
import { internationalDigits } from '#shared/country/phone.ts'
import { regions } from '#shared/country/regions.ts'
import { placesPath } from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import { csvLine, csvStart } from '../export/csv.ts'

/** HSDS requires UUIDs: the same text gives the same UUID (version 8, RFC 9562). */
const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** `site`: the public URL of this site. */
export const toHsds = (places: Place[], site: string) => ({
  total_items: places.length,
  contents: places.map((place) => serviceOf(place, site)),
})

const serviceOf = (place: Place, site: string) => {
  const { _id, name, slug, kinds, ages, nhis, checkedOn, days, hours, freshness } = place
  const ids = { service: uuidOf(`service ${_id}`), organization: uuidOf(`organization ${_id}`) }
  const open = [days, hours].filter(Boolean).join(', ')
  return {
    id: ids.service,
    organization_id: ids.organization,
    name,
    description: kinds.map((kind) => placesWording.kinds[kind]).join(', '),
    url: `${site}${placesPath}/${slug}`,
    status: 'active',
    eligibility_description: ages,
    fees_description: placesWording.nhis[nhis],
    assured_date: checkedOn,
    ...(freshness !== 'current' && { alert: placesWording.checked(place) }),
    organization: { id: ids.organization, name, description: name },
    phones: phonesOf(place),
    schedules: open ? [{ id: uuidOf(`schedule ${_id}`), description: open }] : [],
    service_at_locations: [
      { id: uuidOf(`service_at_location ${_id}`), service_id: ids.service, location: locationOf(place) },
    ],
  }
}

const phonesOf = ({ _id, phones, whatsapp }: Place) => [
  ...phones.map((phone) => ({
    id: uuidOf(`phone ${_id} ${phone}`),
    number: `+${internationalDigits(phone)}`,
    type: 'voice',
  })),
  ...(whatsapp
    ? [
        {
          id: uuidOf(`whatsapp ${_id}`),
          number: `+${internationalDigits(whatsapp)}`,
          type: 'text',
          description: placesWording.whatsapp,
        },
      ]
    : []),
]

const locationOf = ({ _id, name, landmark, town, district, region, lat, lon }: Place) => ({
  id: uuidOf(`location ${_id}`),
  location_type: 'physical',
  name,
  description: landmark,
  ...(lat !== null && lon !== null && { latitude: lat, longitude: lon }),
  addresses: [
    {
      id: uuidOf(`address ${_id}`),
      address_1: landmark || town,
      city: town,
      region: district,
      state_province: regions[region],
      postal_code: '',
      country: region.slice(0, 2),
      address_type: 'physical',
    },
  ],
})

const columns = {
  name: ({ name }: Place) => name,
  kinds: ({ kinds }: Place) => kinds.join(' '),
  region: ({ region }: Place) => region,
  region_name: ({ region }: Place) => regions[region],
  district: ({ district }: Place) => district,
  town: ({ town }: Place) => town,
  landmark: ({ landmark }: Place) => landmark,
  phones: ({ phones }: Place) => phones.join(', '),
  whatsapp: ({ whatsapp }: Place) => whatsapp,
  days: ({ days }: Place) => days,
  hours: ({ hours }: Place) => hours,
  nhis: ({ nhis }: Place) => nhis,
  ages: ({ ages }: Place) => ages,
  // One cell for both, because a spreadsheet would treat a longitude that begins with - as a formula.
  latitude_longitude: ({ lat, lon }: Place) => (lat === null ? '' : `${lat}, ${lon}`),
  source: ({ source }: Place) => source,
  assured_date: ({ checkedOn }: Place) => checkedOn ?? '',
  assured_how: ({ checkedHow }: Place) => checkedHow ?? '',
}

/** Only `assured_date` has its HSDS name here, because people read this table in a spreadsheet. */
export const placesCsv = (places: Place[]) =>
  [
    csvStart,
    csvLine(Object.keys(columns)),
    ...places.map((place) => csvLine(Object.values(columns).map((cell) => cell(place)))),
  ].join('')
