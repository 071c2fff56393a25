/** The sources of the warning signs. */
import type { PublishedSource } from './published-source.ts'

export const feverInGhana: PublishedSource = {
  publisher: 'Ghana Health Service',
  title: 'malaria, who counts as a suspected case',
  readOn: '2026-11-26',
  url: 'http://ghanahealthservice.org/malaria/subcategory.php?nmcpscid=126&nmcpcid=89',
}

export const aboutKids: PublishedSource = {
  publisher: 'AboutKidsHealth',
  title: 'what to do if your child with sickle cell disease is unwell',
  readOn: '2026-11-26',
  url: 'https://aboutkidshealth.ca/sickle-cell-disease-what-to-do-if-your-child-is-unwell',
}

export const fever: PublishedSource = {
  publisher: 'CDC',
  title: 'fever in sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://www.cdc.gov/sickle-cell/complications/fever.html',
}

export const malaria: PublishedSource = {
  publisher: 'Blood',
  title: 'malaria and other infections in children with sickle cell anaemia, Kenya',
  year: 2010,
  url: 'https://ashpublications.org/blood/article/116/10/1663/27434/High-mortality-from-Plasmodium-falciparum-malaria',
}

export const sickChild: PublishedSource = {
  publisher: 'WHO',
  title: 'danger signs in a sick child',
  year: 2014,
  url: 'https://www.who.int/publications/i/item/9789241506823',
}

export const firstDose: PublishedSource = {
  publisher: 'BMC Public Health',
  title: 'WHO’s guide to the sick child of 2014, what a clinic does before it refers (table)',
  year: 2019,
  url: 'https://bmcpublichealth.biomedcentral.com/articles/10.1186/s12889-019-7853-3/tables/1',
}

export const recognise: PublishedSource = {
  publisher: 'Sickle Cell Information Center',
  title: 'recognizing emergencies',
  year: 2025,
  url: 'https://scinfo.org/2025/08/20/recognizing-emergencies',
}

export const stroke: PublishedSource = {
  publisher: 'NHS',
  title: 'a stroke that goes away (TIA)',
  year: 2023,
  url: 'https://www.nhs.uk/conditions/transient-ischaemic-attack-tia/',
}

export const strokeInChildren: PublishedSource = {
  publisher: 'Children’s Wisconsin',
  title: 'sickle cell disease and stroke',
  readOn: '2026-11-26',
  url: 'https://childrenswi.org/teaching-sheet/sickle-cell/sickle-cell-disease-stroke',
}

export const spleen: PublishedSource = {
  publisher: 'Children’s Wisconsin',
  title: 'the spleen in sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://childrenswi.org/publications/teaching-sheet/sickle-cell/1573-sickle-cell-disease-splenic-sequestration',
}

export const adults: PublishedSource = {
  publisher: 'UCLH',
  title: 'sickle cell disease in adulthood',
  readOn: '2026-11-26',
  url: 'https://www.uclh.nhs.uk/patients-and-visitors/patient-information-pages/sickle-cell-disease-adulthood',
}

export const manyFaces: PublishedSource = {
  publisher: 'NHS England',
  title: 'the many faces of a sickle cell crisis',
  readOn: '2026-11-26',
  url: 'https://www.england.nhs.uk/blog/sickle-cell-disease-what-every-clinician-needs-to-think-about',
}

export const symptoms: PublishedSource = {
  publisher: 'NHLBI',
  title: 'symptoms of sickle cell disease',
  year: 2022,
  url: 'https://www.nhlbi.nih.gov/health/sickle-cell-disease/symptoms',
}

export const transfusionReaction: PublishedSource = {
  publisher: 'British Journal of Haematology',
  title: 'late reactions to a blood transfusion, London',
  year: 2015,
  url: 'https://doi.org/10.1111/bjh.13339',
}

export const seekCare: PublishedSource = {
  publisher: 'IHTC',
  title: 'when you should seek emergency care',
  readOn: '2026-11-26',
  url: 'https://www.ihtc.org/sickle-cell-emergency-management',
}

export const infection: PublishedSource = {
  publisher: 'Children’s Wisconsin',
  title: 'infection in sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://childrenswi.org/publications/teaching-sheet/sickle-cell/1569-sickle-cell-disease-infection',
}

export const priapism: PublishedSource = {
  publisher: 'West London Haemoglobinopathy Centre, NHS',
  title: 'priapism',
  readOn: '2026-11-26',
  url: 'https://www.westlondonhcc.nhs.uk/patient-hub/patient-resources/priapism',
}

export const pregnancy: PublishedSource = {
  publisher: 'Global Library of Women’s Medicine',
  title: 'danger signs in pregnancy',
  readOn: '2026-11-26',
  url: 'https://www.glowm.com/welfare-of-women/title/danger-signs-in-pregnancy/id/163',
}

export const mothers: PublishedSource = {
  publisher: 'CDC',
  title: 'urgent warning signs in pregnancy and in the year after it',
  readOn: '2026-11-26',
  url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
}

export const suicide: PublishedSource = {
  publisher: 'WHO',
  title: 'suicide, questions and answers',
  year: 2024,
  url: 'https://www.who.int/news-room/questions-and-answers/item/suicide',
}

export const pain: PublishedSource = {
  publisher: 'KidsHealth',
  title: 'sickle cell pain, caring for your child',
  readOn: '2026-11-26',
  url: 'https://khpi.kidshealth.org/en/parent/1939.html',
}

export const number112: PublishedSource = {
  publisher: 'Citi Newsroom',
  title: '112, one number for emergencies in Ghana',
  year: 2020,
  url: 'https://citinewsroom.com/2020/01/nana-addo-commissions-307-ambulances-photos/',
}
