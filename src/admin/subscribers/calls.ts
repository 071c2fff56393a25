/** The API calls of the subscriber list. */

import { subscribersPath } from '#shared/paths.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { type PageOf, pageQuery } from '../page.ts'
import { showToast } from '../toast.ts'
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

const withIdIn = (form: FormData) => withId(String(form.get('id')))

/** Runs the form of a subscriber: delete, confirm manually, or send another confirmation email. */
export const runSubscriberAction = async (request: Request): Promise<Deletion> => {
  const form = await request.formData()
  if (request.method === 'DELETE') return deleteSubscriber(request, form)
  const api = adminApi(request).subscribe[':id']
  const reason = form.get('reason')
  if (reason === null) return sendConfirmation(request, form)
  const outcome = await bodyOf(() => api.confirm.$post({ ...withIdIn(form), json: { reason: String(reason) } }))
  return isFailure(outcome) ? { alert: outcome.reason } : said('Confirmed.')
}

const sendConfirmation = async (request: Request, form: FormData) => {
  const outcome = await bodyOf(() => adminApi(request).subscribe[':id']['confirmation-email'].$post(withIdIn(form)))
  if (isFailure(outcome)) return { alert: outcome.reason }
  return said(
    outcome.isSent
      ? 'A confirmation email is on its way.'
      : 'Not sent: they were asked in the last 24 hours, or too many people were. Try again later.',
  )
}

const said = (text: string): Deletion => {
  showToast({ on: subscribersPath, text })
  return {}
}

const deleteSubscriber = async (request: Request, form: FormData): Promise<Deletion> => {
  const outcome = await bodyOf(() => adminApi(request).subscribe[':id'].$delete(withIdIn(form)))
  return isFailure(outcome) ? { alert: adminWording.remove.otherFailed } : said(adminWording.remove.done)
}
