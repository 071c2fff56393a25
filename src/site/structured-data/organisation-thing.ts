import { emailMark } from '#shared/content/frame.ts'
import type { FaqEntry, SiteContent } from '#shared/content/types.ts'
import type { Thing } from './structured-data.tsx'

const idOf = (site: string) => `${site}/#organisation`

/** Enough to know us by, wherever we are named beside something else. */
export const publisher = (site: string): Thing => ({
  '@type': 'NGO',
  '@id': idOf(site),
  name: 'Voima',
  url: `${site}/`,
})

type About = { description: string; contact: SiteContent['contact']; social: SiteContent['social'] }

export const organisationThing = (site: string, { description, contact, social }: About): Thing => ({
  ...publisher(site),
  description,
  logo: `${site}/favicon.svg`,
  email: contact.email,
  ...(contact.phone && { telephone: contact.phone }),
  areaServed: { '@type': 'Country', name: 'Ghana' },
  ...(social.accounts.length > 0 && { sameAs: social.accounts.map(({ url }) => url) }),
})

export const webSiteThing = (site: string): Thing => ({
  '@type': 'WebSite',
  name: 'Voima',
  url: `${site}/`,
  inLanguage: 'en',
  publisher: { '@id': idOf(site) },
})

/** The questions of the home page, word for word as they stand there. */
export const questionsThing = (questions: FaqEntry[], email: string): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll(emailMark, email) },
  })),
})
