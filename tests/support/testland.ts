/** A country that does not exist, for tests: a site there may say nothing about Ghana. */
import type { Country } from '#shared/country/pack.ts'

export const country: Country = {
  code: 'XT',
  name: 'Testland',
  emergencyNumber: '999',
  languages: { xtl: 'Testish' },
  currency: { sign: 'TL$', name: 'testers', hundredth: 'bits' },
  callingCode: '999',
  phone: { groups: [4, 4], tollFree: '00', example: '0100 0000' },
  timeZone: 'Asia/Kathmandu',
  timeName: 'Testland time',
  privacyLaw: {
    name: 'Secrets Act',
    fullName: 'Secrets Act, 2020',
    authority: 'Secrets Office',
    url: 'https://secrets.example/',
  },
  healthInsurance: 'TIS',
  view: { latitude: 0.5, longitude: 0.5, height: 1, width: 1, zoom: 9 },
  capital: { name: 'Testville', latitude: 0.25, longitude: 0.75 },
  regions: { 'XT-N': 'North Test', 'XT-S': 'South Test' },
  towns: 'Northbury|XT-N|0.8|0.5\nTestville|XT-S|0.25|0.75',
  map: { edges: { north: 1, south: 0, west: 0, east: 1 }, unitsPerDegree: 60, outline: 'M0 0h60v60h-60z' },
  sources: [],
}
