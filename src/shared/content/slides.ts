import type { SiteContent } from './words.ts'

export const slides: SiteContent['slides'] = {
  slides: [
    {
      drawing: 'cells',
      alt: 'Drawing: round red blood cells and a few sickled ones in a blood vessel',
      caption: 'Know your genotype before you plan a family.',
    },
    { drawing: 'weave', alt: 'Drawing: a kente weave of cells, sickles and bars' },
    {
      drawing: 'family',
      alt: 'Drawing: a family of five standing close together',
      caption: 'Nobody should face sickle cell alone.',
    },
  ],
}
