/** Forms that load a page: of the offline page, and those that somebody sent without scripts and without a network. */

import { offlinePath } from '#shared/paths.ts'
import type { Errand } from '../errands/errand.ts'
import { sendWhenBack } from '../errands/keep-errand.ts'
import { dropAllErrands, dropErrand, putErrand } from '../errands/kept-errands.ts'
import { dropAllKept } from './kept.ts'
import { scope } from './scope.ts'

/** Undefined for forms that are none of the worker's business. */
export const answerForm = (request: Request): Promise<Response> | undefined => {
  const { pathname } = new URL(request.url)
  if (pathname === offlinePath) return answerDeletion(request)
  const call = calls[pathname]
  return call && sendOrKeepForm(request, call)
}

const toOfflinePage = () => Response.redirect(offlinePath, 303)

const answerDeletion = async (request: Request) => {
  // A form of another site may lead here, but must not delete anything.
  if (!request.referrer.startsWith(`${location.origin}/`)) return toOfflinePage()
  const form = await request.formData()
  if (form.has('everything')) await Promise.all([dropAllKept(), dropAllErrands()])
  const errand = form.get('discard')
  if (typeof errand === 'string') await dropErrand(errand)
  return toOfflinePage()
}

type Call = { call: Errand['call']; bodyOf: (field: (name: string) => string) => Errand['body'] }

const calls: Record<string, Call> = {
  '/contact': {
    call: 'contact',
    bodyOf: (field) => ({ name: field('name'), email: field('email'), message: field('subject') }),
  },
  '/subscribe': { call: 'subscribe', bodyOf: (field) => ({ email: field('email') }) },
}

const sendOrKeepForm = async (request: Request, { call, bodyOf }: Call) => {
  const spare = request.clone()
  try {
    return await fetch(request)
  } catch {
    const form = await spare.formData()
    const body = bodyOf((name) => String(form.get(name) ?? ''))
    await putErrand({ id: crypto.randomUUID(), call, body, writtenAt: new Date().toISOString() })
    await sendWhenBack(scope.registration)
    return toOfflinePage()
  }
}
