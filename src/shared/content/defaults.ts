/** The default content of every section, which pages show until an administrator edits it. */
import { about, team } from './about.ts'
import { contact, footer, look, organisation, social } from './frame.ts'
import { questions, services, slides, testimonials, trace, welcome } from './home.ts'
import { statistics, story } from './story.ts'
import type { SiteContent } from './types.ts'
import { volunteering } from './volunteering.ts'

export const defaultContent: SiteContent = {
  look,
  welcome,
  slides,
  services,
  trace,
  statistics,
  story,
  about,
  testimonials,
  team,
  questions,
  contact,
  organisation,
  social,
  volunteering,
  footer,
}
