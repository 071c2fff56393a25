/** Sources about family planning, breastfeeding, school, travel and new treatments. */
import type { PublishedSource } from './published-source.ts'

export const breastfeedingWithIt: PublishedSource = {
  publisher: 'Society for Maternal-Fetal Medicine',
  title: 'sickle cell disease and breastfeeding',
  readOn: '2026-11-28',
  url: 'https://highriskpregnancyinfo.org/sickle-cell-disease-and-breastfeeding',
}

export const contraceptionStudies: PublishedSource = {
  publisher: 'Mediterranean Journal of Hematology',
  title: 'contraception and sickle cell disease, the studies (table 2)',
  year: 2020,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7202337/table/t2-mjhid-12-1-e2020032',
}

export const flyingSafely: PublishedSource = {
  publisher: 'Red Blood Cell Disorders Clinic, Toronto',
  title: 'flying safely as an adult with sickle cell disease',
  readOn: '2026-11-28',
  url: 'https://rbcd.ca/blog/flying-safely-with-sickle-cell-disease',
}

export const geneApproval: PublishedSource = {
  publisher: 'Alliance for Regenerative Medicine',
  title: 'two gene therapies are approved in the United States',
  year: 2023,
  url: 'https://alliancerm.org/press-release/fda-approves-first-gene-therapies-for-sickle-cell-disease/',
}

export const geneInAfrica: PublishedSource = {
  publisher: 'SciDev.Net, in allAfrica',
  title: 'gene therapy and its cost in Africa',
  year: 2026,
  url: 'https://allafrica.com/stories/202602250428.html',
}

export const hydroxyureaAndMilk: PublishedSource = {
  publisher: 'LactMed, National Library of Medicine',
  title: 'hydroxyurea while breastfeeding',
  readOn: '2026-11-28',
  url: 'https://www.ncbi.nlm.nih.gov/books/NBK500984/',
}

export const lowAfterBirth: PublishedSource = {
  publisher: 'West Suffolk NHS',
  title: 'mental health support after a birth',
  readOn: '2026-11-29',
  url: 'https://wsh.nhs.uk/Services-A-Z/Maternity/Postnatal-care/Mental-health-support.aspx',
}

export const painSuspected: PublishedSource = {
  publisher: 'JAMA Network Open',
  title: '15 adults in the United States on pain and strong medicine',
  year: 2019,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6632133',
}

export const progestogenMethods: PublishedSource = {
  publisher: 'Reproductive Health Access Project',
  title: 'contraception and sickle cell disease',
  readOn: '2026-11-28',
  url: 'https://www.reproductiveaccess.org/resource/contraceptive-pearl-contraception-and-sickle-cell-disease/',
}

export const schoolInformation: PublishedSource = {
  publisher: 'Sickle Cell Information Center',
  title: 'information for teachers, students and employers',
  year: 2015,
  url: 'https://scinfo.org/2015/12/28/sickle-cell-information-for-teachers-students-and-employers',
}
