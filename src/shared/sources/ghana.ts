/**
 * Sources about Ghana, for pages and starter articles. Each was read, at least its beginning; a source that gives no date
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
export const electrophoresisAdvice: ArticleSource = {
  name: 'GhanaWeb: a doctor at Korle Bu on the right test before marriage',
  year: 2023,
  url: 'https://www.ghanaweb.com/GhanaHomePage/NewsArchive/Opt-for-haemoglobin-electrophoresis-test-before-marriage-Doctor-1789352',
}
export const guidelinesLaunch: ArticleSource = {
  name: 'GBC Ghana: launch of the national guidelines',
  year: 2025,
  url: 'https://www.gbcghanaonline.com/news/ministry-of-health-launches-national-screening-to-strengthen-sickle-cell-care/2025/3',
}
export const hoBloodDonors: ArticleSource = {
  name: 'Sickle cell trait among 272 blood donors at Ho Teaching Hospital (samples of 2018 and 2019)',
  year: 2020,
  url: 'https://hindi.pulsus.com/abstract/sickle-cell-trait-among-blood-donors-in-the-ho-teaching-hospital-ghana-a-crosssectional-study-6418.html',
}
export const korleBuBurden: ArticleSource = {
  name: 'Advances in Hematology: the burden of sickle cell disease in Ghana, the Korle Bu experience',
  year: 2018,
  url: 'https://www.hindawi.com/journals/ah/2018/6161270/cta/',
}
export const knowledgeNearCapeCoast: ArticleSource = {
  name: 'Archives of Public Health: what 386 people near Cape Coast know and believe',
  year: 2024,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11348774',
}
export const ministryFigures: ArticleSource = {
  name: 'GBC Ghana: the Ministry of Health on births, carriers and the national strategy',
  year: 2026,
  url: 'https://www.gbcghanaonline.com/?p=412179',
}
export const newbornsReached: ArticleSource = {
  name: 'Ghana Business News: 3 in 100 newborns screened, says the Sickle Cell Foundation of Ghana',
  year: 2022,
  url: 'https://www.ghanabusinessnews.com/2022/06/27/9000-children-identified-treated-with-sickle-cell-disease-in-last-27-years/',
}
export const wordSickler: ArticleSource = {
  name: 'Starr FM: why it is time to retire the term “sickler”',
  year: 2025,
  url: 'https://starrfm.com.gh/world-sickle-cell-day-why-its-time-to-retire-the-term-sickler/',
}
export const hoPatients: ArticleSource = {
  name: 'Advances in Hematology: haemoglobin types of 1,523 patients at Ho Teaching Hospital',
  year: 2020,
  url: 'https://www.hindawi.com/journals/ah/2020/7369731/',
}
export const freeNewbornTests: ArticleSource = {
  name: 'GBC Ghana: free screening of newborns at two hospitals in Accra',
  year: 2021,
  url: 'https://www.gbcghanaonline.com/general/10000-newborns-to-get-free-screening-for-sickle-cell-disease-annually/2021/?noamp=mobile',
}
