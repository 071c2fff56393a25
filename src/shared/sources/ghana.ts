/**
 * Sources about Ghana, for pages and starter articles. Each was read, at least its beginning; a source without a date
 * says so in its name.
 */
import type { ArticleSource } from '../shapes/review.ts'

export const accraDiagnoses: ArticleSource = {
  name: 'BMC Public Health: how 354 people with sickle cell disease in Accra were diagnosed',
  year: 2021,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8456625',
}
export const ashantiScreening: ArticleSource = {
  name: 'Noguchi Institute: newborn screening for sickle cell disease, 1995 to 2020 (no date)',
  url: 'https://noguchi.ug.edu.gh/research-activities/newborn-screening-for-sickle-cell-disease/',
}
export const bloodService: ArticleSource = {
  name: 'National Blood Service Ghana: who can give blood (no date)',
  url: 'https://nbs.gov.gh/blood-donors-blood-donation/',
}
export const carriersOneInFour: ArticleSource = {
  name: 'The Spectator: one in four people in Ghana has an S or C gene, says the launch of a national policy (no date)',
  url: 'https://thespectatoronline.com/know-sickle-cell-status-before-falling-in-love-sickle-cell-advocate/?amp=1',
}
export const clinicsCounted: ArticleSource = {
  name: 'SERISCD: sickle cell clinics in Ghana, about 2020 (no date)',
  url: 'https://seriscd.org/ghana/',
}
export const electrophoresisAdvice: ArticleSource = {
  name: 'GhanaWeb: a doctor at Korle Bu on the right test before marriage',
  year: 2023,
  url: 'https://www.ghanaweb.com/GhanaHomePage/NewsArchive/Opt-for-haemoglobin-electrophoresis-test-before-marriage-Doctor-1789352',
}
export const faithHealing: ArticleSource = {
  name: 'BMC Public Health: people who visit faith healers in Kumasi',
  year: 2018,
  url: 'https://doi.org/10.1186/s12889-018-6277-9',
}
export const firstTransplant: ArticleSource = {
  name: 'The Publisher: Ghana’s first bone marrow transplant',
  year: 2018,
  url: 'https://thepublisheronline.com/ghanas-first-bone-marrow-transplant-successful',
}
export const freeNewbornTests: ArticleSource = {
  name: 'GBC Ghana: free screening of newborns at two hospitals in Accra',
  year: 2021,
  url: 'https://www.gbcghanaonline.com/general/10000-newborns-to-get-free-screening-for-sickle-cell-disease-annually/2021/?noamp=mobile',
}
export const genesNorthAndSouth: ArticleSource = {
  name: 'IJSBAR: where in Ghana the S and C genes are common (no date)',
  url: 'https://gssrr.org/index.php/JournalOfBasicAndApplied/article/view/13270',
}
export const guidelinesLaunch: ArticleSource = {
  name: 'GBC Ghana: launch of the national guidelines',
  year: 2025,
  url: 'https://www.gbcghanaonline.com/news/ministry-of-health-launches-national-screening-to-strengthen-sickle-cell-care/2025/3',
}
export const herbsAtUgmc: ArticleSource = {
  name: 'Research Square (preprint): adults at the University of Ghana Medical Centre on herbal medicine',
  year: 2026,
  url: 'https://sciety.org/articles/activity/10.21203/rs.3.rs-8586098/v1',
}
export const herbsNotTold: ArticleSource = {
  name: 'BMC Complementary Medicine: 500 patients in Kumasi on herbal medicine',
  year: 2017,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5709853',
}
export const hoBloodDonors: ArticleSource = {
  name: 'Sickle cell trait among 272 blood donors at Ho Teaching Hospital (samples of 2018 and 2019)',
  year: 2020,
  url: 'https://hindi.pulsus.com/abstract/sickle-cell-trait-among-blood-donors-in-the-ho-teaching-hospital-ghana-a-crosssectional-study-6418.html',
}
export const hoPatients: ArticleSource = {
  name: 'Advances in Hematology: haemoglobin types of 1,523 patients at Ho Teaching Hospital',
  year: 2020,
  url: 'https://www.hindawi.com/journals/ah/2020/7369731/',
}
export const hydroxyureaTestCost: ArticleSource = {
  name: 'The Publisher: hydroxyurea on the NHIS list, and the tests that patients pay',
  year: 2021,
  url: 'https://thepublisheronline.com/sickle-cell-treatment-added-nhis-list',
}
export const knowledgeNearCapeCoast: ArticleSource = {
  name: 'Archives of Public Health: what 386 people near Cape Coast know and believe',
  year: 2024,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11348774',
}
export const korleBuBurden: ArticleSource = {
  name: 'Advances in Hematology: the burden of sickle cell disease in Ghana, the Korle Bu experience',
  year: 2018,
  url: 'https://www.hindawi.com/journals/ah/2018/6161270/cta/',
}
export const korleBuClinic: ArticleSource = {
  name: 'IPN: 50 years of the Ghana Institute of Clinical Genetics',
  year: 2025,
  url: 'https://ipnnews.media/?p=65023',
}
export const korleBuDeaths: ArticleSource = {
  name: 'Blood Advances: deaths of mothers at Korle Bu stay low',
  year: 2022,
  url: 'https://ashpublications.org/bloodadvances/article/6/7/1977/484111/Sustainability-of-low-maternal-mortality-in',
}
export const korleBuLater: ArticleSource = {
  name: 'Pregnant women with and without the disease at Korle Bu, University of Ghana',
  year: 2019,
  url: 'https://ugspace.ug.edu.gh/items/dfcbfd1c-fdc8-4b8a-a415-2d2213563140/full',
}
export const korleBuPregnancies: ArticleSource = {
  name: 'American Journal of Hematology: a team for pregnant women at Korle Bu, before and after',
  year: 2017,
  url: 'https://pure.ug.edu.gh/en/publications/implementation-of-multidisciplinary-care-reduces-maternal-mortali-3',
}
export const kumasiCarers: ArticleSource = {
  name: 'Journal of Pediatric Health Care: stigma and carers in Kumasi',
  year: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7738399/',
}
export const ministryFigures: ArticleSource = {
  name: 'GBC Ghana: the Ministry of Health on births, carriers and the national strategy',
  year: 2026,
  url: 'https://www.gbcghanaonline.com/?p=412179',
}
export const moodInGhana: ArticleSource = {
  name: 'Journal of Health, Population and Nutrition: 387 patients in a hospital in Ghana',
  year: 2017,
  url: 'https://jhpn.biomedcentral.com/articles/10.1186/s41043-017-0081-5',
}
export const newbornsReached: ArticleSource = {
  name: 'Ghana Business News: 3 in 100 newborns screened, says the Sickle Cell Foundation of Ghana',
  year: 2022,
  url: 'https://www.ghanabusinessnews.com/2022/06/27/9000-children-identified-treated-with-sickle-cell-disease-in-last-27-years/',
}
export const newbornsScreened: ArticleSource = {
  name: 'MyJoyOnline: 22 years of screening reached 2 to 3 in 100 children',
  year: 2018,
  url: 'https://www.myjoyonline.com/4-514-newborns-screened-for-sickle-cell-since-2017-but-scale-up-needed/',
}
export const nhisMedicines: ArticleSource = {
  name: 'Ghanaian Times in allAfrica: the national strategy, and medicines under NHIS',
  year: 2024,
  url: 'https://allafrica.com/stories/202411130383.html',
}
export const nhisMinister: ArticleSource = {
  name: 'Kessben: the Minister of Health on NHIS and sickle cell disease, and an answer',
  year: 2025,
  url: 'https://kessbenonline.com/2025/09/26/bawumia-aide-exposes-health-ministers-dishonesty-on-sickle-cell-coverage-under-nhia',
}
export const nhisSupply: ArticleSource = {
  name: 'tvait.com: one year of hydroxyurea on NHIS',
  year: 2023,
  url: 'https://tvait.com/2023/06/23/sickle-cell-disease-one-year-of-wonder-drug-on-nhis/',
}
export const oldAge: ArticleSource = {
  name: '3news in Daily News Ghana: a doctor at the University of Ghana on living to 90',
  year: 2019,
  url: 'https://dailynewsgh.com/2019/05/03/sickle-cell-patients-can-live-to-90-years-medical-doctor/',
}
export const prenatalTests: ArticleSource = {
  name: 'Journal of Community Genetics: parents in Ghana on a test before birth',
  year: 2022,
  url: 'https://doi.org/10.1007/s12687-022-00609-9',
}
export const religiousLeaders: ArticleSource = {
  name: 'Journal of Community Genetics: church leaders in Accra',
  year: 2024,
  url: 'https://doi.org/10.1007/s12687-024-00738-3',
}
export const severeSc: ArticleSource = {
  name: 'Blood Advances: adults in Accra with severe SC',
  year: 2023,
  url: 'https://ashpublications.org/bloodadvances/article/7/13/3312/494496/Most-adults-with-severe-HbSC-disease-are-not',
}
export const strategyLaunch: ArticleSource = {
  name: 'GhanaWeb: launch of the national strategy for sickle cell disease',
  year: 2024,
  url: 'https://ghanaweb.com/GhanaHomePage/health/Ghana-launches-National-Sickle-Cell-Strategy-and-Vaccine-Policy-for-2024-2028-1958967',
}
export const transplantCentre: ArticleSource = {
  name: 'Evening Mail: the bone marrow transplant centre at Ridge Hospital',
  year: 2024,
  url: 'https://eveningmailgh.com/breakthrough-for-the-hopeless/',
}
export const transplantsInAccra: ArticleSource = {
  name: 'BMT Ghana: the first four bone marrow transplants',
  year: 2018,
  url: 'https://bmtghana.org/our-news/',
}
export const trustFund: ArticleSource = {
  name: 'Ghana Medical Trust Fund: questions and answers (no date)',
  url: 'https://gmtf.gov.gh/frequently-asked-questions',
}
export const trustFundSteps: ArticleSource = {
  name: '233times: how to get help from the Ghana Medical Trust Fund (no date)',
  url: 'https://233times.net/?p=132999',
}
export const wordSickler: ArticleSource = {
  name: 'Starr FM: why it is time to retire the term “sickler”',
  year: 2025,
  url: 'https://starrfm.com.gh/world-sickle-cell-day-why-its-time-to-retire-the-term-sickler/',
}
