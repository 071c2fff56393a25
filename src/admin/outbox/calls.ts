/** The API calls of the outbox. */

import { outboxPath } from '#shared/paths.ts'
import type { Email, EmailCounts, EmailDetail, MailHealth } from '#shared/shapes/outbox.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, withReason, withToast } from '../intents.ts'
import { listFrom, type PageOf, pageQuery } from '../page.ts'
import { outboxFilters } from './states.ts'

export type OutboxList = PageOf<Email> & { counts: EmailCounts; health: MailHealth }

export const listEmails = (request: Request): Promise<OutboxList | Failure> => {
  const query = { ...pageQuery(request), ...outboxFilters.chosen(request.url) }
  return listFrom(request, 'emails', () => adminApi(request).outbox.$get({ query }))
}

export const findEmail = async (request: Request, id: string): Promise<EmailDetail | Failure> => {
  const body = await bodyOf(() => adminApi(request).outbox[':id'].$get(withId(id)))
  return isFailure(body) ? body : body.email
}

const done = (text: string, failed: string, answer: Promise<object>) =>
  withToast(
    withReason((reason) => `${failed}. ${reason}`, answer),
    () => ({ on: outboxPath, text }),
  )

export const runOutboxIntent = defineIntents({
  delete: ({ api, id }) =>
    done(
      adminWording.remove.done,
      adminWording.remove.otherFailed,
      bodyOf(() => api.outbox[':id'].$delete(withId(id))),
    ),
  send: ({ api, id }) =>
    done(
      'The email will be sent again.',
      adminWording.edit.saveFailed,
      bodyOf(() => api.outbox[':id'].send.$post(withId(id))),
    ),
  arrived: ({ api, id }) =>
    done(
      'Marked as sent.',
      adminWording.edit.saveFailed,
      bodyOf(() => api.outbox[':id'].arrived.$post(withId(id))),
    ),
})

/** `intents.ts` has already confirmed the session with the password in the form. */
export const runEmailIntent = defineIntents({ show: async () => ({}) })
