/** Finds the examples that an administrator still has to replace before the site is announced. */
import { contact, isExampleVoice, isPlaceholderMember } from './frame.ts'
import type { SectionName, SiteContent } from './types.ts'

type Some = Pick<Partial<SiteContent>, 'testimonials' | 'team' | 'contact'>

/** The number of examples in each section; a section without examples is left out. */
export const examplesIn = (words: Some): Partial<Record<SectionName, number>> => {
  const counts = {
    testimonials: words.testimonials?.voices.filter(isExampleVoice).length ?? 0,
    team: words.team?.members.filter(isPlaceholderMember).length ?? 0,
    contact: Number(words.contact?.email === contact.email),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
