/**
 * Handles forms that are sent as page loads: those of the offline page, and those sent without scripts and without a
 * network.
 */
import { offlinePath } from '#shared/paths.ts'
import { callBodyOf, type FormCall, formPaths } from '../../form-calls.ts'
import { formKeyOf } from '../../form-key.ts'
import { clearQueue, registerSync, removeEntry, saveEntry } from '../offline-queue.ts'
import { clearCaches } from './cache.ts'
import { scope } from './scope.ts'

/** Returns undefined for a form that the worker leaves to the browser. */
export const answerFormPost = (request: Request): Promise<Response> | undefined => {
  const { pathname } = new URL(request.url)
  if (pathname === offlinePath) return answerDeletion(request)
  const call = callAt(pathname)
  return call && sendOrQueueForm(request, call)
}

const toOfflinePage = () => Response.redirect(offlinePath, 303)

const answerDeletion = async (request: Request) => {
  // A form on another site may post here, but must not delete anything.
  if (!request.referrer.startsWith(`${location.origin}/`)) return toOfflinePage()
  const form = await request.formData()
  if (form.has('everything')) await Promise.all([clearCaches(), clearQueue()])
  const id = form.get('discard')
  if (typeof id === 'string') await removeEntry(id)
  return toOfflinePage()
}

const callAt = (path: string) => (Object.keys(formPaths) as FormCall[]).find((call) => formPaths[call] === path)

const sendOrQueueForm = async (request: Request, call: FormCall) => {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    const form = await copy.formData()
    const field = (name: string) => String(form.get(name) ?? '')
    const body = callBodyOf(call, field)
    const id = (await formKeyOf(field, body)) ?? crypto.randomUUID()
    await saveEntry({ id, call, body, writtenAt: new Date().toISOString() })
    await registerSync(scope.registration)
    return toOfflinePage()
  }
}
