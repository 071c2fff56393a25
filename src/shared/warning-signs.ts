/**
 * The warning signs: the only list of them in this project. The help page and its printed sheet, the box in health
 * articles, the response to a message and the search take their words from here.
 *
 * Where guides differ, the list uses the most cautious one: for a small child, 37.5 °C under the arm (Ghana Health
 * Service), and 38 °C for everyone (AboutKidsHealth), not 38.5 (CDC).
 */
import type { ArticleSource } from './shapes/review.ts'

/** The name of a source without a year says so. */
export const signSources = {
  feverInGhana: {
    name: 'Ghana Health Service: malaria, who counts as a suspected case (no date, read on 26 November 2026)',
    url: 'http://ghanahealthservice.org/malaria/subcategory.php?nmcpscid=126&nmcpcid=89',
  },
  aboutKids: {
    name: 'AboutKidsHealth: what to do if your child with sickle cell disease is unwell (no date)',
    url: 'https://aboutkidshealth.ca/sickle-cell-disease-what-to-do-if-your-child-is-unwell',
  },
  fever: {
    name: 'CDC: fever in sickle cell disease (no date)',
    url: 'https://www.cdc.gov/sickle-cell/complications/fever.html',
  },
  malaria: {
    name: 'Blood: malaria and other infections in children with sickle cell anaemia, Kenya',
    year: 2010,
    url: 'https://ashpublications.org/blood/article/116/10/1663/27434/High-mortality-from-Plasmodium-falciparum-malaria',
  },
  sickChild: {
    name: 'WHO: danger signs in a sick child',
    year: 2014,
    url: 'https://www.who.int/publications/i/item/9789241506823',
  },
  firstDose: {
    name: 'BMC Public Health: WHO’s guide to the sick child of 2014, what a clinic does before it refers (table)',
    year: 2019,
    url: 'https://bmcpublichealth.biomedcentral.com/articles/10.1186/s12889-019-7853-3/tables/1',
  },
  recognise: {
    name: 'Sickle Cell Information Center: recognizing emergencies',
    year: 2025,
    url: 'https://scinfo.org/2025/08/20/recognizing-emergencies',
  },
  stroke: {
    name: 'NHS: a stroke that goes away (TIA)',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/transient-ischaemic-attack-tia/',
  },
  strokeInChildren: {
    name: 'Children’s Wisconsin: sickle cell disease and stroke (no date)',
    url: 'https://childrenswi.org/teaching-sheet/sickle-cell/sickle-cell-disease-stroke',
  },
  spleen: {
    name: 'Children’s Wisconsin: the spleen in sickle cell disease (no date)',
    url: 'https://childrenswi.org/publications/teaching-sheet/sickle-cell/1573-sickle-cell-disease-splenic-sequestration',
  },
  adults: {
    name: 'UCLH: sickle cell disease in adulthood (no date)',
    url: 'https://www.uclh.nhs.uk/patients-and-visitors/patient-information-pages/sickle-cell-disease-adulthood',
  },
  manyFaces: {
    name: 'NHS England: the many faces of a sickle cell crisis (no date)',
    url: 'https://www.england.nhs.uk/blog/sickle-cell-disease-what-every-clinician-needs-to-think-about',
  },
  symptoms: {
    name: 'NHLBI: symptoms of sickle cell disease',
    year: 2022,
    url: 'https://www.nhlbi.nih.gov/health/sickle-cell-disease/symptoms',
  },
  transfusionReaction: {
    name: 'British Journal of Haematology: late reactions to a blood transfusion, London',
    year: 2015,
    url: 'https://doi.org/10.1111/bjh.13339',
  },
  seekCare: {
    name: 'IHTC: when you should seek emergency care (no date)',
    url: 'https://www.ihtc.org/sickle-cell-emergency-management',
  },
  infection: {
    name: 'Children’s Wisconsin: infection in sickle cell disease (no date)',
    url: 'https://childrenswi.org/publications/teaching-sheet/sickle-cell/1569-sickle-cell-disease-infection',
  },
  handsAndFeet: {
    name: 'CDC: swollen hands and feet in babies (no date)',
    url: 'https://www.cdc.gov/sickle-cell/complications/dactylitis-hand-foot-syndrome.html',
  },
  priapism: {
    name: 'West London Haemoglobinopathy Centre, NHS: priapism (no date)',
    url: 'https://www.westlondonhcc.nhs.uk/patient-hub/patient-resources/priapism',
  },
  pregnancy: {
    name: 'Global Library of Women’s Medicine: danger signs in pregnancy (no date)',
    url: 'https://www.glowm.com/welfare-of-women/title/danger-signs-in-pregnancy/id/163',
  },
  mothers: {
    name: 'CDC: urgent warning signs in pregnancy and in the year after it (no date)',
    url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
  },
  suicide: {
    name: 'WHO: suicide, questions and answers',
    year: 2024,
    url: 'https://www.who.int/news-room/questions-and-answers/item/suicide',
  },
  pain: {
    name: 'KidsHealth: sickle cell pain, caring for your child (no date)',
    url: 'https://khpi.kidshealth.org/en/parent/1939.html',
  },
  number112: {
    name: 'Citi Newsroom: 112, one number for emergencies in Ghana',
    year: 2020,
    url: 'https://citinewsroom.com/2020/01/nana-addo-commissions-307-ambulances-photos/',
  },
} satisfies Record<string, ArticleSource>

type SourceName = keyof typeof signSources

/** `sign` is complete on its own, for short lists. `more` adds to it if there is room. */
export type WarningSign = { sign: string; more: string; sources: readonly SourceName[] }

/** The day on which every line was checked against its sources. No clinician has reviewed them. */
export const signsChecked = '2026-11-26'

/** For a person who thinks of ending their life: on the list, and alone in the response to such a message. */
export const kindWords =
  'We are sorry that life is so hard now. You are not a burden, and help is possible. Tell someone you trust now, and do not stay alone. Go to the nearest hospital, or call 112.'

export const warningSigns: readonly WarningSign[] = [
  {
    sign: 'Any fever of 38 °C or more, or of 37.5 °C in a baby or a small child: hospital at once. A malaria test is not enough.',
    more: 'Under the arm, health workers in Ghana call 37.5 °C a fever. For a baby or a small child, go from 37.5 °C. For everyone, go from 38 °C. If you are not sure, go. Even if the test shows malaria, there may be a more dangerous infection too. In a baby or child, fever may be the only sign.',
    sources: ['feverInGhana', 'aboutKids', 'fever', 'malaria'],
  },
  {
    sign: 'A hot body, or hot and shivering, when you have no thermometer.',
    more: 'Do not wait until you find a thermometer.',
    sources: ['sickChild', 'seekCare'],
  },
  {
    sign: 'Chest pain, hard or fast breathing, or a cough with fever.',
    more: '',
    sources: ['recognise'],
  },
  {
    sign: 'One side of the face hangs down, a weak or numb arm or leg, or trouble speaking, seeing or walking, even if it goes away.',
    more: 'It may be a stroke. Children can have one too.',
    sources: ['recognise', 'stroke', 'strokeInChildren'],
  },
  {
    sign: 'A fit (convulsion), or a person who is confused, very drowsy or hard to wake.',
    more: '',
    sources: ['sickChild', 'recognise', 'strokeInChildren'],
  },
  { sign: 'A sudden, very bad headache, or a stiff neck.', more: '', sources: ['strokeInChildren', 'sickChild'] },
  {
    sign: 'Very pale palms, lips, tongue or inside of the lower eyelid.',
    more: 'On dark skin, look there. The person may also be very weak, dizzy or short of breath.',
    sources: ['sickChild', 'adults', 'recognise'],
  },
  { sign: 'Yellow eyes, together with weakness.', more: '', sources: ['manyFaces', 'symptoms'] },
  {
    sign: 'Urine that is red, brown or dark like cola.',
    more: 'Tell the staff if you had a blood transfusion in the last month.',
    sources: ['transfusionReaction'],
  },
  {
    sign: 'Very bad pain in the stomach, or a stomach that swells.',
    more: 'A swelling on the left, under the ribs, can be the spleen.',
    sources: ['spleen', 'seekCare'],
  },
  {
    sign: 'Vomiting again and again, cannot keep water down.',
    more: '',
    sources: ['seekCare', 'sickChild'],
  },
  {
    sign: 'Pain that is very bad or new, or that your usual medicine does not stop.',
    more: '',
    sources: ['recognise', 'adults', 'seekCare'],
  },
  {
    sign: 'A joint that swells, or an arm or leg that hurts and will not move.',
    more: '',
    sources: ['seekCare'],
  },
  {
    sign: 'In a baby: swollen, painful hands or feet, or a baby who will not feed.',
    more: 'Swollen hands or feet are often the first sign of sickle cell disease. Ask for a blood test.',
    sources: ['handsAndFeet', 'sickChild'],
  },
  {
    sign: 'A sudden change in eyesight.',
    more: 'Go even if only one eye has changed.',
    sources: ['adults', 'manyFaces'],
  },
  {
    sign: 'A painful erection that lasts 2 hours or more.',
    more: 'It can cause lasting damage. Nobody needs to be ashamed. In the first 2 hours, drink water and try to pass urine. For a boy, call the clinic at once. Do the attacks stop but come back? Tell your clinic.',
    sources: ['seekCare', 'priapism'],
  },
  {
    sign: 'In pregnancy, and for a year after the birth: any sign on this list, heavy bleeding, fluid that smells bad, a bad headache, blurred vision, fits, a swollen face, or pain or swelling in one leg. In pregnancy also: your waters break, any bleeding, or a baby who moves less.',
    more: '',
    sources: ['pregnancy', 'mothers'],
  },
  {
    sign: 'Thoughts of ending your life.',
    more: kindWords,
    sources: ['suicide'],
  },
]

/** What a person at home needs besides the signs. */
export const careRules: readonly { rule: string; sources: readonly SourceName[] }[] = [
  {
    rule: 'Take the temperature before every dose of pain medicine, because the medicine can hide a fever.',
    sources: ['aboutKids', 'infection'],
  },
  { rule: 'Never put ice on the pain. It can make the pain worse.', sources: ['aboutKids', 'pain'] },
]

/** For everybody who is far from a hospital. */
export const farFromHospital = {
  rule: 'Is the hospital more than an hour away? Stop at the nearest health centre or CHPS compound. Ask for the first dose of medicine and a letter. Then go on to the hospital at once.',
  sources: ['firstDose'],
} as const satisfies { rule: string; sources: readonly SourceName[] }

export const whatToTellStaff = ['I have sickle cell disease.', 'My child has sickle cell disease.'] as const
