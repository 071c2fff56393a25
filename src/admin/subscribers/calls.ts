/** The API calls of the subscriber list. */

import { subscribersPath } from '#shared/paths.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, withReason, withToast } from '../intents.ts'
import { type PageOf, pageQuery } from '../page.ts'
import { saveFile } from '../save-file.ts'
import { filledIn, type SubscriberQuery, subscriberQueryIn } from './filters.tsx'

export const importPath = `${subscribersPath}/import`

type Counts = Record<SubscriberState, number>
type Listed = { list: (PageOf<Subscriber> & { counts: Counts }) | Failure; query: SubscriberQuery }

export const loadSubscribers = async (request: Request): Promise<Listed> => {
  const query = subscriberQueryIn(request)
  const asked = { ...pageQuery(request), ...filledIn(query) }
  const body = await bodyOf(() => adminApi(request).subscribe.$get({ query: asked }))
  if (isFailure(body)) return { list: body, query }
  const { subscriptions: items, ...pages } = body
  return { list: { items, ...pages }, query }
}

const said = (text: string) => ({ on: subscribersPath, text })

export const runSubscriberIntent = defineIntents({
  delete: ({ api, id }) =>
    withToast(
      withReason(
        adminWording.remove.otherFailed,
        bodyOf(() => api.subscribe[':id'].$delete(withId(id))),
      ),
      () => said(adminWording.remove.done),
    ),
  confirm: ({ api, id, text }) =>
    withToast(
      bodyOf(() => api.subscribe[':id'].confirm.$post({ ...withId(id), json: { reason: text('reason') } })),
      () => said('Confirmed.'),
    ),
  sendConfirmation: ({ api, id }) =>
    withToast(
      bodyOf(() => api.subscribe[':id']['confirmation-email'].$post(withId(id))),
      ({ isSent }) =>
        said(
          isSent
            ? 'We are sending a confirmation email.'
            : 'Not sent. This address got a confirmation email in the last 24 hours, or too many were sent. Try again later.',
        ),
    ),
  export: ({ api }) => saveFile(() => api.subscribe.export.$get(), 'voima-subscribers.csv'),
})
