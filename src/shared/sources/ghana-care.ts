/** Sources from Ghana about its health services. They come before guides of other countries wherever we could read them. */
import type { PublishedSource } from './published-source.ts'

export const careByLevel: PublishedSource = {
  publisher: 'Frontiers in Genetics',
  title:
    'doctors from Kumasi and other African cities: care at each level, from the home and CHPS to the teaching hospital',
  year: 2022,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9877224',
}

export const chpsReferral: PublishedSource = {
  publisher: 'Ghana News Agency',
  title: 'what a CHPS compound does, and why it refers',
  year: 2023,
  url: 'https://gna.org.gh/2023/07/communities-urged-to-accept-referrals-to-secondary-health-facilities',
}

export const g6pdExplained: PublishedSource = {
  publisher: 'Dubawa Ghana',
  title: 'what you need to know about G6PD deficiency',
  year: 2024,
  url: 'https://ghana.dubawa.org/what-you-need-to-know-about-g6pd-deficiency/',
}

export const g6pdInSchools: PublishedSource = {
  publisher: 'Malaria Journal',
  title: 'G6PD deficiency in schoolchildren in southern Ghana',
  year: 2016,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4960760/',
}

export const ghsLevels: PublishedSource = {
  publisher: 'Ghana Health Service',
  title: 'how the service is organised, and its levels of care',
  readOn: '2026-11-28',
  url: 'https://ghs.gov.gh/organization-of-ghs%EF%BF%BC/',
}

export const kumasiDoctors: PublishedSource = {
  publisher: 'Mediterranean Journal of Hematology',
  title: 'doctors in Kumasi on the care of sickle cell disease in countries like Ghana',
  year: 2013,
  url: 'https://mjhid.org/mjhid/article/download/2013.062/740?inline=1',
}

export const malariaVaccine: PublishedSource = {
  publisher: 'Ghanaian Times',
  title: 'malaria vaccines for 43 more districts, and for all by 2029',
  year: 2024,
  url: 'https://ghanaiantimes.com.gh/over-100000-children-to-receive-malaria-vaccines/',
}

export const malariaVaccineMinistry: PublishedSource = {
  publisher: 'Ministry of Health, Ghana',
  title: 'the malaria vaccine and its four doses',
  readOn: '2026-11-28',
  url: 'https://www.moh.gov.gh/ghana-has-expanded-the-malaria-vaccine-exercise/',
}

export const nhisSince: PublishedSource = {
  publisher: 'Pure TV',
  title: 'the Minister of Health on NHIS and sickle cell disease, and hydroxyurea on NHIS since July 2022',
  year: 2025,
  url: 'https://puretvonline.com/akandoh-under-fire-nhis-sickle-cell-coverage-was-bawumias-2022-policy-not-new/',
}

export const tramadol: PublishedSource = {
  publisher: 'News Guide Ghana',
  title: 'the Food and Drugs Authority in Kumasi against tramadol without a prescription',
  year: 2025,
  url: 'https://newsguidegh.com/2025/05/13/kumasi-campaign-targets-tramadol-abuse-fda-urges-over-the-counter-sellers-to-comply',
}
