import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { wording } from '#shared/wording.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { type Page, pageQuery, withoutEmptyEnd } from '../page.ts'
import { showToast } from '../toast.ts'

export const subscribersPath = '/managesubscribers'

export const listSubscribers = async (request: Request): Promise<Page<Subscriber> | Failure> => {
  const body = await bodyOf(() => adminApi(request).subscribe.$get({ query: pageQuery(request) }))
  if (isFailure(body)) return body
  const { subscriptions: items, ...pages } = body
  return withoutEmptyEnd({ items, ...pages })
}

/** Deletes the subscriber that the form names, for good. */
export const deleteSubscriber = async (request: Request): Promise<Deletion> => {
  const id = encodeURIComponent(String((await request.formData()).get('id')))
  const outcome = await bodyOf(() => adminApi(request).subscribe[':id'].$delete({ param: { id } }))
  if (isFailure(outcome)) return { alert: wording.remove.otherFailed }
  showToast({ on: subscribersPath, text: wording.remove.done })
  return {}
}
