/** What still has to be replaced by something real before the site is told of. */
import { contact, isExampleVoice, isPlaceholderMember } from './frame.ts'
import type { SectionName, SiteContent } from './types.ts'

type Some = Pick<Partial<SiteContent>, 'testimonials' | 'team' | 'contact'>

/** How many examples each part has; a part without any is left out. */
export const examplesIn = (words: Some): Partial<Record<SectionName, number>> => {
  const counts = {
    testimonials: words.testimonials?.voices.filter(isExampleVoice).length ?? 0,
    team: words.team?.members.filter(isPlaceholderMember).length ?? 0,
    contact: Number(words.contact?.email === contact.email),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
