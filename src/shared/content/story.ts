/** The default story and statistics, from the sourced facts. They are not in `frame.ts`, which every page loads. */
import { isInGhana } from '../country/country.ts'
import { fromBothParents, peopleInTheWorld, whereTheyLive } from '../facts/disease.ts'
import { birthsInGhana, foundInCrisis } from '../facts/ghana.ts'
import { ashantiScreening } from '../sources/ghana.ts'
import { africanBirths, worldStudy } from '../sources/medicine.ts'
import { sourceOf } from '../sources/published-source.ts'
import { whoPregnancyGuide } from '../sources/who.ts'
import type { SiteContent, Statistic } from './types.ts'

const storyInGhana: SiteContent['story'] = {
  opening: `${birthsInGhana.text} Most are not diagnosed at birth.`,
  home: `${foundInCrisis.text} Young people in Ghana decided that this was too late. We want every person to know their genotype, every baby to be tested, and nobody left to face it alone.`,
  rest: [
    `${foundInCrisis.text} Some people still call the disease a curse. It is not. It is passed on through the genes of both parents, and it is nobody’s fault.`,
    'Young people decided to act. We want every person to know their genotype, every baby to be tested, and nobody left to face it alone.',
  ],
}

const wish = 'We want every person to know their genotype, every baby to be tested, and nobody left to face it alone.'

export const story: SiteContent['story'] = isInGhana
  ? storyInGhana
  : {
      opening: `${peopleInTheWorld.text} ${whereTheyLive.text}`,
      home: wish,
      rest: [`Some people call the disease a curse. It is not. ${fromBothParents.text}`, wish],
    }

const numbers = [
  {
    value: '240,000',
    label: 'annual births with SCD worldwide',
    note: 'Estimated for Africa alone. Worldwide: 515,000 in 2021.',
    ...sourceOf(africanBirths, 'For Africa: Williams'),
  },
  {
    value: '60%',
    label: 'of SCD cases in Sub-Saharan Africa',
    note: 'WHO’s figure is higher: about 8 in 10.',
    ...sourceOf(whoPregnancyGuide, 'For 8 in 10: WHO'),
  },
  {
    value: '150,000',
    label: 'annual child deaths from SCD in Africa',
    note: 'A newer estimate: 81,100 children under five in 2021, worldwide.',
    ...sourceOf(worldStudy, 'For 81,100 and 515,000: The Lancet Haematology'),
  },
] satisfies [Statistic, Statistic, Statistic]

const newbornsInGhana: Statistic = {
  value: '2%',
  label: 'of newborns in Ghana with SCD',
  note: 'About 1 baby in 50. Newborn tests, almost all in Ashanti, found 1.7%.',
  ...sourceOf(ashantiScreening, 'Noguchi Institute'),
}

const newborns: Statistic = isInGhana
  ? newbornsInGhana
  : {
      value: '8 in 10',
      label: 'of the world’s cases are in Sub-Saharan Africa',
      note: 'WHO says “about”.',
      ...sourceOf(whoPregnancyGuide, 'WHO'),
    }

/** The statistics of the home page: three in rows, and one with a drawing. */
export const statistics = { numbers, newborns } satisfies SiteContent['statistics']
