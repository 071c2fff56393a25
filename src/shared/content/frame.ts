/** The default content of the sections that every page, or more than one, shows. */
import { country } from '../country/country.ts'
import { defaultName } from '../organisation-name.ts'
import type { SiteContent } from './types.ts'

/** The contact details: placeholders, which no page shows, until an administrator enters the real ones. */
export const contact: SiteContent['contact'] = {
  email: 'info@voima.example',
  address: [],
  place: { ...country.capital, name: `${country.capital.name}, ${country.name}` },
}

/** While the email address is the example, pages lead to the contact form instead. */
export const isExampleContact = ({ email }: Pick<SiteContent['contact'], 'email'>) => email === contact.email

/** The default place is no address, so a map shows no pin there. */
export const isExamplePlace = ({ latitude, longitude }: SiteContent['contact']['place']) =>
  latitude === contact.place.latitude && longitude === contact.place.longitude

/** Empty until an administrator enters the details that the law on personal data requires. */
export const organisation: SiteContent['organisation'] = { answerDays: 21 }

export const look: SiteContent['look'] = { name: defaultName, accent: '#bc1d26' }

/** Empty until the organisation has accounts, so that no link leads nowhere. */
export const social: SiteContent['social'] = { accounts: [] }

export const footer: SiteContent['footer'] = {
  newsletterTitle: 'A short email newsletter',
  newsletterText: 'News and clear facts. Unsubscribe at any time.',
}

/** Pages replace this mark with the organisation's email address, or with a link to the contact form. */
export const emailMark = '{email}'

/** Pages replace this mark with a sentence about the social accounts, if there are any. */
export const accountsMark = '{accounts}'
