import { organisation } from '../content/organisation.ts'
import type { Thing } from './thing.ts'

const idOf = (site: string) => `${site}/#organisation`

/** Enough to know us by, wherever we are named beside something else. */
export const publisher = (site: string): Thing => ({
  '@type': 'NGO',
  '@id': idOf(site),
  name: 'Voima',
  url: `${site}/`,
})

export const organisationThing = (site: string, description: string): Thing => ({
  ...publisher(site),
  description,
  logo: `${site}/favicon.svg`,
  email: organisation.email,
  areaServed: { '@type': 'Country', name: 'Ghana' },
})

export const webSiteThing = (site: string): Thing => ({
  '@type': 'WebSite',
  name: 'Voima',
  url: `${site}/`,
  inLanguage: 'en',
  publisher: { '@id': idOf(site) },
})
