/** Texts of the pages with places of care. */
import { country } from '../country/country.ts'
import { longDay } from '../format.ts'
import type { CheckMethod, NhisAnswer, PlaceKind } from '../places/place-values.ts'

const kinds: Record<PlaceKind, string> = {
  test: 'Sickle cell test',
  newborn: 'Newborn screening',
  adults: 'Clinic for adults',
  children: 'Clinic for children',
  hydroxyurea: 'Hydroxyurea',
  counselling: 'Counselling',
  group: 'Support group',
}

/** The national health insurance. */
const insurance = country.healthInsurance ?? 'Insurance'

const nhis: Record<NhisAnswer, string> = {
  yes: `${insurance}: yes`,
  no: `${insurance}: no`,
  ask: `${insurance}: ask first`,
}

const ways: Record<CheckMethod, string> = {
  called: 'by phone',
  visited: 'in person',
  website: 'on its website',
  told: 'from what we were told',
}

type Checked = { checkedOn?: string | undefined; checkedHow?: CheckMethod | undefined; freshness?: string | undefined }

/** The line about the age of the details. */
const checked = ({ checkedOn = '', checkedHow = 'told', freshness }: Checked) => {
  if (freshness === 'notChecked') return `Not checked since ${longDay(checkedOn)}. Call first.`
  return `Checked on ${longDay(checkedOn)} ${ways[checkedHow]}${freshness === 'callFirst' ? '. Call first.' : ''}`
}

/** A distance in a straight line. */
const distance = (km: number) => (km < 1 ? 'less than 1 km away' : `about ${km} km away`)

export const placesWording = {
  title: 'Find care',
  /** True also while no place is listed. */
  lead: 'A list of places that test for sickle cell or treat it. We add a place only after checking it, and show the day of the check. Call before you travel.',
  titleIn: (region: string) => `Find care: ${region}`,
  kinds,
  nhis,
  ways,
  checked,
  distance,
  anyRegion: 'All regions',
  anyKind: 'Everything',
  noTown: 'Any town',
  region: 'Region',
  kind: 'What you need',
  town: 'Near which town?',
  show: 'Show places',
  townLink: 'Nearest to a town',
  locate: 'Sort by my position',
  locating: 'Finding your position …',
  located: 'The nearest place is first. Your position stayed on this phone.',
  notLocated: 'Your phone did not give its position. Choose a town instead.',
  nearest: 'Nearest first',
  nearestTo: (town: string) => `Nearest to ${town} first`,
  straightLine: 'Distances are in a straight line. The road is longer.',
  stale: 'Not checked for a year',
  map: 'Map',
  mapLabel: 'Map of the places',
  dot: (towns: string, count: number) => `${towns}: ${count === 1 ? '1 place' : `${count} places`}`,
  whatsapp: 'WhatsApp',
  empty: 'No places here yet. We phone or visit each one before we list it.',
  know: 'Do you know a clinic or a laboratory?',
  tell: 'Tell us its name, town and phone number.',
  canYouCall: 'Can you call places for us?',
  help: 'Help us check them.',
  none: 'No place in our list fits this choice.',
  all: 'Show all places',
  ask: 'Ask a question',
  missingTitle: 'This place is not in our list',
  missing: 'We take a place off the list when it has closed, or when nobody could check it for 18 months.',
  failed: 'The list could not be loaded. Please try again.',
  data: 'Find care as open data:',
  credit: 'Towns: GeoNames, CC BY 4.0. Outline of the map: Natural Earth.',
  wrong: 'Is this wrong? Tell us',
  call: 'Call',
  directions: 'Directions',
  mapSite: 'Open on OpenStreetMap',
  facts: {
    kinds: 'What they do',
    region: 'Region',
    open: 'Open',
    ages: 'Ages',
    nhis: `Takes ${insurance}`,
    source: 'Source',
  },
  nhisQuestion: `Does ${insurance} pay?`,
  nhisAnswers: { yes: 'Yes', no: 'No', ask: 'Ask before you travel' },
  about: (name: string, town: string) => `You are writing about: ${name}, ${town}.`,
  correction: (name: string, address: string) => `${name}\n${address}\n\nWhat is wrong: `,
  printed: (address: string) => `More places, and the newest details: ${address}`,
} as const
