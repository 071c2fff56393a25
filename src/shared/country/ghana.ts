/**
 * Ghana, the country that the product comes with. Regions, towns and map are in files of their own, which name their
 * sources: only the pages that need them load them.
 */
import type { Country, CountryFacts } from './pack.ts'

export const ghana = {
  code: 'GH',
  name: 'Ghana',
  emergencyNumber: '112',
  languages: { tw: 'Twi', ee: 'Eʋegbe', gaa: 'Gã', dag: 'Dagbanli', ha: 'Hausa' },
  currency: { sign: 'GH¢', name: 'cedis', hundredth: 'pesewas' },
  callingCode: '233',
  phone: { groups: [2, 3, 4], tollFree: '80', example: '020 000 0000' },
  timeZone: 'UTC',
  timeName: 'Ghana time',
  privacyLaw: {
    name: 'Data Protection Act',
    fullName: 'Data Protection Act, 2012 (Act 843)',
    authority: 'Data Protection Commission',
    url: 'https://dataprotection.org.gh/',
  },
  healthInsurance: 'NHIS',
  view: { latitude: 7.95, longitude: -1.03, height: 3.4, width: 2.4, zoom: 7 },
  capital: { name: 'Accra', latitude: 5.6037, longitude: -0.187 },
} satisfies CountryFacts

/** Apart, because no page shows them. */
export const ghanaSources: Country['sources'] = [
  {
    of: ['emergencyNumber'],
    name: 'Citi Newsroom, 2020',
    url: 'https://citinewsroom.com/2020/01/nana-addo-commissions-307-ambulances-photos/',
    checkedOn: '2026-11-26',
  },
  {
    of: ['privacyLaw'],
    name: 'Data Protection Act, 2012, of Ghana, in Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Data_Protection_Act,_2012',
    checkedOn: '2026-11-28',
  },
  {
    of: ['callingCode', 'phone'],
    name: 'Ghana phone numbers, by Sent',
    url: 'https://sent.dm/es/resources/phone-number-standards/gh',
    checkedOn: '2026-11-28',
  },
  {
    of: ['timeZone'],
    name: 'tz database, Africa/Accra: UTC all year',
    url: 'https://www.iana.org/time-zones',
    checkedOn: '2026-11-28',
  },
  {
    of: ['healthInsurance'],
    name: 'Ghanaian Times in allAfrica, 2024',
    url: 'https://allafrica.com/stories/202411130383.html',
    checkedOn: '2026-11-26',
  },
]
