import type { SiteContent } from './words.ts'

export const story: SiteContent['story'] = {
  opening: 'About 15,000 babies are born with sickle cell disease in Ghana each year. Most are not diagnosed at birth.',
  home: 'Families often learn the truth in a hospital, in the middle of a pain crisis. Young people in Ghana decided that is too late. We want every person to know their genotype, every baby to be tested, and no one to be alone.',
  rest: [
    'Their families learn late, often in a crisis. Some are told it is a curse. It is not. It comes from two parents’ genes, and it is nobody’s fault.',
    'Young people decided to act. We want every person to know their genotype, every baby to be tested, and no one to be alone.',
  ],
}
