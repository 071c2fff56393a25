import { subscribersPath } from '#shared/paths.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { type PageOf, pageQuery } from '../page.ts'
import { showToast } from '../toast.ts'
import { asked, type Wish, wishIn } from './filters.tsx'

export const importPath = `${subscribersPath}/import`

export type Counts = Record<SubscriberState, number>
export type Listed = { list: (PageOf<Subscriber> & { counts: Counts }) | Failure; wish: Wish }

export const listSubscribers = async (request: Request): Promise<Listed> => {
  const wish = wishIn(request)
  const query = { ...pageQuery(request), ...asked(wish) }
  const body = await bodyOf(() => adminApi(request).subscribe.$get({ query }))
  if (isFailure(body)) return { list: body, wish }
  const { subscriptions: items, ...pages } = body
  return { list: { items, ...pages }, wish }
}

// The client puts parameters into the address as they are.
const withIdIn = (form: FormData) => withId(String(form.get('id')))

/** Whatever a form of the list asks: to delete, to confirm by hand, or to ask once more. */
export const settle = async (request: Request): Promise<Deletion> => {
  const form = await request.formData()
  if (request.method === 'DELETE') return deleteSubscriber(request, form)
  const api = adminApi(request).subscribe[':id']
  const reason = form.get('reason')
  if (reason === null) return askAgain(request, form)
  const outcome = await bodyOf(() => api.confirm.$post({ ...withIdIn(form), json: { reason: String(reason) } }))
  return isFailure(outcome) ? { alert: outcome.reason } : said('Confirmed.')
}

const askAgain = async (request: Request, form: FormData) => {
  const outcome = await bodyOf(() => adminApi(request).subscribe[':id']['confirmation-email'].$post(withIdIn(form)))
  if (isFailure(outcome)) return { alert: outcome.reason }
  return said(
    outcome.isSent
      ? 'An email to confirm is on its way.'
      : 'They were asked within a day already, or too many were. Try later.',
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
