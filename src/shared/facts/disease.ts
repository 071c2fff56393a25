/** Facts about the disease, its types and its tests. */
import { eyesInSc, havingChildren } from '../sources/care.ts'
import { schoolInformation } from '../sources/family.ts'
import { electrophoresisAdvice, hoBloodDonors, moodInGhana } from '../sources/ghana.ts'
import {
  childrenSurvive,
  haemoglobinC,
  handsAndFeet,
  newbornFsa,
  rareTypes,
  sickleCellTrait,
  sicklingTest,
  sicklingTestLimits,
  testAfterTransfusion,
  testFromOneDrop,
  typesOfDisease,
} from '../sources/medicine.ts'
import { whoPregnancyGuide, whoPregnancyRelease } from '../sources/who.ts'
import type { SourcedFact } from './sourced-fact.ts'

export const fromBothParents: SourcedFact = {
  text: 'Sickle cell disease comes from the genes of both parents. Nobody can catch it, and it is nobody’s fault.',
  sources: [typesOfDisease],
  checkedOn: '2026-11-26',
}

export const sickleCellAnaemia: SourcedFact = {
  text: 'SS is also called sickle cell anaemia. It is the most common type, and usually the most severe.',
  sources: [typesOfDisease],
  checkedOn: '2026-11-26',
}

export const scAndEyes: SourcedFact = {
  text: 'SC can harm the eyes more often than SS. At first you notice nothing. Ask for regular eye checks, from about the age of 10.',
  sources: [eyesInSc],
  checkedOn: '2026-11-26',
}

export const scIsDisease: SourcedFact = {
  text: 'SC is also sickle cell disease. It is often milder than SS, but it can cause the same kinds of problems.',
  sources: [typesOfDisease],
  checkedOn: '2026-11-26',
}

export const withBetaThalassaemia: SourcedFact = {
  text: 'S with beta thalassaemia is sickle cell disease. One form is as severe as SS, and another form is usually milder.',
  sources: [typesOfDisease],
  checkedOn: '2026-11-28',
}

export const otherLetters: SourcedFact = {
  text: 'S and D (SD), S and O (SO), or S and E (SE) are also sickle cell disease. Some of these are as severe as SS. Ask for a clinic.',
  sources: [rareTypes],
  checkedOn: '2026-11-26',
}

export const fsaIsNotFas: SourcedFact = {
  text: 'FSA is not FAS. In FSA there is more S than A. It can mean S with beta thalassaemia, which is sickle cell disease. Ask for a second test soon.',
  sources: [newbornFsa],
  checkedOn: '2026-11-26',
}

export const traitStays: SourcedFact = {
  text: 'AS is not the disease, and it never turns into the disease. Anyone with AS who sees blood in the urine should have it checked.',
  sources: [sickleCellTrait],
  checkedOn: '2026-11-26',
}

export const ccIsOther: SourcedFact = {
  text: 'CC is not sickle cell disease. It can cause mild anaemia (low blood) and gallstones, so have a check-up.',
  sources: [haemoglobinC],
  checkedOn: '2026-11-26',
}

export const sicklingPositive: SourcedFact = {
  text: 'A positive sickling test cannot tell AS from SS or SC.',
  sources: [sicklingTest],
  checkedOn: '2026-11-26',
}

export const sicklingNegative: SourcedFact = {
  text: 'A sickling test does not find C. At Ho Teaching Hospital, 237 blood donors had a negative sickling test, and 21 of them were AC.',
  sources: [hoBloodDonors],
  checkedOn: '2026-11-26',
}

export const electrophoresisShows: SourcedFact = {
  text: 'Haemoglobin (Hb) electrophoresis shows which types of haemoglobin you have.',
  sources: [electrophoresisAdvice],
  checkedOn: '2026-11-26',
}

export const korleBuAdvice: SourcedFact = {
  text: 'A doctor at Korle Bu advises couples to choose it instead of a quick sickling test, which can be negative in a person with CC.',
  sources: [electrophoresisAdvice],
  checkedOn: '2026-11-26',
}

export const quickTest: SourcedFact = {
  text: 'A newer quick test shows A, S and C from one drop of blood. Ask if your clinic has it. In babies in Angola, at least 95 in 100 of its results agreed with the laboratory.',
  sources: [testFromOneDrop],
  checkedOn: '2026-11-26',
}

export const transfusionChangesTest: SourcedFact = {
  text: 'Tell the laboratory if you had a blood transfusion in the last 3 months, because it can change the result.',
  sources: [testAfterTransfusion],
  checkedOn: '2026-11-26',
}

export const tooYoungForSickling: SourcedFact = {
  text: 'A sickling test is not suitable for a baby under 6 months.',
  sources: [sicklingTestLimits],
  checkedOn: '2026-11-26',
}

export const handsAndFeetFirst: SourcedFact = {
  text: 'In a baby, painful swelling of the hands or feet is often the first sign of the disease.',
  sources: [handsAndFeet],
  checkedOn: '2026-11-26',
}

export const childrenGrowUp: SourcedFact = {
  text: 'In the United States, more than 98 in 100 children with the disease now live to be adults.',
  sources: [childrenSurvive],
  checkedOn: '2026-11-26',
}

export const learnAsWell: SourcedFact = {
  text: 'Children with the disease can learn as well as others.',
  sources: [schoolInformation],
  checkedOn: '2026-11-28',
}

export const familiesToo: SourcedFact = {
  text: 'Carriers and people with sickle cell disease marry and have families too.',
  sources: [moodInGhana, havingChildren],
  checkedOn: '2026-11-29',
}

export const peopleInTheWorld: SourcedFact = {
  text: 'About 7.7 million people in the world have the disease, over 40% more than in the year 2000.',
  sources: [whoPregnancyGuide, whoPregnancyRelease],
  checkedOn: '2026-11-28',
}

export const whereTheyLive: SourcedFact = {
  text: 'About 8 in 10 of the people with the disease live in Africa south of the Sahara.',
  sources: [whoPregnancyGuide, whoPregnancyRelease],
  checkedOn: '2026-11-28',
}
