/** The default content of the sections that every page, or more than one, shows. */
import { birthsInGhana, foundInCrisis } from '../facts/ghana.ts'
import { defaultName } from '../organisation-name.ts'
import { ashantiScreening } from '../sources/ghana.ts'
import { whoPregnancyGuide } from '../sources/who.ts'
import type { SiteContent, Statistic } from './types.ts'

/** The contact details: placeholders, which no page shows, until an administrator enters the real ones. */
export const contact: SiteContent['contact'] = {
  email: 'info@voima.example',
  address: [],
  place: { name: 'Accra, Ghana', latitude: 5.6037, longitude: -0.187 },
}

/** While the email address is the example, pages lead to the contact form instead. */
export const isExampleContact = ({ email }: Pick<SiteContent['contact'], 'email'>) => email === contact.email

/** The default place is no address, so a map shows no pin there. */
export const isExamplePlace = ({ latitude, longitude }: SiteContent['contact']['place']) =>
  latitude === contact.place.latitude && longitude === contact.place.longitude

/** Empty until an administrator enters the details that Ghana’s Data Protection Act requires. */
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

export const story: SiteContent['story'] = {
  opening: `${birthsInGhana.text} Most are not diagnosed at birth.`,
  home: `${foundInCrisis.text} Young people in Ghana decided that this was too late. We want every person to know their genotype, every baby to be tested, and nobody left to face it alone.`,
  rest: [
    `${foundInCrisis.text} Some people still call the disease a curse. It is not. It is passed on through the genes of both parents, and it is nobody’s fault.`,
    'Young people decided to act. We want every person to know their genotype, every baby to be tested, and nobody left to face it alone.',
  ],
}

const numbers = [
  {
    value: '240,000',
    label: 'annual births with SCD worldwide',
    note: 'Estimated for Africa alone. Worldwide: 515,000 in 2021.',
    source: 'For Africa: Williams',
    year: '2016',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6858853',
  },
  {
    value: '60%',
    label: 'of SCD cases in Sub-Saharan Africa',
    note: 'WHO’s figure is higher: about 8 in 10.',
    source: 'For 8 in 10: WHO',
    year: '2025',
    url: whoPregnancyGuide.url,
  },
  {
    value: '150,000',
    label: 'annual child deaths from SCD in Africa',
    note: 'A newer estimate: 81,100 children under five in 2021, worldwide.',
    source: 'For 81,100 and 515,000: The Lancet Haematology',
    year: '2023',
    url: 'https://doi.org/10.1016/S2352-3026(23)00118-7',
  },
] satisfies [Statistic, Statistic, Statistic]

const newborns: Statistic = {
  value: '2%',
  label: 'of newborns in Ghana with SCD',
  note: 'About 1 baby in 50. Newborn tests, almost all in Ashanti, found 1.7%.',
  source: 'Noguchi Institute',
  year: '1995–2020',
  url: ashantiScreening.url,
}

/** The statistics of the home page: three in rows, and one with a drawing. */
export const statistics = { numbers, newborns } satisfies SiteContent['statistics']
