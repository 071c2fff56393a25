import { signSources } from '#shared/warning-signs.ts'

/** The sources of the starter articles. A year is given only where the source itself has one. */
export const sources = {
  accraSurvey: {
    name: 'BMC Public Health: how sickle cell disease is found in Accra',
    year: 2021,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8456625',
  },
  births: {
    name: 'thenewindependentonline.com: births with sickle cell disease',
    url: 'https://thenewindependentonline.com/?p=71604',
  },
  capeCoast: {
    name: 'Archives of Public Health: what people near Cape Coast know and believe',
    year: 2024,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11348774',
  },
  carriers: {
    name: 'Sickle Cell Information Center: overview of sickle cell trait',
    year: 2026,
    url: 'https://scinfo.org/2026/02/12/overview-of-sickle-cell-trait',
  },
  clinics: { name: 'SERISCD: sickle cell clinics in Ghana', url: 'https://seriscd.org/ghana/' },
  counselling: {
    name: 'Journal of Community Genetics: training counsellors in Ghana',
    year: 2016,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4960026',
  },
  dayOfTheUnitedNations: {
    name: 'Sickle Cell Society: World Sickle Cell Day',
    url: 'https://www.sicklecellsociety.org/world-sickle-cell-day-2/',
  },
  electrophoresis: {
    name: 'GhanaWeb: a doctor at Korle Bu on the right test before marriage',
    url: 'https://www.ghanaweb.com/GhanaHomePage/NewsArchive/Opt-for-haemoglobin-electrophoresis-test-before-marriage-Doctor-1789352',
  },
  emergencies: {
    name: 'Brent Sickle Cell Centre, NHS: medical emergencies in sickle cell disease',
    url: 'http://sickle-thal.nwlh.nhs.uk/ForPatients/MedicalEmergenciesAdultSickleCell.aspx',
  },
  fever: {
    name: 'CDC: fever in sickle cell disease',
    url: 'https://www.cdc.gov/sickle-cell/complications/fever.html',
  },
  genesNorthAndSouth: {
    name: 'IJSBAR: where in Ghana the S and C genes are common',
    url: 'https://gssrr.org/index.php/JournalOfBasicAndApplied/article/view/13270',
  },
  guidelines: {
    name: 'GBC Ghana: launch of the national guidelines',
    year: 2025,
    url: 'https://www.gbcghanaonline.com/news/ministry-of-health-launches-national-screening-to-strengthen-sickle-cell-care/2025/3',
  },
  haemoglobinC: {
    name: 'Maryland Department of Health: haemoglobin C',
    url: 'https://health.maryland.gov/phpa/cyshcn/Pages/hemo_c.aspx',
  },
  haemoglobinSC: {
    name: 'Advances in Hematology: haemoglobin SC disease in Accra',
    year: 2018,
    url: 'https://www.hindawi.com/journals/ah/2018/6161270/cta/',
  },
  homeCare: {
    name: 'Sheffield Children’s: managing sickle cell pain at home',
    url: 'https://library.sheffieldchildrens.nhs.uk/manging-sickle-cell-disease-pain-at-home/',
  },
  homeIllness: {
    name: 'Brent Sickle Cell Centre, NHS: managing illness at home',
    url: 'http://www.sickle-thal.nwlh.nhs.uk/ForPatients/ManagingIllnessAtHomeSickleCell.aspx',
  },
  hydroxyurea: {
    name: 'New England Journal of Medicine: hydroxyurea for 606 African children (REACH)',
    year: 2019,
    url: 'https://ir.busitema.ac.ug/handle/20.500.12283/230',
  },
  inheritance: {
    name: 'GOV.UK: inheritance risk table',
    url: 'https://www.gov.uk/government/publications/sickle-cell-and-thalassaemia-screening-inheritance-risk-table',
  },
  korleBuClinic: {
    name: 'ipnnews.media: 50 years of the Ghana Institute of Clinical Genetics',
    year: 2025,
    url: 'https://ipnnews.media/?p=65023',
  },
  korleBuPregnancy: {
    name: 'Blood Advances: fewer deaths of mothers at Korle Bu',
    url: 'https://ashpublications.org/bloodadvances/article/6/7/1977/484111/Sustainability-of-low-maternal-mortality-in?searchresult=1',
  },
  kumasiCarers: {
    name: 'Journal of Pediatric Health Care: stigma and carers in Kumasi',
    year: 2020,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7738399/',
  },
  malaria: {
    name: 'Blood: malaria in children with sickle cell anaemia',
    year: 2010,
    url: 'http://ashpublications.com/blood/article-split/116/10/1663/27434/High-mortality-from-Plasmodium-falciparum-malaria',
  },
  newbornScreening: {
    name: 'CHAI: newborn screening in Ghana',
    year: 2023,
    url: 'https://www.clintonhealthaccess.org/blog/sickle-cell-disease-program-in-ghana-screens-over-24000-infants/',
  },
  nhis: {
    name: 'tvait.com: one year of hydroxyurea on NHIS',
    year: 2023,
    url: 'https://tvait.com/2023/06/23/sickle-cell-disease-one-year-of-wonder-drug-on-nhis/',
  },
  noIce: signSources.pain,
  noguchi: {
    name: 'Noguchi Institute: newborn screening for sickle cell disease',
    url: 'https://noguchi.ug.edu.gh/research-activities/newborn-screening-for-sickle-cell-disease/',
  },
  paediatricians: {
    name: 'A study of what doctors for children in Ghana ask for',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3867228',
  },
  penicillin: {
    name: 'Cochrane: penicillin for children with sickle cell disease',
    url: 'https://cochranelibrary.com/cdsr/doi/10.1002/14651858.CD003427.pub5/full/ja',
  },
  pupils: {
    name: 'African Journal of Management Research: what pupils in Accra know',
    url: 'https://ajol.info/index.php/ajmr/article/view/193782',
  },
  screeningSites: { name: 'Ghana News Agency: which screening sites work', url: 'https://gna.org.gh/?p=374189' },
  strategy: {
    name: 'GBC Ghana: launch of the national strategy',
    year: 2024,
    url: 'https://www.gbcghanaonline.com/?p=412179',
  },
  types: {
    name: 'AboutKidsHealth: types of sickle cell disease',
    url: 'https://aboutkidshealth.ca/healthaz/haematology/types-of-sickle-cell-disease',
  },
  unwellChild: signSources.aboutKids,
  whoAfrica: {
    name: 'WHO Africa: sickle cell disease',
    url: 'https://afro.who.int/health-topics/sickle-cell-disease',
  },
  whoGuide: {
    name: 'Uganda Radio Network: WHO’s guide on sickle cell disease and pregnancy',
    year: 2025,
    url: 'https://ugandaradionetwork.net/story/who-issues-global-guideline-on-sickle-cell-disease-during-pregnancy',
  },
  whoShare: {
    name: 'heapnews.ng: WHO’s guide, and where people with sickle cell disease live',
    year: 2025,
    url: 'https://heapnews.ng/who-issues-first-global-guidelines-for-managing-sickle-cell-disease-in-pregnancy',
  },
}
