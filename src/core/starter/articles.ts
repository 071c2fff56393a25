import type { Kind } from '#shared/feeds.ts'

/** The day on which every sentence of the texts was checked against its sources. */
export const lastChecked = '2026-11-22'

/**
 * The text is `<name>.md` and the drawing `<name>.svg` in this folder; texts.ts says how a text names its sources. No
 * text lists warning signs of its own: the link of warning-signs-box.ts, alone in a paragraph, is the place for the
 * shared list. Without it, the list is at the end.
 */
export type StarterArticle = {
  kind: Kind
  name: string
  title: string
  imageAlt: string
  /** An earlier description of the drawing that was wrong. */
  formerAlt?: string
  tags: string[]
}

/** The newest first, in each kind. */
export const starterArticles: StarterArticle[] = [
  {
    kind: 'news',
    name: 'national-guidelines',
    title: 'Ghana’s new sickle cell guidelines: what families can ask for',
    imageAlt: 'A sheet with four lines. Each line begins with a red blood cell.',
    tags: ['Ghana', 'Testing'],
  },
  {
    kind: 'news',
    name: 'world-sickle-cell-day',
    title: '19 June is World Sickle Cell Day: five ways to take part',
    imageAlt: 'Fifty blood cells in rows. One of them is shaped like a sickle.',
    tags: ['Ghana', 'Taking part'],
  },
  {
    kind: 'news',
    name: 'pregnancy-guide',
    title: 'WHO publishes its first guide on sickle cell and pregnancy',
    imageAlt: 'A large blood cell with a small one safe in its middle, and a sickle cell beside it.',
    tags: ['Pregnancy'],
  },
  {
    kind: 'blog',
    name: 'know-your-genotype',
    title: 'Know your genotype before you plan a family',
    imageAlt: 'Two carrier cells above four cells: one without the sickle gene, two carriers and one sickle cell.',
    formerAlt: 'Two carrier cells above four cells: one is healthy, two are carriers, one is a sickle cell.',
    tags: ['Testing', 'Family'],
  },
  {
    kind: 'blog',
    name: 'pain-crisis',
    title: 'Pain crisis: what helps at home, and when to go to hospital',
    imageAlt: 'Sickle cells block a blood vessel, and round cells queue behind them.',
    tags: ['Pain'],
  },
  {
    kind: 'blog',
    name: 'ten-myths',
    title: 'Ten myths about sickle cell, and what is true',
    imageAlt: 'A weave of square tiles with round cells, sickle cells and bars.',
    tags: ['Myths'],
  },
]
