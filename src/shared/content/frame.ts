/** The default content of the sections that every page, or more than one, shows. */
import type { SiteContent, Statistic } from './types.ts'

/** The contact details: placeholders, until an administrator enters the real ones. */
export const contact: SiteContent['contact'] = {
  email: 'info@voima.example',
  address: [],
  place: { name: 'Accra, Ghana', latitude: 5.6037, longitude: -0.187 },
}

/** Empty until the organisation has accounts, so that no link leads nowhere. */
export const social: SiteContent['social'] = { accounts: [] }

export const footer: SiteContent['footer'] = {
  newsletterTitle: 'One short newsletter, now and then',
  newsletterText: 'News, dates and plain facts. Unsubscribe any time.',
}

/** Pages replace this mark with the organisation's email address. */
export const emailMark = '{email}'

export const story: SiteContent['story'] = {
  opening: 'About 15,000 babies are born with sickle cell disease in Ghana each year. Most are not diagnosed at birth.',
  home: 'Families often learn the truth in a hospital, in the middle of a pain crisis. Young people in Ghana decided that is too late. We want every person to know their genotype, every baby to be tested, and no one to be alone.',
  rest: [
    'Their families learn late, often in a crisis. Some are told it is a curse. It is not. It comes from two parents’ genes, and it is nobody’s fault.',
    'Young people decided to act. We want every person to know their genotype, every baby to be tested, and no one to be alone.',
  ],
}

export const noSource = 'We have not found a published source for this number.'

const numbers = [
  {
    value: '240,000',
    label: 'annual births with SCD worldwide',
    note: 'Estimate from 2016, for Africa alone. A 2021 study puts the world figure at 515,000.',
    source: 'Williams, Sickle Cell Disease in Sub-Saharan Africa',
    year: '2016',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6858853',
  },
  {
    value: '60%',
    label: 'of SCD cases in Sub-Saharan Africa',
    note: `${noSource} WHO says about 8 in 10.`,
    source: noSource,
  },
  {
    value: '150,000',
    label: 'annual child deaths from SCD in Africa',
    note: `${noSource} Studies differ widely.`,
    source: noSource,
  },
] satisfies [Statistic, Statistic, Statistic]

const newborns: Statistic = {
  value: '2%',
  label: 'of newborns in Ghana with SCD: 1 baby in every 50',
  note: 'National newborn screening, 1995–2020: 1.7%.',
  source: 'Noguchi Memorial Institute, newborn screening for sickle cell disease',
  year: '1995–2020',
  url: 'https://noguchi.ug.edu.gh/research-activities/newborn-screening-for-sickle-cell-disease/',
}

/** The statistics of the home page: three in rows, and one with a drawing. */
export const statistics = { numbers, newborns } satisfies SiteContent['statistics']

/** Whether a voice or a team member is still the example that came with the site, and no real person. */
export const isExampleVoice = ({ name, quote }: { name: string; quote: string }) =>
  /^Example \d$/.test(name) || quote.startsWith('Example text.')

export const isPlaceholderMember = ({ name }: { name: string }) => /^Team member \d$/.test(name)
