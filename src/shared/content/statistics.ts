import type { SiteContent, Statistic } from './words.ts'

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

/** What the home page counts: three in rows, and one with a drawing. */
export const statistics = { numbers, newborns } satisfies SiteContent['statistics']
