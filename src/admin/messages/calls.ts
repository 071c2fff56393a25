import type { Message } from '#shared/shapes/message.ts'
import { wording } from '#shared/wording.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { type Page, pageQuery, withoutEmptyEnd } from '../page.ts'
import { showToast } from '../toast.ts'

export const messagesPath = '/managecontact'

export const listMessages = async (request: Request): Promise<Page<Message> | Failure> => {
  const body = await bodyOf(() => adminApi(request).contact.$get({ query: pageQuery(request) }))
  if (isFailure(body)) return body
  const { messages: items, ...pages } = body
  return withoutEmptyEnd({ items, ...pages })
}

export const findMessage = async (request: Request, id: string): Promise<Message | Failure> => {
  const body = await bodyOf(() => adminApi(request).contact[':id'].$get(withId(id)))
  return isFailure(body) ? body : body.message
}

/** Deletes the message that the form names, for good. */
export const deleteMessage = async (request: Request): Promise<Deletion> => {
  const id = String((await request.formData()).get('id'))
  const outcome = await bodyOf(() => adminApi(request).contact[':id'].$delete(withId(id)))
  if (isFailure(outcome)) return { alert: wording.remove.otherFailed }
  showToast({ on: messagesPath, text: wording.remove.done })
  return {}
}

// The client puts parameters into the address as they are.
const withId = (id: string) => ({ param: { id: encodeURIComponent(id) } })
