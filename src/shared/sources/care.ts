/** Sources about care, at home and in hospital, for starter articles; see ghana.ts beside this file. */
import type { ArticleSource } from '../shapes/review.ts'

export const bloodCulture: ArticleSource = {
  name: 'Children’s Hospital of Philadelphia: fever and sickle cell disease (no date)',
  url: 'https://chopib.staywellsolutionsonline.com/Search/22,37085',
}
export const careFromTheStart: ArticleSource = {
  name: 'UPMC Children’s Hospital of Pittsburgh: babies and small children with sickle cell disease (no date)',
  url: 'https://chp.edu/our-services/cancer/conditions/sickle-cell/resources/infants-and-toddlers',
}
export const contraceptiveChoices: ArticleSource = {
  name: 'Mediterranean Journal of Hematology: hormonal contraception for young women with the disease',
  year: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7202337',
}
export const curativeTherapies: ArticleSource = {
  name: 'Blood Advances: transplants and gene therapies compared',
  year: 2025,
  url: 'https://ashpublications.org/bloodadvances/article/9/4/877/526317/Is-allogeneic-transplantation-for-sickle-cell',
}
export const everydayLife: ArticleSource = {
  name: 'Froedtert Hospital: what you may do, a quiz (no date)',
  url: 'https://www.froedtert.com/sickle-cell-disease/quiz',
}
export const eyesInSc: ArticleSource = {
  name: 'Children’s Wisconsin: sickle cell disease and the eyes (retinopathy) (no date, read on 26 November 2026)',
  url: 'https://childrenswi.org/publications/teaching-sheet/sickle-cell/1572-sickle-cell-disease-retinopathy',
}
export const fastingInBahrain: ArticleSource = {
  name: 'TradeArabia: a patients’ society in Bahrain on fasting',
  year: 2014,
  url: 'http://www.tradearabia.com/news/HEAL_260733.html',
}
export const fastingInQatar: ArticleSource = {
  name: 'Frontiers in Medicine: 52 adults who fasted in Ramadan, Qatar',
  year: 2023,
  url: 'https://www.frontiersin.org/articles/10.3389/fmed.2023.1097466/full',
}
export const feverAtOnce: ArticleSource = {
  name: 'St. Jude Children’s Research Hospital: infection and sickle cell disease (no date)',
  url: 'https://together.stjude.org/en-us/patient-education-resources/symptoms-side-effects/infection-and-sickle-cell-disease.html',
}
export const flyingAdvice: ArticleSource = {
  name: 'eSchooltoday: travelling with sickle cell disease (no date)',
  url: 'https://eschooltoday.com/sickle-cell/travelling-with-sickle-cell.html',
}
export const genePrices: ArticleSource = {
  name: 'New York Times, in Bioethics.com: two new gene therapies and their prices',
  year: 2023,
  url: 'https://bioethics.com/archives/73903',
}
export const geneReach: ArticleSource = {
  name: 'New York Times, copied by Ian Firestone: out of reach where they are needed most',
  year: 2023,
  url: 'https://ianfirestone.com/new-sickle-cell-therapies-will-be-out-of-reach-where-they-are-needed-most/',
}
export const handsAndFeetCare: ArticleSource = {
  name: 'KidsHealth: swollen hands and feet, how to care for your child (no date)',
  url: 'https://khpi.kidshealth.org/en/parent/1843.html',
}
export const havingChildren: ArticleSource = {
  name: 'Blood: having children with sickle cell disease, for women and men',
  year: 2014,
  url: 'https://ashpublications.org/blood/article/124/24/3538/33523/Reproductive-issues-in-sickle-cell-disease',
}
export const hiddenInfection: ArticleSource = {
  name: 'AccessPediatrics: fever in a child with sickle cell disease (no date)',
  url: 'https://accesspediatrics.mhmedical.com/content.aspx?bookid=577&sectionid=42532497',
}
export const hospitalPain: ArticleSource = {
  name: 'Alder Hey Children’s NHS: pain in hospital (no date)',
  url: 'https://www.alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-management-pain-in-hospital/',
}
export const hydroxyureaResults: ArticleSource = {
  name: 'AccessPediatrics: what the REACH study found (no date)',
  url: 'https://accesspediatrics.mhmedical.com/updatesContent.aspx?gbosid=454163&sectionid=208298306&categoryid=0',
}
export const italianPenicillin: ArticleSource = {
  name: 'Orphanet Journal of Rare Diseases: when daily penicillin begins',
  year: 2013,
  url: 'https://ojrd.biomedcentral.com/articles/10.1186/1750-1172-8-169/tables/1',
}
export const painAtHome: ArticleSource = {
  name: 'Alder Hey Children’s NHS: managing pain, for parents and carers (no date)',
  url: 'https://alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-management-managing-the-pain-information-for-parents-and-carers',
}
export const painGuideline: ArticleSource = {
  name: 'NICE: pain in hospital is an emergency, a guideline of the United Kingdom',
  year: 2012,
  url: 'https://nice.org.uk/guidance/cg143/chapter/recommendations',
}
export const painIntroduction: ArticleSource = {
  name: 'NICE: what patients complain about, in the same guideline',
  year: 2012,
  url: 'https://www.nice.org.uk/guidance/CG143/chapter/introduction',
}
export const painSuspicion: ArticleSource = {
  name: 'Physician’s Weekly: pain medicine, and wrong suspicion (no date)',
  url: 'https://www.physiciansweekly.com/sickle-cell-opioids-backlash/',
}
export const penicillinEveryDay: ArticleSource = {
  name: 'Foundation for Sickle Cell Disease Research: daily penicillin (no date)',
  url: 'https://www.fscdr.org/?p=629324',
}
export const penicillinStart: ArticleSource = {
  name: 'California Department of Public Health: after a newborn test, penicillin by 56 days (no date, read on 26 November 2026)',
  url: 'https://cdph.ca.gov/Programs/CFH/DGDS/Pages/nbs/SCD_Provider_Action_Sheet.aspx',
}
export const priapismAnimation: ArticleSource = {
  name: 'Evelina London NHS: painful erections in teenagers',
  year: 2023,
  url: 'https://www.evelinalondon.nhs.uk/about-us/news-events/news-article.aspx?page=new-animation-raises-awareness-of-painful-erections-in-teens-with-sickle-cell-disease',
}
export const priapismBladder: ArticleSource = {
  name: 'SCANCA, a sickle cell association: a special focus for males (no date)',
  url: 'http://scancainc.org/care/men/',
}
export const priapismInBoys: ArticleSource = {
  name: 'Alder Hey Children’s NHS: painful erections in boys (no date)',
  url: 'https://alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-priapism',
}
export const schoolPolicy: ArticleSource = {
  name: 'Sickle Cell Care Manchester: the disease at school, after a guide by Simon Dyson (no date)',
  url: 'https://sicklecellcaremanchester.co.uk/about-us/sickle-cell-in-school/',
}
export const schoolTeachers: ArticleSource = {
  name: 'Tes: how schools can support pupils with sickle cell disease (no date)',
  url: 'https://tes.com/news/how-schools-can-support-pupils-sickle-cell-disease',
}
export const spleenLeaflet: ArticleSource = {
  name: 'Alder Hey Children’s NHS: the spleen, and how to feel for it (no date)',
  url: 'https://www.alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-the-spleen-2/',
}
export const strokeInNigeria: ArticleSource = {
  name: 'The Lancet Haematology: hydroxyurea against stroke in Nigeria (SPRING)',
  year: 2022,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10072240',
}
export const strokeLeaflet: ArticleSource = {
  name: 'Alder Hey Children’s NHS: stroke in sickle cell disease (no date)',
  url: 'https://alderhey.nhs.uk/conditions/patient-information-leaflets/sickle-cell-crisis-stroke',
}
export const strokeNumbers: ArticleSource = {
  name: 'Blood: strokes with and without a yearly check',
  year: 2016,
  url: 'https://ashpublications.org/blood/article/127/7/829/35223/Central-nervous-system-complications-and',
}
export const strokeReview: ArticleSource = {
  name: 'Journal of Clinical Medicine: stroke in sickle cell disease',
  year: 2021,
  url: 'https://doi.org/10.3390/jcm10184232',
}
export const strokeStandard: ArticleSource = {
  name: 'DeBaun and Galadanci: preventing strokes in children in Africa (summary; no date)',
  url: 'https://www.semanticscholar.org/paper/Primary-Stroke-Prevention-in-Children-with-Sickle-DeBaun-Galadanci/75eec4d0abf1b810f276f197af2fea5055b22cc2',
}
export const traitAndEffort: ArticleSource = {
  name: 'Harvard, Information Center for Sickle Cell: sickle cell trait and hard exercise',
  year: 2000,
  url: 'https://sickle.bwh.harvard.edu/sickle_trait.html',
}
export const transplantDonors: ArticleSource = {
  name: 'Sickle Cell Bulletin: gene therapy and transplants',
  year: 2025,
  url: 'https://sicklecellbulletin.org/2025/02/19/gene-therapy-a-cure-for-sickle-cell-disorder',
}
export const travelAdvice: ArticleSource = {
  name: 'West London Haemoglobinopathy Centre, NHS: travel (no date)',
  url: 'https://www.westlondonhcc.nhs.uk/patient-hub/travel-guides',
}
