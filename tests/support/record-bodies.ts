import { clinic } from './clinics.ts'
import { screeningDay } from './events.ts'
import { momo } from './giving.ts'
import { helper } from './volunteers.ts'

/** Valid bodies of the calls that need a token. */
export const recordBodies: Record<string, object> = {
  '/places': clinic,
  '/places/{id}': { town: 'Ho' },
  '/places/{id}/checks': { how: 'called', result: 'right' },
  '/questions/inbox': { question: 'May she travel?' },
  '/questions/inbox/{id}': { isAnswered: true },
  '/questions/inbox/{id}/reading': { name: 'Dr Esi Mensah', role: 'Obstetrician', version: 1 },
  '/events': screeningDay,
  '/events/{id}': { town: 'Ho' },
  '/events/{id}/signups': { calledBy: 'Kofi', time: 'ho-0' },
  '/events/{id}/signups/emails': { text: 'Please bring water.' },
  '/events/{id}/door': { marks: [] },
  '/events/{id}/counts': { tested: 1 },
  '/giving': momo,
  '/gifts/{id}': {},
  '/gifts/received': { amount: 2_000, givenOn: '2026-06-19' },
  '/volunteers/{id}': { state: 'welcome' },
  '/volunteers/paper': { ...helper, agreedOn: '2026-06-19' },
  '/volunteers/{id}/welcome': { how: 'talk', parentAgreed: true },
  '/volunteers/{id}/replies': { text: 'Welcome' },
  '/volunteers/{id}/notes': { text: 'Called' },
}

/** The paths of the calls that an editor may make. */
export const editorsRecords = [
  /^\/(?:places|questions)/,
  /^\/events(?:\/\{id\}(?:\/(?:publish|publish-series|unpublish|cancel|cancel-series|restore))?)?$/,
]
