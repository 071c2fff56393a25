/** Links from the health pages to articles on what most people look for: each leads to the articles with this tag. */
import { isInGhana } from '../country/country.ts'

export const moreToRead = {
  title: 'Articles on these topics',
  topics: [
    { tag: 'Pain', text: 'Pain: at home, in hospital, and your own plan' },
    { tag: 'Children', text: 'Babies and children: the first year, fever, school' },
    { tag: 'Pregnancy', text: 'Pregnancy, birth and breastfeeding' },
    ...(isInGhana ? [{ tag: 'Costs', text: 'Costs: NHIS, hydroxyurea and where to go' }] : []),
  ],
  /** Beside the invitation to a school. */
  school: { tag: 'School', text: 'At school: a page for the teacher' },
} as const
