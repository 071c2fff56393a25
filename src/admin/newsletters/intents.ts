/** The actions on newsletters, by the intent that each form sends, and the message after each. */
import { redirect } from 'react-router'
import { withId } from '#page/api-client.ts'
import { momentAt } from '#shared/country/local-time.ts'
import { manageNewslettersPath } from '#shared/paths.ts'
import { bodyOf, isFailure, withIdempotencyKey } from '../api.ts'
import { defineIntents, type ResultOf, withToast } from '../intents.ts'
import { type Choice, newsletterPath, saveNewsletter } from './calls.ts'
import { textsOf } from './newsletter-texts.ts'

/** Creates an empty draft, or one from the chosen articles, and opens it. */
export const runNewNewsletterIntent = defineIntents({
  create: async ({ api, form, text }) => {
    const articles = form.getAll('article').map((choice) => {
      const [kind, id = ''] = String(choice).split('/')
      return { kind: kind as Choice['kind'], id }
    })
    const json = articles.length > 0 ? { articles } : {}
    const created = await bodyOf(() => api.newsletters.$post({ json, ...withIdempotencyKey(text('idempotencyKey')) }))
    if (isFailure(created)) return created
    throw redirect(newsletterPath(created.newsletter._id))
  },
})

export const runNewsletterIntent = defineIntents({
  save: withToast(
    ({ api, id, text, form }) => saveNewsletter(api, id, { version: Number(text('version')), texts: textsOf(form) }),
    'Saved.',
  ),
  sendTest: withToast(
    ({ api, id }) => bodyOf(() => api.newsletters[':id']['test-email'].$post(withId(id))),
    ({ to }) => `We are sending a test email to ${to}.`,
  ),
  send: withToast(
    ({ api, id, text }) => {
      const json = { ...timeOf(text('at')), isChecked: text('isChecked') === 'on' }
      return bodyOf(() => api.newsletters[':id'].send.$post({ ...withId(id), json }))
    },
    // The API sends at once if the time has passed.
    ({ newsletter: { sendAt } }, { text }) =>
      sendAt && sendAt === timeOf(text('at')).at ? 'Scheduled.' : 'Sending has started.',
  ),
  pause: withToast(
    ({ api, id }) => bodyOf(() => api.newsletters[':id'].pause.$post(withId(id))),
    ({ newsletter: { state } }) =>
      state === 'draft' ? 'Sending was cancelled. The newsletter is a draft again.' : 'Paused.',
  ),
  resume: withToast(({ api, id }) => bodyOf(() => api.newsletters[':id'].resume.$post(withId(id))), 'Resumed.'),
  resend: withToast(
    ({ api, id }) => bodyOf(() => api.newsletters[':id'].resend.$post(withId(id))),
    'Sending to those who did not get it.',
  ),
  stop: withToast(({ api, id }) => bodyOf(() => api.newsletters[':id'].stop.$post(withId(id))), 'Stopped.'),
  remove: withToast(
    ({ api, id }) => bodyOf(() => api.newsletters[':id'].$delete(withId(id))),
    () => ({ on: manageNewslettersPath, text: 'The newsletter was deleted.' }),
  ),
})

export type NewsletterActionResult = ResultOf<typeof runNewsletterIntent>

/** The time typed into the form is the country's. */
export const timeOf = (local: string): { at?: string } => (local ? { at: momentAt(local) } : {})
