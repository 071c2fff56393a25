import type { Kind } from '#shared/feeds.ts'
import type { ArticleSource } from '#shared/shapes/review.ts'
import { sources as from } from './sources.ts'

/** The day on which every sentence of the texts was checked against its sources. */
export const lastChecked = '2026-11-21'

/**
 * The text is `<name>.md` and the drawing `<name>.svg` in this folder. No text lists warning signs of its own: the link
 * of warning-signs-box.ts, alone in a paragraph, is the place for the shared list. Without it, the list is at the end.
 */
export type StarterArticle = { kind: Kind; name: string; title: string; imageAlt: string; sources: ArticleSource[] }

/** The newest first, in each kind. */
export const starterArticles: StarterArticle[] = [
  {
    kind: 'news',
    name: 'national-guidelines',
    title: 'Ghana’s new sickle cell guidelines: what families can ask for',
    imageAlt: 'A sheet with four lines. Each line begins with a red blood cell.',
    sources: [
      from.guidelines,
      from.strategy,
      from.noguchi,
      from.newbornScreening,
      from.accraSurvey,
      from.screeningSites,
      from.penicillin,
      from.paediatricians,
      from.hydroxyurea,
      from.nhis,
      from.clinics,
      from.kumasiCarers,
      from.capeCoast,
      from.fever,
    ],
  },
  {
    kind: 'news',
    name: 'world-sickle-cell-day',
    title: '19 June is World Sickle Cell Day: five ways to take part',
    imageAlt: 'Fifty blood cells in rows. One of them is shaped like a sickle.',
    sources: [
      from.dayOfTheUnitedNations,
      from.whoGuide,
      from.noguchi,
      from.births,
      from.korleBuClinic,
      from.carriers,
      from.strategy,
      from.capeCoast,
      from.electrophoresis,
      from.clinics,
      from.newbornScreening,
      from.accraSurvey,
    ],
  },
  {
    kind: 'news',
    name: 'pregnancy-guide',
    title: 'WHO publishes its first guide on sickle cell and pregnancy',
    imageAlt: 'A large blood cell with a small one safe in its middle, and a sickle cell beside it.',
    sources: [from.whoGuide, from.whoShare, from.korleBuPregnancy, from.inheritance, from.emergencies, from.fever],
  },
  {
    kind: 'blog',
    name: 'know-your-genotype',
    title: 'Know your genotype before you plan a family',
    imageAlt: 'Two carrier cells above four cells: one is healthy, two are carriers, one is a sickle cell.',
    sources: [
      from.capeCoast,
      from.types,
      from.haemoglobinSC,
      from.haemoglobinC,
      from.carriers,
      from.korleBuClinic,
      from.strategy,
      from.genesNorthAndSouth,
      from.electrophoresis,
      from.inheritance,
      from.counselling,
    ],
  },
  {
    kind: 'blog',
    name: 'pain-crisis',
    title: 'Pain crisis: what helps at home, and when to go to hospital',
    imageAlt: 'Sickle cells block a blood vessel, and round cells queue behind them.',
    sources: [
      from.fever,
      from.emergencies,
      from.homeIllness,
      from.homeCare,
      from.unwellChild,
      from.noIce,
      from.whoAfrica,
      from.malaria,
      from.hydroxyurea,
      from.nhis,
    ],
  },
  {
    kind: 'blog',
    name: 'ten-myths',
    title: 'Ten myths about sickle cell, and what is true',
    imageAlt: 'A weave of square tiles with round cells, sickle cells and bars.',
    sources: [
      from.capeCoast,
      from.whoAfrica,
      from.korleBuClinic,
      from.carriers,
      from.inheritance,
      from.haemoglobinSC,
      from.pupils,
      from.electrophoresis,
      from.kumasiCarers,
    ],
  },
]
