/** Sources about the brain, eyes, hips, legs, kidneys and blood. */
import type { PublishedSource } from './published-source.ts'

export const bedwettingAdvice: PublishedSource = {
  publisher: 'Kingston Hospital NHS',
  title: 'bedwetting, what to do at home',
  readOn: '2026-11-28',
  url: 'https://kingstonhospital.nhs.uk/healthcare-professionals/paediatrics-referrals/nocturnal-enuresis-bed-wetting/',
}

export const bedwettingInLagos: PublishedSource = {
  publisher: 'PLoS ONE',
  title: 'bedwetting in 243 children with sickle cell anaemia, Nigeria',
  year: 2018,
  url: 'https://doi.org/10.1371/journal.pone.0201860',
}

export const bedwettingInZaria: PublishedSource = {
  publisher: 'Nigerian Journal of Paediatrics',
  title: 'bedwetting in children with SS in Zaria',
  readOn: '2026-11-28',
  url: 'https://njpaediatrics.com/index.php/njp/article/view/571',
}

export const bedwettingNotTheirFault: PublishedSource = {
  publisher: 'Better Lives, Healthy Futures, NHS',
  title: 'bedwetting, what helps and what makes it worse',
  readOn: '2026-11-29',
  url: 'https://betterliveshealthyfuturesbw.nhs.uk/learning_resource/bedwetting',
}

export const bedwettingReview: PublishedSource = {
  publisher: 'IntechOpen',
  title: 'bedwetting in children with sickle cell anaemia, a review',
  year: 2018,
  url: 'https://www.intechopen.com/books/contemporary-pediatric-hematology-and-oncology/nocturnal-enuresis-in-children-with-sickle-cell-anemia',
}

export const bedwettingTeens: PublishedSource = {
  publisher: 'Health for Teens, NHS',
  title: 'bedwetting, its reasons and what helps',
  readOn: '2026-11-28',
  url: 'https://www.healthforteens.co.uk/staffordshireandstoke/nocturnal-enuresis-bedwetting/',
}

export const bedwettingWhenToAsk: PublishedSource = {
  publisher: 'Raising Children Network, Australia',
  title: 'bedwetting, and when to get medical help',
  readOn: '2026-11-29',
  url: 'https://raisingchildren.net.au/school-age/sleep/night-time-problems/bedwetting',
}

export const eyesLeaflet: PublishedSource = {
  publisher: 'St. Jude Children’s Research Hospital',
  title: 'retinopathy and sickle cell disease',
  readOn: '2026-11-28',
  url: 'https://www.stjude.org/treatment/patient-resources/caregiver-resources/patient-family-education-sheets/hematology/retinopathy-and-sickle-cell-disease.html',
}

export const hipLeaflet: PublishedSource = {
  publisher: 'St. Jude Children’s Research Hospital',
  title: 'hip and shoulder, avascular necrosis',
  readOn: '2026-11-28',
  url: 'https://www.stjude.org/treatment/patient-resources/caregiver-resources/patient-family-education-sheets/hematology/avascular-necrosis-and-sickle-cell-disease.html',
}

export const legWoundCare: PublishedSource = {
  publisher: 'Patient Care',
  title: 'a wound at the ankle in sickle cell disease',
  readOn: '2026-11-28',
  url: 'https://patientcareonline.com/view/sickle-cell-ulcer',
}

export const legWounds: PublishedSource = {
  publisher: 'Wounds UK',
  title: 'how leg wounds heal in sickle cell disease',
  year: 2024,
  url: 'https://wounds-uk.com/?p=17356',
}

export const legWoundsReview: PublishedSource = {
  publisher: 'IntechOpen',
  title: 'leg wounds in sickle cell disease, a review',
  year: 2016,
  url: 'https://www.intechopen.com/books/sickle-cell-disease-pain-and-common-chronic-complications/leg-ulceration-in-sickle-cell-disease-an-early-and-visible-sign-of-end-organ-disease',
}

export const legWoundsSurvey: PublishedSource = {
  publisher: 'Hemoglobin',
  title: 'leg wounds, a survey of clinics in North America',
  year: 2013,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3864012',
}

export const silentStroke: PublishedSource = {
  publisher: 'Alder Hey Children’s NHS',
  title: 'silent strokes, and changes at school',
  readOn: '2026-11-29',
  url: 'https://alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-disease-chronic-complications-stroke',
}

export const strokeGuideline: PublishedSource = {
  publisher: 'American Society of Hematology',
  title: 'guidelines on the brain, with TCD and hydroxyurea where transfusions are scarce',
  year: 2020,
  url: 'https://ashpublications.org/bloodadvances/article/4/8/1554/454384/American-Society-of-Hematology-2020-guidelines-for',
}

export const strokeInNigeriaNext: PublishedSource = {
  publisher: 'Vanderbilt University',
  title: 'the SPRING studies in Nigeria',
  readOn: '2026-11-28',
  url: 'https://vumc.org/global-health/research-and-training-programs/stroke-prevention-nigeria-spring-2',
}

export const tcdAges: PublishedSource = {
  publisher: 'Pediatric Blood and Cancer',
  title: 'TCD every year from the age of 2 to 16 (table)',
  year: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7036320/table/T1',
}

export const topUpTransfusion: PublishedSource = {
  publisher: 'Guy’s and St Thomas’ NHS',
  title: 'simple blood transfusion',
  readOn: '2026-11-28',
  url: 'https://www.guysandstthomas.nhs.uk/health-information/simple-blood-transfusion',
}

export const transfusionGuideline: PublishedSource = {
  publisher: 'British Society for Haematology',
  title: 'guideline on blood transfusion in sickle cell disease',
  readOn: '2026-11-28',
  url: 'https://www.b-s-h.org.uk/guidelines/guidelines/red-cell-transfusion-in-sickle-cell-disease-part-l/',
}

export const transfusionLeaflet: PublishedSource = {
  publisher: 'NHS Blood and Transplant',
  title: 'blood transfusion for patients with sickle cell disease',
  readOn: '2026-11-28',
  url: 'https://hospital.blood.co.uk/patient-services/patient-blood-management/patient-information-leaflets/sickle-cell-transfusion',
}
