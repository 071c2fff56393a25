import { wording } from '../wording.ts'
import type { SiteContent } from './words.ts'

export const welcome: SiteContent['welcome'] = {
  title: wording.motto,
  lead: 'We bring clear facts, free screening and help with medicine to our communities.',
}
