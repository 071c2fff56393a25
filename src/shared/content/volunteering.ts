/** The default content of the page for volunteers. */
import { country } from '../country/country.ts'
import type { SiteContent } from './types.ts'

export const volunteering: SiteContent['volunteering'] = {
  roles: [
    { name: 'Help at screening days', text: 'Welcome people, show them the way and help with the lists.' },
    { name: 'Speak in schools, churches and mosques', text: 'Explain the genotype test. We give you the facts.' },
    { name: 'Translate or read texts aloud', text: `We need people who speak the languages of ${country.name} well.` },
    { name: 'Call clinics', text: 'Check that our details are still right.' },
    { name: 'Draw, take photographs or design', text: 'Posters, leaflets and pictures for this website.' },
    { name: 'Help with computers', text: 'This website, lists and social media.' },
    { name: 'Check health texts', text: 'For doctors, nurses, midwives, laboratory staff and counsellors.' },
    { name: 'Organise', text: 'Find places, plan days and bring people together.' },
  ],
}
