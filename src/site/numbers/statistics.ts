/** Every number on the site, with its meaning and certainty. The home page provides its four. */
import { noSource, statistics } from '#shared/content/frame.ts'
import type { Statistic } from '#shared/content/types.ts'

export type Confidence = 'high' | 'fair' | 'low' | 'none'

/** `note` explains the certainty; `id` is the fragment for links to the number. */
export type ExplainedStatistic = Statistic & { id: string; meaning: string; confidence: Confidence }

export const hasSource = ({ source }: Statistic) => source !== noSource

const {
  numbers: [births, cases, deaths],
  newborns,
} = statistics

const worldStudy = {
  source: 'Global Burden of Disease Study 2021, in The Lancet Haematology',
  year: '2023',
  url: 'https://doi.org/10.1016/S2352-3026(23)00118-7',
}
const whoGuide = {
  source: 'World Health Organization, as reported by Uganda Radio Network',
  year: '2025',
  url: 'https://ugandaradionetwork.net/story/who-issues-global-guideline-on-sickle-cell-disease-during-pregnancy',
}
const centralRegion = {
  source: 'Laar and others, in Archives of Public Health',
  year: '2024',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11348774',
}

export const homeStatistics: ExplainedStatistic[] = [
  {
    ...births,
    id: 'births-240000',
    meaning: 'How many babies are born with sickle cell disease in one year. The study says “at least”.',
    confidence: 'low',
  },
  {
    ...cases,
    id: 'share-60',
    meaning: 'How many of all people with the disease live south of the Sahara.',
    confidence: 'none',
  },
  {
    ...deaths,
    id: 'child-deaths-150000',
    meaning: 'How many children in Africa are said to die of the disease in one year.',
    confidence: 'none',
  },
  {
    ...newborns,
    id: 'newborns-2',
    meaning: 'Of 528,735 babies tested in Ghana, 9,068 had sickle cell disease. Most were born in two regions.',
    confidence: 'high',
  },
]

export const newerStatistics: ExplainedStatistic[] = [
  {
    ...worldStudy,
    id: 'births-515000',
    value: '515,000',
    label: 'babies born with sickle cell disease in 2021, in the whole world',
    meaning: 'It counts every type of the disease. Compare it with 240,000 above.',
    note: 'A careful estimate. Most countries do not test every baby.',
    confidence: 'fair',
  },
  {
    id: 'share-80',
    value: '8 in 10',
    label: 'of the world’s cases are in Sub-Saharan Africa',
    meaning: 'Compare it with 60% above.',
    note: 'WHO says “about”. We read it in a newspaper, not in WHO’s own report.',
    source: 'World Health Organization, as reported by Heap News',
    year: '2025',
    url: 'https://heapnews.ng/who-issues-first-global-guidelines-for-managing-sickle-cell-disease-in-pregnancy',
    confidence: 'fair',
  },
  {
    ...worldStudy,
    id: 'deaths-376000',
    value: '376,000',
    label: 'people with sickle cell disease died in 2021, in the whole world',
    meaning: 'All ages. About 81,100 of them were children under five.',
    note: 'Counts differ. If only deaths put down to the disease itself are counted, it is 34,400.',
    confidence: 'low',
  },
  {
    ...whoGuide,
    id: 'people-7700000',
    value: '7.7 million',
    label: 'people live with sickle cell disease',
    meaning: 'All ages, in the whole world. It is over 40% more than in 2000.',
    note: 'A careful estimate. The world study for 2021 says the same.',
    confidence: 'fair',
  },
]

export const ghanaStatistics: ExplainedStatistic[] = [
  {
    id: 'births-ghana-15000',
    value: '15,000',
    label: 'babies born with sickle cell disease in Ghana each year',
    meaning: 'Worked out from 2% of all births. It is not how many are found: most are not tested at birth.',
    note: 'A report of 2023 says about 18,000, because more babies are born now.',
    source: 'Sickle Cell Foundation of Ghana, as reported by MyJoyOnline',
    year: '2016',
    url: 'https://www.modernghana.com/news/680588/15000-babies-born-yearly-with-sickle-cell-in-ghana-presid.html',
    confidence: 'fair',
  },
  {
    id: 'screened-1-in-20',
    value: '1 in 20',
    label: 'babies is tested at birth in Ghana',
    meaning: 'The exact figure is 5.5%. The others are found later, often in a pain crisis.',
    note: 'The report names one study. More places have begun to test since.',
    source: 'Clinton Health Access Initiative (CHAI)',
    year: '2023',
    url: 'https://www.clintonhealthaccess.org/blog/sickle-cell-disease-program-in-ghana-screens-over-24000-infants/',
    confidence: 'low',
  },
  {
    ...centralRegion,
    id: 'carriers-1-in-3',
    value: '1 in 3 to 1 in 4',
    label: 'people in Ghana carry an S or C gene',
    meaning: 'Carriers usually feel well. They can pass the gene on to a child.',
    note: 'This source says 30%. Others say between 25% and 33%.',
    confidence: 'fair',
  },
  {
    id: 'crisis-2-in-3',
    value: '2 in 3',
    label: 'learned of the disease during a pain crisis',
    meaning: 'Parents of 354 children and adults with the disease were asked. The exact figure is 66%.',
    note: 'One hospital in Accra, asked from 2009 to 2013. Other places may differ.',
    source: 'Diagnosis patterns of sickle cell disease in Ghana, in BMC Public Health',
    year: '2021',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8456625',
    confidence: 'low',
  },
  {
    ...centralRegion,
    id: 'status-half',
    value: 'About half',
    label: 'know their own sickle cell status',
    meaning: 'Of 386 people asked, 49.7% knew. Nearly all, 98.7%, had heard of the disease.',
    note: 'One place in the Central Region, with many students. It cannot speak for all of Ghana.',
    confidence: 'low',
  },
  {
    ...centralRegion,
    id: 'fate-3-in-10',
    value: '3 in 10',
    label: 'said that a child with the disease is fate',
    meaning: 'Yet 9 in 10 knew that it is passed on in families. It comes from the genes of both parents.',
    note: 'The same 386 people. It cannot speak for all of Ghana.',
    confidence: 'low',
  },
  {
    id: 'pupils-2-in-3',
    value: '2 in 3',
    label: 'school pupils who knew of the disease thought it can be cured',
    meaning: 'A cure is rare and hard to reach. A transplant or gene therapy helps only a few.',
    note: 'A small study: 115 pupils in Accra.',
    source: 'A study in the African Journal of Management Research',
    year: 'no year given',
    url: 'https://ajol.info/index.php/ajmr/article/view/193782',
    confidence: 'low',
  },
]

export const clinicStatistics: ExplainedStatistic[] = [
  {
    id: 'clinics-16',
    value: '16',
    label: 'clinics in Ghana are just for sickle cell',
    meaning: 'About 16. Most are in the south.',
    note: 'The page gives no date. There may be more by now, or fewer.',
    source: 'SERISCD, Ghana',
    year: 'no year given',
    url: 'https://seriscd.org/ghana/',
    confidence: 'low',
  },
  {
    id: 'clinic-27000',
    value: '27,000',
    label: 'people served by the largest clinic for adults',
    meaning: 'More than that, in 50 years. It is at Korle Bu in Accra.',
    note: 'Read in a news report, not in the clinic’s own papers.',
    source: 'Ghana Institute of Clinical Genetics, as reported by IPN News',
    year: '2025',
    url: 'https://ipnnews.media/?p=65023',
    confidence: 'fair',
  },
  {
    id: 'sc-4-in-10',
    value: '4 in 10',
    label: 'patients at the main clinic in Accra have SC',
    meaning: 'SC is one type of the disease. It is often milder than SS, with the same kinds of problems.',
    note: 'One clinic. Other parts of Ghana may differ.',
    source: 'A study of haemoglobin SC disease, in Advances in Hematology',
    year: '2018',
    url: 'https://www.hindawi.com/journals/ah/2018/6161270/cta/',
    confidence: 'fair',
  },
  {
    id: 'hydroxyurea-half',
    value: 'By half',
    label: 'fewer pain crises with the medicine hydroxyurea',
    meaning: 'In 606 African children, pain crises fell by about half. So did malaria.',
    note: 'The same children before and after. There was no second group to compare with.',
    source: 'The REACH study, in the New England Journal of Medicine',
    year: '2019',
    url: 'https://ir.busitema.ac.ug/handle/20.500.12283/230',
    confidence: 'fair',
  },
]

export const pregnancyStatistics: ExplainedStatistic[] = [
  {
    ...whoGuide,
    id: 'pregnancy-4-to-11',
    value: '4 to 11 times',
    label: 'the usual risk of dying around pregnancy',
    meaning: 'For women with the disease, in the whole world. With good care, WHO says, safe pregnancies are possible.',
    note: 'Studies differ, so WHO gives a range.',
    confidence: 'fair',
  },
  {
    id: 'korle-bu',
    value: '9.5% to 1.1%',
    label: 'of pregnant women with the disease died at Korle Bu, before and after team care',
    meaning: 'Sickle cell doctors and maternity doctors began to work as one team. Deaths fell by 89%.',
    note: 'Counted at one hospital, over the first 13 months.',
    source: 'Korle Bu Teaching Hospital, in Blood Advances',
    year: '2022',
    url: 'https://ashpublications.org/bloodadvances/article/6/7/1977/484111/Sustainability-of-low-maternal-mortality-in?searchresult=1',
    confidence: 'fair',
  },
]
