import { drawings } from './drawings.ts'
import type { Words } from './words.ts'

export const slides: Words['slides'] = {
  slides: [
    { drawing: 'cells', alt: drawings.cells, caption: 'Know your genotype before you plan a family.' },
    { drawing: 'weave', alt: drawings.weave },
    { drawing: 'family', alt: drawings.family, caption: 'Nobody should face sickle cell alone.' },
  ],
}
