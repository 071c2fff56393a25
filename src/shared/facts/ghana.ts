/** Facts about Ghana: sites in other countries leave them out (`holds-here.ts`). */
import {
  accraDiagnoses,
  ashantiScreening,
  carriersOneInFour,
  clinicsCounted,
  guidelinesLaunch,
  hoBloodDonors,
  hoPatients,
  knowledgeNearCapeCoast,
  korleBuBurden,
  korleBuClinic,
  kumasiCarers,
  ministryFigures,
  moodInGhana,
  newbornsReached,
  transplantsInAccra,
  wordSickler,
} from '../sources/ghana.ts'
import type { SourcedFact } from './sourced-fact.ts'

export const newborns: SourcedFact = {
  text: 'About 2 in every 100 newborn babies in Ghana have sickle cell disease.',
  sources: [ministryFigures, ashantiScreening],
  checkedOn: '2026-11-26',
}

export const newbornsTested: SourcedFact = {
  text: 'Of 528,735 babies tested from 1995 to 2020, almost all of them in Ashanti, 9,068 had it (1.7%).',
  sources: [ashantiScreening],
  checkedOn: '2026-11-26',
}

export const birthsInGhana: SourcedFact = {
  text: 'Between 15,000 and 18,000 babies are born with sickle cell disease in Ghana each year. The Ministry of Health has used both numbers.',
  sources: [guidelinesLaunch, ministryFigures],
  checkedOn: '2026-11-26',
}

export const newbornsFound: SourcedFact = {
  text: 'In 2022, the Sickle Cell Foundation of Ghana said that only about 3 in 100 newborns had been tested.',
  sources: [newbornsReached],
  checkedOn: '2026-11-26',
}

export const foundInCrisis: SourcedFact = {
  text: 'At one hospital in Accra, two in three patients were diagnosed during a pain crisis. The parents of 354 patients were asked from 2009 to 2013.',
  sources: [accraDiagnoses],
  checkedOn: '2026-11-26',
}

export const carriers: SourcedFact = {
  text: 'Between 1 in 4 and 1 in 3 people in Ghana carry a changed gene, such as S or C. These are estimates. Of 272 blood donors in Ho, 13 in 100 were AS and 8 in 100 were AC.',
  sources: [carriersOneInFour, hoPatients, hoBloodDonors],
  checkedOn: '2026-11-26',
}

export const halfKnow: SourcedFact = {
  text: 'In a study at one place near Cape Coast, only about half of 386 people knew their own status.',
  sources: [knowledgeNearCapeCoast],
  checkedOn: '2026-11-26',
}

export const fateAndCurses: SourcedFact = {
  text: 'In a study near Cape Coast, 3 in 10 people said that having a child with the disease is fate. Some spoke of curses.',
  sources: [knowledgeNearCapeCoast],
  checkedOn: '2026-11-26',
}

export const scInAccra: SourcedFact = {
  text: 'At the main clinic for adults in Accra, about 4 in 10 patients had SC in 2013 and 2014.',
  sources: [korleBuBurden],
  checkedOn: '2026-11-26',
}

export const clinicsCount: SourcedFact = {
  text: 'About the year 2020, Ghana had about 16 sickle cell clinics, most of them in the south.',
  sources: [clinicsCounted],
  checkedOn: '2026-11-26',
}

export const sicklerHurts: SourcedFact = {
  text: 'Say “a person with sickle cell disease”, because the word “sickler” hurts many people.',
  sources: [wordSickler],
  checkedOn: '2026-11-26',
}

export const carersInKumasi: SourcedFact = {
  text: 'In Kumasi, people who care for a child with the disease told researchers that they face blame, and shame over the cost.',
  sources: [kumasiCarers],
  checkedOn: '2026-11-26',
}

export const loveAndFriends: SourcedFact = {
  text: 'In a hospital in Ghana, researchers asked 387 patients about their lives. They were most satisfied with love, friends, family and the place where they lived.',
  sources: [moodInGhana],
  checkedOn: '2026-11-28',
}

export const transplants: SourcedFact = {
  text: 'In Ghana, a centre at the Greater Accra Regional Hospital (Ridge) did its first four transplants of bone marrow in 2018.',
  sources: [transplantsInAccra],
  checkedOn: '2026-11-26',
}

export const largestClinic: SourcedFact = {
  text: 'The largest clinic for adults is at Korle Bu in Accra. It was founded in 1974, and by 2025 it had registered more than 27,000 people.',
  sources: [korleBuClinic],
  checkedOn: '2026-11-26',
}
