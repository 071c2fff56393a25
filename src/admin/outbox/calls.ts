/** The API calls of the outbox. */

import { withId } from '#page/api-client.ts'
import type { Email, EmailCounts, EmailDetail, MailHealth } from '#shared/shapes/outbox.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, partOf } from '../api.ts'
import { defineIntents, type IntentInput, withReason, withToast } from '../intents.ts'
import { listFrom, type PageOf, pageQuery } from '../page.ts'
import { outboxFilters } from './states.ts'

export type OutboxList = PageOf<Email> & { counts: EmailCounts; health: MailHealth }

export const listEmails = (request: Request): Promise<OutboxList | Failure> => {
  const query = { ...pageQuery(request), ...outboxFilters.chosen(request.url) }
  return listFrom(request, 'emails', () => adminApi(request).outbox.$get({ query }))
}

export const findEmail = (request: Request, id: string): Promise<EmailDetail | Failure> =>
  partOf('email', () => adminApi(request).outbox[':id'].$get(withId(id)))

/** `failed` begins the sentence of a failure. */
const done = (text: string, failed: string, call: (input: IntentInput) => Promise<object>) =>
  withToast((input) => withReason((reason) => `${failed}. ${reason}`, call(input)), text)

export const runOutboxIntent = defineIntents({
  delete: done(adminWording.remove.done, adminWording.remove.otherFailed, ({ api, id }) =>
    bodyOf(() => api.outbox[':id'].$delete(withId(id))),
  ),
  send: done('The email will be sent again.', adminWording.edit.saveFailed, ({ api, id }) =>
    bodyOf(() => api.outbox[':id'].send.$post(withId(id))),
  ),
  arrived: done('Marked as sent.', adminWording.edit.saveFailed, ({ api, id }) =>
    bodyOf(() => api.outbox[':id'].arrived.$post(withId(id))),
  ),
})

/** `intents.ts` has already confirmed the session with the password in the form. */
export const runEmailIntent = defineIntents({ show: async () => ({}) })
