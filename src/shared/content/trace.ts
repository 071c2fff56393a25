import type { SiteContent } from './words.ts'

export const trace: SiteContent['trace'] = {
  lead: 'Five ways we work. To us, tracing sickle cell means finding it early and never losing sight of the person.',
  steps: [
    { letter: 'T', name: 'Technology', text: 'We plan tools to note symptoms and remember medicine.' },
    { letter: 'R', name: 'Research', text: 'Questions that matter to families here, answered with care.' },
    { letter: 'A', name: 'Advocacy', text: 'Speaking up for testing, medicine and fair treatment.' },
    { letter: 'C', name: 'Community', text: 'Free screening and honest talks, close to home.' },
    { letter: 'E', name: 'Education', text: 'Facts in plain words, so that nobody is blamed.' },
  ],
}
