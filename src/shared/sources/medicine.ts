/** Sources about the disease, its tests and its care, for pages and starter articles; see ghana.ts beside this file. */
import type { PublishedSource } from './published-source.ts'

export const africanBirths: PublishedSource = {
  publisher: 'Hematology/Oncology Clinics of North America',
  title: 'Williams, Sickle Cell Disease in Sub-Saharan Africa',
  year: 2016,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6858853',
}
export const betaThalassaemia: PublishedSource = {
  publisher: 'Karger, The Waiting Room',
  title: 'types of beta thalassaemia',
  readOn: '2026-11-26',
  url: 'https://thewaitingroom.karger.com/tell-me-about/types-of-beta-thalassemia-trait-intermedia-and-major/',
}
export const betaThalassaemiaTest: PublishedSource = {
  publisher: 'Indian Journal of Hematology and Blood Transfusion',
  title: 'a comparison of two laboratory methods that measure haemoglobin A2',
  year: 2023,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10542033',
}
export const bloodDonorsWithTrait: PublishedSource = {
  publisher: 'Carter BloodCare',
  title: 'sickle cell trait, sickle cell disease and giving blood',
  readOn: '2026-11-26',
  url: 'https://www.carterbloodcare.org/education-center/diversity/sickle-cell-disease',
}
export const childrenSurvive: PublishedSource = {
  publisher: 'American Academy of Pediatrics',
  title: 'children with the disease reach adult age',
  year: 2024,
  url: 'https://publications.aap.org/aapnews/news/29423',
}
export const earlyDeaths: PublishedSource = {
  publisher: 'American Journal of Preventive Medicine',
  title: 'Grosse and others, early deaths of children with sickle cell disease in Africa',
  year: 2011,
  url: 'https://doi.org/10.1016/j.amepre.2011.09.013',
}
export const haemoglobinC: PublishedSource = {
  publisher: 'MSD Manual',
  title: 'haemoglobin C disease',
  year: 2024,
  url: 'https://www.msdmanuals.com/uk/professional/hematology-and-oncology/anemias-caused-by-hemolysis/hemoglobin-c-disease',
}
export const handsAndFeet: PublishedSource = {
  publisher: 'CDC',
  title: 'painful swelling of hands and feet in sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://www.cdc.gov/sickle-cell/complications/dactylitis-hand-foot-syndrome.html',
}
export const homeCare: PublishedSource = {
  publisher: 'Sheffield Children’s NHS',
  title: 'managing sickle cell pain at home',
  readOn: '2026-11-26',
  url: 'https://library.sheffieldchildrens.nhs.uk/manging-sickle-cell-disease-pain-at-home/',
}
export const hydroxyureaTreatment: PublishedSource = {
  publisher: 'Froedtert Hospital',
  title: 'treatment with hydroxyurea',
  readOn: '2026-11-26',
  url: 'https://www.froedtert.com/sickle-cell-disease/treatments/hydroxyurea',
}
export const hydroxyureaTrial: PublishedSource = {
  publisher: 'New England Journal of Medicine',
  title: 'hydroxyurea for 606 African children (REACH)',
  year: 2019,
  url: 'https://ir.busitema.ac.ug/handle/20.500.12283/230',
}
export const inheritance: PublishedSource = {
  publisher: 'GOV.UK',
  title: 'inheritance risk table for sickle cell and thalassaemia',
  year: 2013,
  url: 'https://www.gov.uk/government/publications/sickle-cell-and-thalassaemia-screening-inheritance-risk-table',
}
export const newbornFsa: PublishedSource = {
  publisher: 'Maryland Department of Health',
  title: 'care of children with FS, FSC or FSA',
  readOn: '2026-11-26',
  url: 'https://test-health.maryland.gov/phpa/genetics/Pages/pedsc_mgt.aspx',
}
export const newbornPatterns: PublishedSource = {
  publisher: 'Pediatrics',
  title: 'results of newborn tests in sickle cell disease, a table',
  year: 2002,
  url: 'https://doi.org/10.1542/peds.109.3.526',
}
export const newbornQuestions: PublishedSource = {
  publisher: 'Sickle Cell Disease Association of America',
  title: 'questions about newborn screening',
  year: 2022,
  url: 'https://www.sicklecelldisease.org/2022/09/30/frequently-asked-questions-about-sct-in-newborn-screening/',
}
export const newbornTestAtBirth: PublishedSource = {
  publisher: 'eHealth Africa',
  title: 'newborn sickle cell screening',
  year: 2019,
  url: 'https://www.ehealthafrica.org/blog/2019/6/19/innovations-in-newborn-sickle-cell-screening',
}
export const nhsOverview: PublishedSource = {
  publisher: 'NHS',
  title: 'sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://www.nhs.uk/conditions/sickle-cell-disease/',
}
export const oneNegativeTest: PublishedSource = {
  publisher: 'American Society of Hematology',
  title: 'a father with a negative sickling test, and a child with SC',
  year: 2015,
  url: 'https://ashpublications.org/hematology/article/2015/1/433/306123/Sickle-solubility-test-to-screen-for-sickle-cell',
}
export const penicillinTrials: PublishedSource = {
  publisher: 'Cochrane',
  title: 'penicillin for children with sickle cell disease',
  year: 2017,
  url: 'https://www.cochrane.org/CD003427/CF_regular-antibiotics-for-preventing-pneumococcal-infection-in-young-children-with-sickle-cell-disease',
}
export const picturesOfChildren: PublishedSource = {
  publisher: 'UNICEF',
  title: 'principles for ethical reporting on children',
  readOn: '2026-11-26',
  url: 'https://www.unicef.org/albania/press-centre/ethical-reporting-children',
}
export const preventiveCare: PublishedSource = {
  publisher: 'Blood',
  title: 'sickle cell anaemia in Africa, and care that begins early',
  year: 2017,
  url: 'https://ashpublications.org/blood/article/129/2/155/36081/Sickle-cell-anemia-in-sub-Saharan-Africa-advancing',
}
export const rareTypes: PublishedSource = {
  publisher: 'Beni-Suef University Journal',
  title: 'types of sickle cell disease, with D, E and O (table)',
  year: 2023,
  url: 'https://bjbas.springeropen.com/articles/10.1186/s43088-023-00373-w/tables/1',
}
export const sickleCellTrait: PublishedSource = {
  publisher: 'Sickle Cell Information Center',
  title: 'overview of sickle cell trait',
  year: 2026,
  url: 'https://scinfo.org/2026/02/12/overview-of-sickle-cell-trait',
}
export const sicklingTest: PublishedSource = {
  publisher: 'Journal of Hematology',
  title: 'a review of sickling tests in adults',
  year: 2024,
  url: 'https://thejh.org/index.php/jh/article/view/1272/816',
}
export const sicklingTestLimits: PublishedSource = {
  publisher: 'Gloucestershire Hospitals NHS',
  title: 'limits of the sickling test',
  readOn: '2026-11-26',
  url: 'https://gloshospitals.nhs.uk/our-services/services-we-offer/pathology/tests-and-investigations/haemoglobin-s-solubility-test',
}
export const testAfterTransfusion: PublishedSource = {
  publisher: 'Journal of Associated Medical Sciences',
  title: 'a blood transfusion changes the result for 3 months',
  year: 2017,
  url: 'https://he01.tci-thaijo.org/index.php/bulletinAMS/article/view/73562',
}
export const testFromOneDrop: PublishedSource = {
  publisher: 'Blood Advances',
  title: 'two quick tests from a drop of blood, tried in 2,000 babies in Angola',
  year: 2023,
  url: 'https://ashpublications.org/bloodadvances/article/7/19/5860/496691/Early-diagnosis-of-sickle-cell-disease-at-birth',
}
export const transfusionCare: PublishedSource = {
  publisher: 'Canadian Blood Services',
  title: 'blood transfusions for people with sickle cell disease',
  year: 2014,
  url: 'https://professionaleducation.blood.ca/en/transfusion/publications/phenotype-matching-sickle-cell-patients-review-and-recommendations',
}
export const typesOfDisease: PublishedSource = {
  publisher: 'AboutKidsHealth',
  title: 'types of sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://aboutkidshealth.ca/healthaz/haematology/types-of-sickle-cell-disease',
}
export const uiHealthOverview: PublishedSource = {
  publisher: 'University of Illinois Hospital',
  title: 'about sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://www.hospital.uillinois.edu/primary-and-specialty-care/sickle-cell/about-sickle-cell-disease',
}
export const whoAfrica: PublishedSource = {
  publisher: 'WHO Africa',
  title: 'sickle cell disease',
  readOn: '2026-11-26',
  url: 'https://afro.who.int/health-topics/sickle-cell-disease',
}
export const whoPregnancySummary: PublishedSource = {
  publisher: 'The Health Pulse',
  title: 'WHO’s 21 recommendations for pregnancy, a summary',
  year: 2025,
  url: 'https://thehealthpulse.org/2025/06/24/the-art-of-connection',
}
export const wordsOfStaff: PublishedSource = {
  publisher: 'The Hematologist',
  title: 'the word “sickler”, and a survey of 655 emergency doctors',
  year: 2018,
  url: 'https://ashpublications.org/thehematologist/article/doi/10.1182/hem.V15.3.8461/462982/Professionalism-and-the-Written-Word-Attitudes-and',
}
export const herbsForWhom: PublishedSource = {
  publisher: 'NHS Specialist Pharmacy Service',
  title: 'herbal medicines, and who should avoid them',
  readOn: '2026-11-29',
  url: 'https://www.sps.nhs.uk/articles/questions-to-ask-when-reviewing-herbal-medicines-and-interactions/',
}
export const malariaVaccineEffect: PublishedSource = {
  publisher: 'PLoS Medicine',
  title: 'the malaria vaccine, its trial, and where it helps most',
  year: 2020,
  url: 'https://doi.org/10.1371/journal.pmed.1003377',
}
export const traitAndMalaria: PublishedSource = {
  publisher: 'CDC, in a web archive',
  title: 'children with AA, AS and SS and malaria in western Kenya',
  readOn: '2026-11-29',
  url: 'https://webarchive.library.unt.edu/web/20121017182137/http://www.cdc.gov/malaria/about/biology/sickle_cell.html',
}
export const worldStudy: PublishedSource = {
  publisher: 'The Lancet Haematology',
  title: 'Global Burden of Disease Study 2021',
  year: 2023,
  url: 'https://doi.org/10.1016/S2352-3026(23)00118-7',
}
