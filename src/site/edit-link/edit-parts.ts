/**
 * The sections of the site content on each page, with their titles in the admin area. A separate list, because the
 * definitions of the sections are large; a test compares both.
 */
export const partsOf: Record<string, Record<string, string>> = {
  '/': {
    welcome: 'Welcome',
    slides: 'Slides',
    services: 'Services',
    trace: '#TRACE',
    statistics: 'The four numbers',
    testimonials: 'Testimonials',
    questions: 'Frequently asked questions (FAQ)',
    story: 'Our Story',
  },
  '/about': { story: 'Our Story', about: 'About us', team: 'Team' },
  '/numbers': { statistics: 'The four numbers' },
  '/privacy': { organisation: 'Organisation and privacy' },
  '/volunteer': { volunteering: 'What volunteers can do' },
}

/** The header and footer of every page show these. */
export const everywhere = { contact: 'Contact details', social: 'Social accounts', footer: 'Footer' }
