/** The API calls of the outbox. */

import { replace } from 'react-router'
import { outboxPath } from '#shared/paths.ts'
import type { Email, EmailCounts, EmailDetail, EmailState, MailHealth } from '#shared/shapes/outbox.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, withReason, withToast } from '../intents.ts'
import { type PageOf, pageQuery } from '../page.ts'
import { hrefOfState, stateIn } from './states.ts'

export type OutboxList = PageOf<Email> & { state: EmailState; counts: EmailCounts; health: MailHealth }

export const listEmails = async (request: Request): Promise<OutboxList | Failure> => {
  const state = stateIn(new URL(request.url).searchParams)
  const body = await bodyOf(() => adminApi(request).outbox.$get({ query: { state, ...pageQuery(request) } }))
  if (isFailure(body)) return body
  const { emails: items, ...rest } = body
  if (items.length === 0 && rest.currentPage > rest.totalPages) throw replace(hrefOfState(state, rest.totalPages))
  return { items, state, ...rest }
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
