/**
 * Sources about Ghana, for pages and starter articles. Each was read, at least its beginning; a source without a date
 * says so in its name.
 */
import type { PublishedSource } from './published-source.ts'

export const accraDiagnoses: PublishedSource = {
  publisher: 'BMC Public Health',
  title: 'how 354 people with sickle cell disease in Accra were diagnosed',
  year: 2021,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8456625',
}
export const ashantiScreening: PublishedSource = {
  publisher: 'Noguchi Institute',
  title: 'newborn screening for sickle cell disease, 1995 to 2020',
  readOn: '2026-11-26',
  url: 'https://noguchi.ug.edu.gh/research-activities/newborn-screening-for-sickle-cell-disease/',
}
export const bloodService: PublishedSource = {
  publisher: 'National Blood Service Ghana',
  title: 'who can give blood',
  readOn: '2026-11-26',
  url: 'https://nbs.gov.gh/blood-donors-blood-donation/',
}
export const carriersOneInFour: PublishedSource = {
  publisher: 'The Spectator',
  title: 'one in four people has an S or C gene, launch of a national policy',
  readOn: '2026-11-26',
  url: 'https://thespectatoronline.com/know-sickle-cell-status-before-falling-in-love-sickle-cell-advocate/?amp=1',
}
export const clinicsCounted: PublishedSource = {
  publisher: 'SERISCD',
  title: 'sickle cell clinics in Ghana, about 2020',
  readOn: '2026-11-26',
  url: 'https://seriscd.org/ghana/',
}
export const electrophoresisAdvice: PublishedSource = {
  publisher: 'GhanaWeb',
  title: 'a doctor at Korle Bu on the right test before marriage',
  year: 2023,
  url: 'https://www.ghanaweb.com/GhanaHomePage/NewsArchive/Opt-for-haemoglobin-electrophoresis-test-before-marriage-Doctor-1789352',
}
export const faithHealing: PublishedSource = {
  publisher: 'BMC Public Health',
  title: 'people who visit faith healers in Kumasi',
  year: 2018,
  url: 'https://doi.org/10.1186/s12889-018-6277-9',
}
export const firstTransplant: PublishedSource = {
  publisher: 'The Publisher',
  title: 'Ghana’s first bone marrow transplant',
  year: 2018,
  url: 'https://thepublisheronline.com/ghanas-first-bone-marrow-transplant-successful',
}
export const freeNewbornTests: PublishedSource = {
  publisher: 'GBC Ghana',
  title: 'free screening of newborns at two hospitals in Accra',
  year: 2021,
  url: 'https://www.gbcghanaonline.com/general/10000-newborns-to-get-free-screening-for-sickle-cell-disease-annually/2021/?noamp=mobile',
}
export const genesNorthAndSouth: PublishedSource = {
  publisher: 'IJSBAR',
  title: 'where in Ghana the S and C genes are common',
  readOn: '2026-11-26',
  url: 'https://gssrr.org/index.php/JournalOfBasicAndApplied/article/view/13270',
}
export const guidelinesLaunch: PublishedSource = {
  publisher: 'GBC Ghana',
  title: 'launch of the national guidelines',
  year: 2025,
  url: 'https://www.gbcghanaonline.com/news/ministry-of-health-launches-national-screening-to-strengthen-sickle-cell-care/2025/3',
}
export const herbsAtUgmc: PublishedSource = {
  publisher: 'Research Square (preprint)',
  title: 'adults at the University of Ghana Medical Centre on herbal medicine',
  year: 2026,
  url: 'https://sciety.org/articles/activity/10.21203/rs.3.rs-8586098/v1',
}
export const herbsNotTold: PublishedSource = {
  publisher: 'BMC Complementary Medicine',
  title: '500 patients in Kumasi on herbal medicine',
  year: 2017,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5709853',
}
export const hoBloodDonors: PublishedSource = {
  publisher: 'Pulsus Group',
  title: 'sickle cell trait among 272 blood donors at Ho Teaching Hospital (samples of 2018 and 2019)',
  year: 2020,
  url: 'https://hindi.pulsus.com/abstract/sickle-cell-trait-among-blood-donors-in-the-ho-teaching-hospital-ghana-a-crosssectional-study-6418.html',
}
export const hoPatients: PublishedSource = {
  publisher: 'Advances in Hematology',
  title: 'haemoglobin types of 1,523 patients at Ho Teaching Hospital',
  year: 2020,
  url: 'https://www.hindawi.com/journals/ah/2020/7369731/',
}
export const hydroxyureaTestCost: PublishedSource = {
  publisher: 'The Publisher',
  title: 'hydroxyurea on the NHIS list, and the tests that patients pay',
  year: 2021,
  url: 'https://thepublisheronline.com/sickle-cell-treatment-added-nhis-list',
}
export const knowledgeNearCapeCoast: PublishedSource = {
  publisher: 'Archives of Public Health',
  title: 'what 386 people near Cape Coast know and believe',
  year: 2024,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11348774',
}
export const korleBuBurden: PublishedSource = {
  publisher: 'Advances in Hematology',
  title: 'the burden of sickle cell disease in Ghana, the Korle Bu experience',
  year: 2018,
  url: 'https://www.hindawi.com/journals/ah/2018/6161270/cta/',
}
export const korleBuClinic: PublishedSource = {
  publisher: 'IPN',
  title: '50 years of the Ghana Institute of Clinical Genetics',
  year: 2025,
  url: 'https://ipnnews.media/?p=65023',
}
export const korleBuDeaths: PublishedSource = {
  publisher: 'Blood Advances',
  title: 'deaths of mothers at Korle Bu stay low',
  year: 2022,
  url: 'https://ashpublications.org/bloodadvances/article/6/7/1977/484111/Sustainability-of-low-maternal-mortality-in',
}
export const korleBuLater: PublishedSource = {
  publisher: 'University of Ghana',
  title: 'pregnant women with and without the disease at Korle Bu',
  year: 2019,
  url: 'https://ugspace.ug.edu.gh/items/dfcbfd1c-fdc8-4b8a-a415-2d2213563140/full',
}
export const korleBuPregnancies: PublishedSource = {
  publisher: 'American Journal of Hematology',
  title: 'a team for pregnant women at Korle Bu, before and after',
  year: 2017,
  url: 'https://pure.ug.edu.gh/en/publications/implementation-of-multidisciplinary-care-reduces-maternal-mortali-3',
}
export const kumasiCarers: PublishedSource = {
  publisher: 'Journal of Pediatric Health Care',
  title: 'stigma and carers in Kumasi',
  year: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7738399/',
}
export const ministryFigures: PublishedSource = {
  publisher: 'GBC Ghana',
  title: 'the Ministry of Health on births, carriers and the national strategy',
  year: 2026,
  url: 'https://www.gbcghanaonline.com/?p=412179',
}
export const moodInGhana: PublishedSource = {
  publisher: 'Journal of Health, Population and Nutrition',
  title: '387 patients in a hospital in Ghana',
  year: 2017,
  url: 'https://jhpn.biomedcentral.com/articles/10.1186/s41043-017-0081-5',
}
export const newbornsReached: PublishedSource = {
  publisher: 'Ghana Business News',
  title: '3 in 100 newborns screened, says the Sickle Cell Foundation of Ghana',
  year: 2022,
  url: 'https://www.ghanabusinessnews.com/2022/06/27/9000-children-identified-treated-with-sickle-cell-disease-in-last-27-years/',
}
export const newbornsUntil2018: PublishedSource = {
  publisher: 'MyJoyOnline',
  title: 'Prof. Kwaku Ohene-Frempong on the babies tested in Ghana',
  year: 2018,
  url: 'https://www.myjoyonline.com/4-514-newborns-screened-for-sickle-cell-since-2017-but-scale-up-needed/',
}
export const nhisMedicines: PublishedSource = {
  publisher: 'Ghanaian Times in allAfrica',
  title: 'the national strategy, and medicines under NHIS',
  year: 2024,
  url: 'https://allafrica.com/stories/202411130383.html',
}
export const nhisSupply: PublishedSource = {
  publisher: 'tvait.com',
  title: 'one year of hydroxyurea on NHIS',
  year: 2023,
  url: 'https://tvait.com/2023/06/23/sickle-cell-disease-one-year-of-wonder-drug-on-nhis/',
}
export const prenatalTests: PublishedSource = {
  publisher: 'Journal of Community Genetics',
  title: 'parents in Ghana on a test before birth',
  year: 2022,
  url: 'https://doi.org/10.1007/s12687-022-00609-9',
}
export const pupilsInAccra: PublishedSource = {
  publisher: 'African Journal of Management Research, University of Ghana',
  title: 'what 115 pupils of a school in Accra know',
  readOn: '2026-11-26',
  url: 'https://ajol.info/index.php/ajmr/article/view/193782',
}
export const religiousLeaders: PublishedSource = {
  publisher: 'Journal of Community Genetics',
  title: 'church leaders in Accra',
  year: 2024,
  url: 'https://doi.org/10.1007/s12687-024-00738-3',
}
export const severeSc: PublishedSource = {
  publisher: 'Blood Advances',
  title: 'adults in Accra with severe SC',
  year: 2023,
  url: 'https://ashpublications.org/bloodadvances/article/7/13/3312/494496/Most-adults-with-severe-HbSC-disease-are-not',
}
export const strategyLaunch: PublishedSource = {
  publisher: 'GhanaWeb',
  title: 'launch of the national strategy for sickle cell disease',
  year: 2024,
  url: 'https://ghanaweb.com/GhanaHomePage/health/Ghana-launches-National-Sickle-Cell-Strategy-and-Vaccine-Policy-for-2024-2028-1958967',
}
export const transplantCentre: PublishedSource = {
  publisher: 'Evening Mail',
  title: 'the bone marrow transplant centre at Ridge Hospital',
  year: 2024,
  url: 'https://eveningmailgh.com/breakthrough-for-the-hopeless/',
}
export const transplantsInAccra: PublishedSource = {
  publisher: 'BMT Ghana',
  title: 'the first four bone marrow transplants',
  year: 2018,
  url: 'https://bmtghana.org/our-news/',
}
export const trustFund: PublishedSource = {
  publisher: 'Ghana Medical Trust Fund',
  title: 'questions and answers',
  readOn: '2026-11-26',
  url: 'https://gmtf.gov.gh/frequently-asked-questions',
}
export const wordSickler: PublishedSource = {
  publisher: 'Starr FM',
  title: 'why it is time to retire the term “sickler”',
  year: 2025,
  url: 'https://starrfm.com.gh/world-sickle-cell-day-why-its-time-to-retire-the-term-sickler/',
}
