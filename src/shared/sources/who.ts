/** Sources of the World Health Organization and the United Nations. */
import type { PublishedSource } from './published-source.ts'

export const whoPregnancyGuide: PublishedSource = {
  publisher: 'WHO',
  title: 'guide on sickle cell disease in pregnancy, childbirth and between pregnancies',
  year: 2025,
  url: 'https://www.who.int/publications/i/item/9789240109124',
}

export const whoPregnancyRelease: PublishedSource = {
  publisher: 'Uganda Radio Network',
  title: 'the text of WHO’s news release on that guide',
  year: 2025,
  url: 'https://ugandaradionetwork.net/story/who-issues-global-guideline-on-sickle-cell-disease-during-pregnancy',
}

export const worldDay: PublishedSource = {
  publisher: 'United Nations',
  title: 'the General Assembly asks all countries to raise awareness on 19 June',
  year: 2008,
  url: 'https://press.un.org/en/2008/ga10803.doc.htm',
}
