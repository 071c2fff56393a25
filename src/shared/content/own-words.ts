/** The texts that come with the site. A part that nobody has changed shows them. */
import { about } from './about.ts'
import { contact } from './contact.ts'
import { footer } from './footer.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'
import { social } from './social.ts'
import { statistics } from './statistics.ts'
import { story } from './story.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'
import { trace } from './trace.ts'
import { welcome } from './welcome.ts'
import type { SiteContent } from './words.ts'

export const defaultContent: SiteContent = {
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
  social,
  footer,
}
