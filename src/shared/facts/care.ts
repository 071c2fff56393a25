/** Facts about care, medicine and pregnancy. */
import { isInGhana } from '../country/country.ts'
import { bloodCulture, havingChildren, italianPenicillin, penicillinStart } from '../sources/care.ts'
import { contraceptionStudies, hydroxyureaAndMilk, progestogenMethods } from '../sources/family.ts'
import { bloodService, korleBuDeaths, korleBuPregnancies, nhisMedicines, nhisSupply } from '../sources/ghana.ts'
import { g6pdExplained, malariaVaccine, malariaVaccineMinistry, nhisSince } from '../sources/ghana-care.ts'
import {
  bloodDonorsWithTrait,
  hydroxyureaTreatment,
  hydroxyureaTrial,
  transfusionCare,
  whoPregnancySummary,
} from '../sources/medicine.ts'
import { aboutKids, feverInGhana, firstDose, infection, malaria, pain } from '../sources/signs.ts'
import { whoPregnancyGuide, whoPregnancyRelease } from '../sources/who.ts'
import type { SourcedFact } from './sourced-fact.ts'

export const feverLimits: SourcedFact = {
  text: `${isInGhana ? 'Under the arm, health workers in Ghana call 37.5 °C a fever. For a baby or a small child, go from 37.5 °C. ' : ''}For everyone, go from 38 °C. If you are not sure, go.`,
  sources: [feverInGhana, aboutKids],
  checkedOn: '2026-11-26',
}

export const germsInBlood: SourcedFact = {
  text: 'Only a hospital can look for germs in the blood and begin the right medicine.',
  sources: [bloodCulture],
  checkedOn: '2026-11-28',
}

export const temperatureFirst: SourcedFact = {
  text: 'Take the temperature before every dose of pain medicine, because the medicine can hide a fever.',
  sources: [aboutKids, infection],
  checkedOn: '2026-11-26',
}

export const noIce: SourcedFact = {
  text: 'Never put ice on the pain. It can make the pain worse.',
  sources: [aboutKids, pain],
  checkedOn: '2026-11-26',
}

export const healthCentreFirst: SourcedFact = {
  text: `Is the hospital more than an hour away? Stop at the nearest health centre${isInGhana ? ' or CHPS compound' : ''}. Ask for the first dose of medicine and a letter. Then go on to the hospital at once.`,
  sources: [firstDose],
  checkedOn: '2026-11-26',
}

export const malariaAndGerms: SourcedFact = {
  text: 'On the coast of Kenya, children with sickle cell anaemia came to hospital with dangerous bacterial infections far more often than other children. When they came with malaria, they were more likely to die than other children.',
  sources: [malaria],
  checkedOn: '2026-11-26',
}

export const penicillinNow: SourcedFact = {
  text: 'Ask for penicillin now. Do not wait for the second test. It should begin by the age of 2 to 3 months. The clinic can stop it if the second test shows no disease.',
  sources: [penicillinStart, italianPenicillin],
  checkedOn: '2026-11-26',
}

export const pneumococcusVaccine: SourcedFact = {
  text: 'The vaccine against pneumococcus, a dangerous germ, is free for children under five in Ghana.',
  sources: [nhisMedicines],
  checkedOn: '2026-11-26',
}

export const hydroxyureaHalves: SourcedFact = {
  text: 'The medicine hydroxyurea made pain attacks about half as common in a study of 606 children with SS in four African countries.',
  sources: [hydroxyureaTrial],
  checkedOn: '2026-11-26',
}

export const hydroxyureaCare: SourcedFact = {
  text: 'A doctor must prescribe it and check the blood regularly.',
  sources: [hydroxyureaTreatment],
  checkedOn: '2026-11-26',
}

export const hydroxyureaAndChildren: SourcedFact = {
  text: 'It may harm an unborn child, and it can lower the number of sperm.',
  sources: [havingChildren],
  checkedOn: '2026-11-28',
}

export const hydroxyureaOnNhis: SourcedFact = {
  text: 'NHIS has covered hydroxyurea since July 2022. In September 2025, the Minister of Health said that NHIS covers sickle cell treatment. We found no list of what that includes, so ask about tests, blood and scans.',
  sources: [nhisSince],
  checkedOn: '2026-11-26',
}

export const hydroxyureaSupply: SourcedFact = {
  text: 'In 2023, patients still had trouble getting hydroxyurea with the NHIS card, so ask whether your clinic has it.',
  sources: [nhisSupply],
  checkedOn: '2026-11-26',
}

export const teamAtKorleBu: SourcedFact = {
  text: 'At Korle Bu, sickle cell doctors and maternity doctors began to work as one team in 2015. Before, 15 of 158 pregnant women with the disease died. Afterwards, 1 of 90 died. That was one hospital.',
  sources: [korleBuPregnancies, korleBuDeaths],
  checkedOn: '2026-11-26',
}

export const safePregnancies: SourcedFact = {
  text: 'WHO says that with good care, women with sickle cell disease can have safe and healthy pregnancies.',
  sources: [whoPregnancyGuide, whoPregnancyRelease],
  checkedOn: '2026-11-28',
}

export const riskInPregnancy: SourcedFact = {
  text: 'A woman with the disease is 4 to 11 times more likely to die because of a pregnancy than a woman without it.',
  sources: [whoPregnancyGuide, whoPregnancyRelease],
  checkedOn: '2026-11-28',
}

export const hydroxyureaInPregnancy: SourcedFact = {
  text: 'WHO’s guide of 2025 says that a woman who needs hydroxyurea may think about taking it again after the first three months. She should decide this together with her doctors.',
  sources: [whoPregnancyGuide, whoPregnancySummary],
  checkedOn: '2026-11-28',
}

export const folicAcidWithSp: SourcedFact = {
  text: 'With the malaria medicine SP, pregnant women need only a small amount of folic acid, because a large amount works against the medicine.',
  sources: [whoPregnancyGuide, whoPregnancySummary],
  checkedOn: '2026-11-29',
}

export const saferContraception: SourcedFact = {
  text: 'The implant, the injection and the progestogen-only pill are usually safe with sickle cell disease. A pill with oestrogen can raise the risk of a stroke or a clot. A nurse helps you choose.',
  sources: [progestogenMethods, contraceptionStudies],
  checkedOn: '2026-11-28',
}

export const bloodNeeded: SourcedFact = {
  text: 'Some people with sickle cell disease need blood from a donor, for example after a stroke or when their blood is very low.',
  sources: [transfusionCare],
  checkedOn: '2026-11-28',
}

export const bloodDonors: SourcedFact = {
  text: 'The National Blood Service asks donors to be 17 to 60 years old, to weigh 50 kg or more, and to be in good health. A nurse checks that your blood is not too low.',
  sources: [bloodService],
  checkedOn: '2026-11-26',
}

export const donorsWithTrait: SourcedFact = {
  text: 'Carriers can often give blood, but a person with sickle cell disease cannot.',
  sources: [bloodDonorsWithTrait],
  checkedOn: '2026-11-26',
}

export const hydroxyureaInMilk: SourcedFact = {
  text: 'In doses for sickle cell disease, hydroxyurea seems to be acceptable while you breastfeed. If you wait 3 hours after a dose, the baby gets about half as much. Ask your doctor first.',
  sources: [hydroxyureaAndMilk],
  checkedOn: '2026-11-28',
}

export const malariaVaccineAsk: SourcedFact = {
  text: 'In many districts, the child welfare clinic gives a malaria vaccine. Ask whether your child can have it.',
  sources: [malariaVaccine, malariaVaccineMinistry],
  checkedOn: '2026-11-28',
}

export const g6pdSay: SourcedFact = {
  text: 'Say if someone in the family has a G6PD problem, because some medicines can then break the red blood cells.',
  sources: [g6pdExplained],
  checkedOn: '2026-11-28',
}
