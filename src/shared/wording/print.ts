/** Texts of the print kit: its page, and the sheets for paper. */
import { emergencyNumber } from '../country/country.ts'

/** The link on the page of an article, which loads no other text of this file. */
export const printLinkText = 'Print on one sheet'

export const printWording = {
  title: 'Sheets to print',
  description:
    'One-page sheets about sickle cell disease to print and put up: warning signs, genotypes, and any article.',
  lead: 'Print a sheet for a school, a clinic, a church or a mosque. Each sheet is one A4 page in black and white.',
  how: 'Open a sheet. Then choose Print in the menu of your browser.',
  open: 'Open the sheet',
  help: 'Warning signs',
  helpHint: 'All signs that cannot wait, and what to do.',
  genotype: 'Know your genotype',
  genotypeHint: 'The chances for a child, for every pair of parents.',
  articles: 'Any article',
  articlesHint:
    'At the end of each article is a link to its sheet. Long articles are shortened. Warning signs are on their own sheet.',
  places: 'Places of care in a region',
  placesHint: 'Choose a region, and print that page.',
  choosePlaces: 'Choose a region',
  events: 'An event',
  eventsHint: 'On the page of each event is a link to its sheet.',
  chooseEvent: 'Choose an event',
  screenNote: 'This sheet is made for paper. To print it, choose Print in the menu of your browser.',
  back: 'Back to the page',
  scan: 'Scan the code with your phone’s camera, or go to:',
  signsTitle: 'Sickle cell disease: warning signs',
  signsLead: `Go to the nearest hospital now for any sign below. No transport? Call ${emergencyNumber}.`,
  tellStaff: 'Tell the staff straight away:',
  care: 'At home and on the way',
  signsReview: (day: string) => `No doctor or nurse has reviewed this sheet yet. Last checked on ${day}.`,
  genotypeLead: 'Know your genotype before you marry or have children. These are chances for each pregnancy.',
  genotypeTest: 'How to get tested',
  genotypeMeanings: 'What the letters mean',
  genotypeReview: (day: string) => `Not yet reviewed by a clinician. Last checked on ${day}.`,
  sources: 'Sources',
  /** In place of the day after each source. */
  datedSources: (day: string) => `Sources (those without a year have no date, and were read on ${day})`,
  /** In place of the list of warning signs, which is never printed in part. */
  signsSheet: (count: number) =>
    `Go to hospital at once for any warning sign. The sheet “Warning signs” has all ${count}. Ask for it, or scan the code.`,
  left: (count: number) =>
    `${count === 1 ? 'One part of the page is' : `${count} parts of the page are`} not on this sheet. Scan the code to read everything.`,
  printWhole: 'To print everything, forms too, open the page and print it there:',
  checked: (day: string) => `Last checked on ${day}.`,
  reviewed: (name: string) => `Reviewed by ${name}.`,
  unreviewed: 'Not yet reviewed by a clinician.',
}
