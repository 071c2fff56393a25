import { wording } from '../wording.ts'
import type { Words } from './words.ts'

export const welcome: Words['welcome'] = {
  title: wording.motto,
  lead: 'We bring clear facts, free screening and help with medicine to our communities.',
}
