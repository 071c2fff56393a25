/** Sources about the disease, its tests and its care, for pages and starter articles; see ghana.ts beside this file. */
import type { ArticleSource } from '../shapes/review.ts'

export const betaThalassaemia: ArticleSource = {
  name: 'Karger, The Waiting Room: types of beta thalassaemia (no date)',
  url: 'https://thewaitingroom.karger.com/tell-me-about/types-of-beta-thalassemia-trait-intermedia-and-major/',
}
export const betaThalassaemiaTest: ArticleSource = {
  name: 'A comparison of two laboratory methods that measure haemoglobin A2',
  year: 2023,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10542033',
}
export const bloodDonorsWithTrait: ArticleSource = {
  name: 'Carter BloodCare: sickle cell trait, sickle cell disease and giving blood (no date)',
  url: 'https://www.carterbloodcare.org/education-center/diversity/sickle-cell-disease',
}
export const childrenSurvive: ArticleSource = {
  name: 'American Academy of Pediatrics: children with the disease reach adult age',
  year: 2024,
  url: 'https://publications.aap.org/aapnews/news/29423',
}
export const haemoglobinC: ArticleSource = {
  name: 'MSD Manual: haemoglobin C disease',
  year: 2024,
  url: 'https://www.msdmanuals.com/uk/professional/hematology-and-oncology/anemias-caused-by-hemolysis/hemoglobin-c-disease',
}
export const haemoglobinCBeta: ArticleSource = {
  name: 'American College of Medical Genetics: newborn result FC, which is CC or Cβ (a copy; no date)',
  url: 'https://docslib.org/doc/4506946/fc-hbcc-disease-or-hbc-beta-zero-thalassemia-act-fact-sheet',
}
export const handsAndFeet: ArticleSource = {
  name: 'CDC: painful swelling of hands and feet in sickle cell disease (no date)',
  url: 'https://www.cdc.gov/sickle-cell/complications/dactylitis-hand-foot-syndrome.html',
}
export const homeCare: ArticleSource = {
  name: 'Sheffield Children’s NHS: managing sickle cell pain at home (no date)',
  url: 'https://library.sheffieldchildrens.nhs.uk/manging-sickle-cell-disease-pain-at-home/',
}
export const hydroxyureaTreatment: ArticleSource = {
  name: 'Froedtert Hospital: treatment with hydroxyurea (no date)',
  url: 'https://www.froedtert.com/sickle-cell-disease/treatments/hydroxyurea',
}
export const hydroxyureaTrial: ArticleSource = {
  name: 'New England Journal of Medicine: hydroxyurea for 606 African children (REACH)',
  year: 2019,
  url: 'https://ir.busitema.ac.ug/handle/20.500.12283/230',
}
export const inheritance: ArticleSource = {
  name: 'GOV.UK: inheritance risk table for sickle cell and thalassaemia',
  year: 2013,
  url: 'https://www.gov.uk/government/publications/sickle-cell-and-thalassaemia-screening-inheritance-risk-table',
}
export const newbornCarriers: ArticleSource = {
  name: 'Arizona Newborn Screening Program: what each haemoglobin result means (a copy; no date)',
  url: 'https://docslib.org/doc/3888979/arizona-newborn-screening-program-hemoglobin-results-docx-12-09',
}
export const newbornFsa: ArticleSource = {
  name: 'Maryland Department of Health: care of children with FS, FSC or FSA (no date, read on 26 November 2026)',
  url: 'https://test-health.maryland.gov/phpa/genetics/Pages/pedsc_mgt.aspx',
}
export const newbornPatterns: ArticleSource = {
  name: 'Pediatrics: results of newborn tests in sickle cell disease, a table',
  year: 2002,
  url: 'https://doi.org/10.1542/peds.109.3.526',
}
export const newbornQuestions: ArticleSource = {
  name: 'Sickle Cell Disease Association of America: questions about newborn screening',
  year: 2022,
  url: 'https://www.sicklecelldisease.org/2022/09/30/frequently-asked-questions-about-sct-in-newborn-screening/',
}
export const newbornTestAtBirth: ArticleSource = {
  name: 'eHealth Africa: newborn sickle cell screening',
  year: 2019,
  url: 'https://www.ehealthafrica.org/blog/2019/6/19/innovations-in-newborn-sickle-cell-screening',
}
export const nhsOverview: ArticleSource = {
  name: 'NHS: sickle cell disease (no date)',
  url: 'https://www.nhs.uk/conditions/sickle-cell-disease/',
}
export const oneNegativeTest: ArticleSource = {
  name: 'American Society of Hematology: a father with a negative sickling test, and a child with SC',
  year: 2015,
  url: 'https://ashpublications.org/hematology/article/2015/1/433/306123/Sickle-solubility-test-to-screen-for-sickle-cell',
}
export const penicillinTrials: ArticleSource = {
  name: 'Cochrane: penicillin for children with sickle cell disease',
  year: 2017,
  url: 'http://www.cochrane.org/CD003427/CF_regular-antibiotics-for-preventing-pneumococcal-infection-in-young-children-with-sickle-cell-disease',
}
export const picturesOfChildren: ArticleSource = {
  name: 'UNICEF: principles for ethical reporting on children (no date)',
  url: 'https://www.unicef.org/albania/press-centre/ethical-reporting-children',
}
export const preventiveCare: ArticleSource = {
  name: 'Blood: sickle cell anaemia in Africa, and care that begins early',
  year: 2017,
  url: 'https://ashpublications.org/blood/article/129/2/155/36081/Sickle-cell-anemia-in-sub-Saharan-Africa-advancing',
}
export const rareTypes: ArticleSource = {
  name: 'Beni-Suef University Journal: types of sickle cell disease, with D, E and O (table)',
  year: 2023,
  url: 'https://bjbas.springeropen.com/articles/10.1186/s43088-023-00373-w/tables/1',
}
export const sickleCellTrait: ArticleSource = {
  name: 'Sickle Cell Information Center: overview of sickle cell trait',
  year: 2026,
  url: 'https://scinfo.org/2026/02/12/overview-of-sickle-cell-trait',
}
export const sicklingTest: ArticleSource = {
  name: 'Journal of Hematology: a review of sickling tests in adults',
  year: 2024,
  url: 'https://thejh.org/index.php/jh/article/view/1272/816',
}
export const sicklingTestLimits: ArticleSource = {
  name: 'Gloucestershire Hospitals NHS: limits of the sickling test (no date)',
  url: 'https://gloshospitals.nhs.uk/our-services/services-we-offer/pathology/tests-and-investigations/haemoglobin-s-solubility-test',
}
export const testAfterTransfusion: ArticleSource = {
  name: 'Journal of Associated Medical Sciences: a blood transfusion changes the result for 3 months',
  year: 2017,
  url: 'https://he01.tci-thaijo.org/index.php/bulletinAMS/article/view/73562',
}
export const testFromOneDrop: ArticleSource = {
  name: 'Blood Advances: two quick tests from a drop of blood, tried in 2,000 babies in Angola',
  year: 2023,
  url: 'https://ashpublications.org/bloodadvances/article/7/19/5860/496691/Early-diagnosis-of-sickle-cell-disease-at-birth',
}
export const transfusionCare: ArticleSource = {
  name: 'Canadian Blood Services: blood transfusions for people with sickle cell disease',
  year: 2014,
  url: 'https://professionaleducation.blood.ca/en/transfusion/publications/phenotype-matching-sickle-cell-patients-review-and-recommendations',
}
export const typesOfDisease: ArticleSource = {
  name: 'AboutKidsHealth: types of sickle cell disease (no date)',
  url: 'https://aboutkidshealth.ca/healthaz/haematology/types-of-sickle-cell-disease',
}
export const uiHealthOverview: ArticleSource = {
  name: 'University of Illinois Hospital: about sickle cell disease (no date)',
  url: 'https://www.hospital.uillinois.edu/primary-and-specialty-care/sickle-cell/about-sickle-cell-disease',
}
export const whoAfrica: ArticleSource = {
  name: 'WHO Africa: sickle cell disease (no date)',
  url: 'https://afro.who.int/health-topics/sickle-cell-disease',
}
export const whoPregnancyGuide: ArticleSource = {
  name: 'WHO’s news release on its guide, in Uganda Radio Network',
  year: 2025,
  url: 'https://ugandaradionetwork.net/story/who-issues-global-guideline-on-sickle-cell-disease-during-pregnancy',
}
export const whoPregnancySummary: ArticleSource = {
  name: 'The Health Pulse: WHO’s 21 recommendations for pregnancy, a summary',
  year: 2025,
  url: 'https://thehealthpulse.org/2025/06/24/the-art-of-connection',
}
export const whoWhere: ArticleSource = {
  name: 'WHO’s guide, and where people with the disease live, in Heap News',
  year: 2025,
  url: 'https://heapnews.ng/who-issues-first-global-guidelines-for-managing-sickle-cell-disease-in-pregnancy',
}
export const wordsOfStaff: ArticleSource = {
  name: 'The Hematologist: the word “sickler”, and a survey of 655 emergency doctors',
  year: 2018,
  url: 'https://ashpublications.org/thehematologist/article/doi/10.1182/hem.V15.3.8461/462982/Professionalism-and-the-Written-Word-Attitudes-and',
}
export const worldDay: ArticleSource = {
  name: 'Saint Lucia Sickle Cell Association: the United Nations resolution (no date)',
  url: 'https://www.slusicklecell.emagine.lc/b/sickle-cell-disease-world-day',
}
