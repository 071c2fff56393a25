/** The numbers about clinics, medicine and pregnancy. */
import { scAndEyes, scIsDisease } from '#shared/facts/disease.ts'
import { eyesInSc } from '#shared/sources/care.ts'
import { korleBuBurden, korleBuClinic, korleBuDeaths, korleBuPregnancies } from '#shared/sources/ghana.ts'
import { hydroxyureaTrial } from '#shared/sources/medicine.ts'
import { sourceOf } from '#shared/sources/published-source.ts'
import { clinicsPage, type ExplainedStatistic, inGhana, typesPage, whoGuide, whoRelease } from './statistics.ts'

export const clinicStatistics: ExplainedStatistic[] = [
  ...inGhana(
    {
      ...clinicsPage,
      id: 'clinics-16',
      value: 'About 16',
      label: 'clinics in Ghana specialise in sickle cell',
      meaning: 'Most of them are in the south.',
      note: 'The source has no date, but it describes a time around 2020. There may be more clinics now, or fewer.',
      confidence: 'low',
    },
    {
      id: 'clinic-27000',
      value: 'Over 27,000',
      label: 'people have been cared for at the largest clinic for adults',
      meaning: 'It is at Korle Bu in Accra. It marked 50 years of work in 2025.',
      note: 'This comes from a news report, not from the clinic itself.',
      ...sourceOf(korleBuClinic),
      confidence: 'medium',
    },
    {
      id: 'sc-4-in-10',
      value: '4 in 10',
      label: 'patients at the main clinic in Accra had SC',
      meaning: `${scIsDisease.text} ${scAndEyes.text}`,
      note: 'Patients aged 13 or over, in 2013 and 2014. Other parts of Ghana may differ.',
      ...sourceOf(korleBuBurden),
      confidence: 'medium',
      others: [
        { ...typesPage, source: `For what SC is: ${typesPage.source}` },
        { ...sourceOf(eyesInSc), source: `For the eyes: ${eyesInSc.publisher}, retinopathy` },
      ],
    },
  ),
  {
    id: 'hydroxyurea-half',
    value: 'About half',
    label: 'as many pain crises with the medicine hydroxyurea',
    meaning: 'Pain crises and malaria both fell by about half in 606 African children aged 1 to 10.',
    note: 'The same children were compared before and after. There was no comparison group.',
    ...sourceOf(hydroxyureaTrial),
    confidence: 'medium',
  },
]

export const pregnancyStatistics: ExplainedStatistic[] = [
  {
    ...whoGuide,
    id: 'pregnancy-4-to-11',
    value: '4 to 11 times',
    label: 'higher risk of dying in pregnancy or childbirth',
    meaning:
      'This is for women with the disease, in the whole world. WHO says that with good care they can have safe and healthy pregnancies.',
    note: 'WHO gives a range, not one number.',
    confidence: 'medium',
    others: [whoRelease],
  },
  ...inGhana({
    id: 'korle-bu',
    value: 'From 9.5% to 1.1%',
    label: 'deaths of pregnant women with the disease at Korle Bu, before and after team care began',
    meaning:
      'Sickle cell doctors and maternity doctors began to work as one team. Before, 15 of 158 women died. Afterwards, 1 of 90 women died. The risk fell by 89%.',
    note: 'One hospital, over the first 13 months. Numbers this small can change by chance.',
    ...sourceOf(korleBuPregnancies),
    confidence: 'medium',
    others: [sourceOf(korleBuDeaths)],
  }),
]
