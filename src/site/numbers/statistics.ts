/** The main numbers of the site, with their meaning and certainty. The home page provides its four. */
import { statistics } from '#shared/content/story.ts'
import type { Statistic } from '#shared/content/types.ts'
import { isInGhana } from '#shared/country/country.ts'
import {
  accraDiagnoses,
  ashantiScreening,
  carriersOneInFour,
  clinicsCounted,
  guidelinesLaunch,
  hoBloodDonors,
  knowledgeNearCapeCoast,
  korleBuClinic,
  ministryFigures,
  newbornsReached,
  newbornsUntil2018,
  pupilsInAccra,
} from '#shared/sources/ghana.ts'
import { africanBirths, earlyDeaths, typesOfDisease, worldStudy } from '#shared/sources/medicine.ts'
import { sourceOf } from '#shared/sources/published-source.ts'
import { whoPregnancyGuide, whoPregnancyRelease } from '#shared/sources/who.ts'

export type Confidence = 'high' | 'medium' | 'low'

type Source = Pick<Statistic, 'source' | 'year' | 'url'>

/**
 * `note` states how far the number can be trusted; `account` explains a doubtful number in full; `id` is the fragment
 * for links to the number; `others` are further sources.
 */
export type ExplainedStatistic = Statistic & {
  id: string
  meaning: string
  confidence: Confidence
  account?: string
  others?: Source[]
}

export const noSource = 'We have not found a published source for this number.'

/**
 * Statistics that were edited before the site named other sources may have a statement that there is none in their
 * place.
 */
export const hasSource = ({ source }: Statistic) => source !== noSource

const {
  numbers: [births, cases, deaths],
  newborns,
} = statistics

const lancet = sourceOf(worldStudy)
export const whoGuide = sourceOf(whoPregnancyGuide)
export const whoRelease = sourceOf(whoPregnancyRelease)
const centralRegion = sourceOf(knowledgeNearCapeCoast)
export const clinicsPage = sourceOf(clinicsCounted)
export const typesPage = sourceOf(typesOfDisease)

/** A source for a part of the number. */
const forOnly = (part: string, { source, ...more }: Source & { year: string; url: string }) => ({
  source: `For ${part}: ${source}`,
  ...more,
})

/** Elsewhere nothing. */
export const inGhana = (...statistics: ExplainedStatistic[]) => (isInGhana ? statistics : [])

export const homeStatistics: ExplainedStatistic[] = [
  {
    ...births,
    ...forOnly('Africa', sourceOf(africanBirths)),
    id: 'births-240000',
    meaning: 'How many babies are born with sickle cell disease in one year. The study says “at least”.',
    confidence: 'low',
    others: [forOnly('515,000', lancet)],
  },
  {
    ...cases,
    ...forOnly('8 in 10', whoGuide),
    id: 'share-60',
    meaning: 'The share of all people with the disease who live south of the Sahara.',
    account: `${noSource} Use “8 in 10” below instead.`,
    confidence: 'low',
  },
  {
    ...deaths,
    ...forOnly('81,100', lancet),
    id: 'child-deaths-150000',
    meaning: 'An older estimate of how many children in Africa die of the disease each year.',
    account: `${noSource} It is nearly twice the newer estimate for the whole world. In 2011, researchers wrote that 50 to 90 in every 100 children with SS in Africa may die young. They added that the data were too weak to be sure.`,
    confidence: 'low',
    others: [forOnly('50 to 90 in 100', sourceOf(earlyDeaths))],
  },
  ...inGhana({
    ...newborns,
    ...sourceOf(ashantiScreening),
    id: 'newborns-2',
    meaning:
      'Of 528,735 babies tested in Ghana, 9,068 had sickle cell disease. Until 2020, Ashanti was the only region in the national programme.',
    confidence: 'medium',
  }),
]

export const newerStatistics: ExplainedStatistic[] = [
  {
    ...lancet,
    id: 'births-515000',
    value: '515,000',
    label: 'babies born with sickle cell disease in 2021, in the whole world',
    meaning: 'It counts every type of the disease. The 240,000 above is for Africa alone.',
    note: 'A careful estimate. Most countries do not test every baby.',
    confidence: 'medium',
  },
  {
    ...whoGuide,
    id: 'share-80',
    value: '8 in 10',
    label: 'of the world’s cases are in Sub-Saharan Africa',
    meaning: 'Use it instead of the 60% above.',
    note: 'WHO says “about”. We read the number in WHO’s news release.',
    confidence: 'medium',
    others: [whoRelease],
  },
  {
    ...lancet,
    id: 'deaths-376000',
    value: '376,000',
    label: 'people with sickle cell disease died in 2021, in the whole world',
    meaning: 'All ages. About 81,100 of them were children under five.',
    note: 'Methods differ. Counting only deaths recorded as caused by the disease gives 34,400.',
    confidence: 'low',
  },
  {
    ...lancet,
    id: 'people-7700000',
    value: '7.7 million',
    label: 'people live with sickle cell disease',
    meaning: 'All ages, in the whole world, in 2021. It is about 41% more than in 2000.',
    note: 'A careful estimate. WHO uses the same number.',
    confidence: 'medium',
    others: [whoGuide, whoRelease],
  },
]

export const ghanaStatistics = inGhana(
  {
    id: 'births-ghana-15000',
    value: '15,000 to 18,000',
    label: 'babies are born with sickle cell disease in Ghana each year',
    meaning: 'It is about 2% of all births. Far fewer are found at birth, because most babies are not tested then.',
    note: 'The Ministry of Health said 18,000 in December 2025 and 15,000 in February 2026.',
    ...forOnly('18,000', sourceOf(guidelinesLaunch)),
    confidence: 'medium',
    others: [forOnly('15,000', sourceOf(ministryFigures))],
  },
  {
    id: 'screened-at-birth',
    value: '2 to 3 in 100',
    label: 'babies in Ghana were tested at birth, from 1995 to 2018',
    meaning: 'Nearly all of them were in Ashanti. So most children with the disease are found later.',
    note: 'The Sickle Cell Foundation of Ghana said so in 2018, and said about 3 in 100 in 2022.',
    ...sourceOf(newbornsUntil2018),
    confidence: 'low',
    others: [sourceOf(newbornsReached)],
  },
  {
    id: 'carriers-1-in-3',
    value: '1 in 4 to 1 in 3',
    label: 'people in Ghana carry an S or C gene',
    meaning: 'A carrier has one S or C gene and can pass it on to a child.',
    note: 'These are estimates. The Ministry of Health says that 20% to 30% have AS. Of 272 blood donors in Ho, 13% were AS and 8% were AC.',
    ...forOnly('1 in 3', sourceOf(korleBuClinic)),
    confidence: 'medium',
    others: [
      forOnly('1 in 4', sourceOf(carriersOneInFour)),
      forOnly('S alone', sourceOf(ministryFigures)),
      forOnly('blood donors', sourceOf(hoBloodDonors)),
    ],
  },
  {
    id: 'crisis-2-in-3',
    value: '2 in 3',
    label: 'patients were diagnosed during a pain crisis',
    meaning: 'Parents of 354 children and adults with the disease were asked. The exact figure is 66%.',
    note: 'One hospital in Accra, asked from 2009 to 2013. Other places may differ.',
    ...sourceOf(accraDiagnoses),
    confidence: 'low',
  },
  {
    ...centralRegion,
    id: 'status-half',
    value: 'About half',
    label: 'know their own sickle cell status',
    meaning: 'Of 386 people asked, 49.7% knew. Nearly all, 98.7%, had heard of the disease.',
    note: 'One place in the Central Region, with many students. It may not be true for all of Ghana.',
    confidence: 'low',
  },
  {
    ...centralRegion,
    id: 'fate-3-in-10',
    value: '3 in 10',
    label: 'said that having a child with the disease is a matter of fate',
    meaning:
      'Yet 9 in 10 knew that it is passed on in families. Some spoke of curses. It comes from the genes of both parents.',
    note: 'The same 386 people. It may not be true for all of Ghana.',
    confidence: 'low',
  },
  {
    id: 'pupils-2-in-3',
    value: '2 in 3',
    label: 'pupils who knew of the disease believed it could be cured',
    meaning: 'A stem cell transplant can cure it, but most people in Ghana cannot get one.',
    note: 'A small study: 115 pupils at one senior high school in Accra.',
    ...sourceOf(pupilsInAccra),
    confidence: 'low',
    others: [forOnly('transplants', clinicsPage)],
  },
)
