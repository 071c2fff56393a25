/** The numbers about clinics, medicine and pregnancy. */
import { eyesInSc } from '#shared/sources/care.ts'
import { scAndEyes } from '../type-facts.ts'
import { clinicsPage, type ExplainedStatistic, typesPage, whoStatement } from './statistics.ts'

export const clinicStatistics: ExplainedStatistic[] = [
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
    source: 'Ghana Institute of Clinical Genetics, as reported by IPN News',
    year: '2025',
    url: 'https://ipnnews.media/?p=65023',
    confidence: 'medium',
  },
  {
    id: 'sc-4-in-10',
    value: '4 in 10',
    label: 'patients at the main clinic in Accra had SC',
    meaning: `SC is one type of the disease. It is often milder than SS, but it can cause the same kinds of problems. ${scAndEyes}`,
    note: 'Patients aged 13 or over, in 2013 and 2014. Other parts of Ghana may differ.',
    source: 'Burden of Sickle Cell Disease in Ghana: The Korle-Bu Experience, in Advances in Hematology',
    year: '2018',
    url: 'https://doi.org/10.1155/2018/6161270',
    confidence: 'medium',
    others: [
      { ...typesPage, source: `For what SC is: ${typesPage.source}` },
      { ...typesPage, source: 'For the eyes: Children’s Wisconsin, retinopathy', url: eyesInSc.url },
    ],
  },
  {
    id: 'hydroxyurea-half',
    value: 'About half',
    label: 'as many pain crises with the medicine hydroxyurea',
    meaning: 'Pain crises and malaria both fell by about half in 606 African children aged 1 to 10.',
    note: 'The same children were compared before and after. There was no comparison group.',
    source: 'Tshilolo and others (the REACH study), in the New England Journal of Medicine',
    year: '2019',
    url: 'https://doi.org/10.1056/NEJMoa1813598',
    confidence: 'medium',
  },
]

export const pregnancyStatistics: ExplainedStatistic[] = [
  {
    ...whoStatement,
    id: 'pregnancy-4-to-11',
    value: '4 to 11 times',
    label: 'higher risk of dying in pregnancy or childbirth',
    meaning:
      'This is for women with the disease, in the whole world. WHO says that with good care they can have safe and healthy pregnancies.',
    note: 'WHO gives a range, not one number.',
    confidence: 'medium',
    others: [
      {
        source: 'WHO’s guideline on sickle cell disease in pregnancy',
        year: '2025',
        url: 'https://www.who.int/publications/i/item/9789240109124',
      },
    ],
  },
  {
    id: 'korle-bu',
    value: 'From 9.5% to 1.1%',
    label: 'deaths of pregnant women with the disease at Korle Bu, before and after team care began',
    meaning:
      'Sickle cell doctors and maternity doctors began to work as one team. Before, 15 of 158 women died. Afterwards, 1 of 90 women died. The risk fell by 89%.',
    note: 'One hospital, over the first 13 months. Numbers this small can change by chance.',
    source: 'Asare and others, in the American Journal of Hematology',
    year: '2017',
    url: 'https://pure.ug.edu.gh/en/publications/implementation-of-multidisciplinary-care-reduces-maternal-mortali-3',
    confidence: 'medium',
    others: [
      {
        source: 'Asare and others, in Blood Advances',
        year: '2022',
        url: 'https://ashpublications.org/bloodadvances/article/6/7/1977/484111/Sustainability-of-low-maternal-mortality-in',
      },
    ],
  },
]
