/** Finds the examples that an administrator still has to replace before the site is announced. */
import { isPlaceholderMember } from './about.ts'
import { isExampleContact } from './frame.ts'
import { isExampleVoice } from './home.ts'
import type { SectionName, SiteContent } from './types.ts'

type Some = Pick<Partial<SiteContent>, 'testimonials' | 'team' | 'contact'>

/** The number of examples in each section; a section without examples is left out. */
export const examplesIn = (words: Some): Partial<Record<SectionName, number>> => {
  const counts = {
    testimonials: words.testimonials?.voices.filter(isExampleVoice).length ?? 0,
    team: words.team?.members.filter(isPlaceholderMember).length ?? 0,
    contact: Number(words.contact !== undefined && isExampleContact(words.contact)),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
