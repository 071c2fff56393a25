/** Sources about care, at home and in hospital, for starter articles; see ghana.ts beside this file. */
import type { PublishedSource } from './published-source.ts'

export const bloodCulture: PublishedSource = {
  publisher: 'Children’s Hospital of Philadelphia',
  title: 'fever and sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://chopib.staywellsolutionsonline.com/Search/22,37085',
}
export const careFromTheStart: PublishedSource = {
  publisher: 'UPMC Children’s Hospital of Pittsburgh',
  title: 'babies and small children with sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://chp.edu/our-services/cancer/conditions/sickle-cell/resources/infants-and-toddlers',
}
export const contraceptiveChoices: PublishedSource = {
  publisher: 'Mediterranean Journal of Hematology',
  title: 'hormonal contraception for young women with the disease',
  year: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7202337',
}
export const curativeTherapies: PublishedSource = {
  publisher: 'Blood Advances',
  title: 'transplants and gene therapies compared',
  year: 2025,
  url: 'https://ashpublications.org/bloodadvances/article/9/4/877/526317/Is-allogeneic-transplantation-for-sickle-cell',
}
export const everydayLife: PublishedSource = {
  publisher: 'Froedtert Hospital',
  title: 'what you may do, a quiz',
  readOn: '2026-11-26',
  url: 'https://www.froedtert.com/sickle-cell-disease/quiz',
}
export const eyesInSc: PublishedSource = {
  publisher: 'Children’s Wisconsin',
  title: 'sickle cell disease and the eyes (retinopathy)',
  readOn: '2026-11-26',
  url: 'https://childrenswi.org/publications/teaching-sheet/sickle-cell/1572-sickle-cell-disease-retinopathy',
}
export const fastingInQatar: PublishedSource = {
  publisher: 'Frontiers in Medicine',
  title: '52 adults who fasted in Ramadan, Qatar',
  year: 2023,
  url: 'https://www.frontiersin.org/articles/10.3389/fmed.2023.1097466/full',
}
export const feverAtOnce: PublishedSource = {
  publisher: 'St. Jude Children’s Research Hospital',
  title: 'infection and sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://together.stjude.org/en-us/patient-education-resources/symptoms-side-effects/infection-and-sickle-cell-disease.html',
}
export const handsAndFeetCare: PublishedSource = {
  publisher: 'KidsHealth',
  title: 'swollen hands and feet, how to care for your child',
  readOn: '2026-11-26',
  url: 'https://khpi.kidshealth.org/en/parent/1843.html',
}
export const havingChildren: PublishedSource = {
  publisher: 'Blood',
  title: 'having children with sickle cell disease, for women and men',
  year: 2014,
  url: 'https://ashpublications.org/blood/article/124/24/3538/33523/Reproductive-issues-in-sickle-cell-disease',
}
export const hiddenInfection: PublishedSource = {
  publisher: 'AccessPediatrics',
  title: 'fever in a child with sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://accesspediatrics.mhmedical.com/content.aspx?bookid=577&sectionid=42532497',
}
export const hospitalPain: PublishedSource = {
  publisher: 'Alder Hey Children’s NHS',
  title: 'pain in hospital',
  readOn: '2026-11-26',
  url: 'https://www.alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-management-pain-in-hospital/',
}
export const hydroxyureaResults: PublishedSource = {
  publisher: 'AccessPediatrics',
  title: 'what the REACH study found',
  readOn: '2026-11-26',
  url: 'https://accesspediatrics.mhmedical.com/updatesContent.aspx?gbosid=454163&sectionid=208298306&categoryid=0',
}
export const italianPenicillin: PublishedSource = {
  publisher: 'Orphanet Journal of Rare Diseases',
  title: 'when daily penicillin begins',
  year: 2013,
  url: 'https://ojrd.biomedcentral.com/articles/10.1186/1750-1172-8-169/tables/1',
}
export const painGuideline: PublishedSource = {
  publisher: 'NICE',
  title: 'pain in hospital is an emergency, a guideline of the United Kingdom',
  year: 2012,
  url: 'https://nice.org.uk/guidance/cg143/chapter/recommendations',
}
export const painIntroduction: PublishedSource = {
  publisher: 'NICE',
  title: 'what patients complain about, in the same guideline',
  year: 2012,
  url: 'https://www.nice.org.uk/guidance/CG143/chapter/introduction',
}
export const penicillinEveryDay: PublishedSource = {
  publisher: 'Foundation for Sickle Cell Disease Research',
  title: 'daily penicillin',
  readOn: '2026-11-26',
  url: 'https://www.fscdr.org/?p=629324',
}
export const penicillinStart: PublishedSource = {
  publisher: 'California Department of Public Health',
  title: 'after a newborn test, penicillin by 56 days',
  readOn: '2026-11-26',
  url: 'https://cdph.ca.gov/Programs/CFH/DGDS/Pages/nbs/SCD_Provider_Action_Sheet.aspx',
}
export const priapismAnimation: PublishedSource = {
  publisher: 'Evelina London NHS',
  title: 'painful erections in teenagers',
  year: 2023,
  url: 'https://www.evelinalondon.nhs.uk/about-us/news-events/news-article.aspx?page=new-animation-raises-awareness-of-painful-erections-in-teens-with-sickle-cell-disease',
}
export const priapismInBoys: PublishedSource = {
  publisher: 'Alder Hey Children’s NHS',
  title: 'painful erections in boys',
  readOn: '2026-11-26',
  url: 'https://alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-priapism',
}
export const schoolPolicy: PublishedSource = {
  publisher: 'Sickle Cell Care Manchester',
  title: 'the disease at school, after a guide by Simon Dyson',
  readOn: '2026-11-26',
  url: 'https://sicklecellcaremanchester.co.uk/about-us/sickle-cell-in-school/',
}
export const spleenLeaflet: PublishedSource = {
  publisher: 'Alder Hey Children’s NHS',
  title: 'the spleen, and how to feel for it',
  readOn: '2026-11-26',
  url: 'https://www.alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-the-spleen-2/',
}
export const strokeInNigeria: PublishedSource = {
  publisher: 'The Lancet Haematology',
  title: 'hydroxyurea against stroke in Nigeria (SPRING)',
  year: 2022,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10072240',
}
export const strokeLeaflet: PublishedSource = {
  publisher: 'Alder Hey Children’s NHS',
  title: 'stroke in sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-stroke',
}
export const strokeNumbers: PublishedSource = {
  publisher: 'Blood',
  title: 'strokes with and without a yearly check',
  year: 2016,
  url: 'https://ashpublications.org/blood/article/127/7/829/35223/Central-nervous-system-complications-and',
}
export const strokeReview: PublishedSource = {
  publisher: 'Journal of Clinical Medicine',
  title: 'stroke in sickle cell disease',
  year: 2021,
  url: 'https://doi.org/10.3390/jcm10184232',
}
export const traitAndEffort: PublishedSource = {
  publisher: 'Harvard, Information Center for Sickle Cell',
  title: 'sickle cell trait and hard exercise',
  year: 2000,
  url: 'https://sickle.bwh.harvard.edu/sickle_trait.html',
}
export const transplantDonors: PublishedSource = {
  publisher: 'Sickle Cell Bulletin',
  title: 'gene therapy and transplants',
  year: 2025,
  url: 'https://sicklecellbulletin.org/2025/02/19/gene-therapy-a-cure-for-sickle-cell-disorder',
}
export const travelAdvice: PublishedSource = {
  publisher: 'West London Haemoglobinopathy Centre, NHS',
  title: 'travel',
  readOn: '2026-11-26',
  url: 'https://www.westlondonhcc.nhs.uk/patient-hub/travel-guides',
}
