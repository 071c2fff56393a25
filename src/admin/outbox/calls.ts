/** The API calls of the outbox. */

import { replace } from 'react-router'
import { outboxPath } from '#shared/paths.ts'
import type { Email, EmailCounts, EmailDetail, EmailState, MailHealth } from '#shared/shapes/outbox.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { type PageOf, pageQuery } from '../page.ts'
import { showToast } from '../toast.ts'
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

export const decisions = {
  send: { text: 'Send again', done: 'The email goes out again.' },
  arrived: { text: 'It arrived', done: 'The email now counts as sent.' },
} as const
export type Decision = keyof typeof decisions

/** Runs the form's action on the email that the form names. */
export const decide = async (request: Request): Promise<Deletion> => {
  const form = await request.formData()
  const id = String(form.get('id'))
  return request.method === 'DELETE' ? discard(request, id) : settle(request, id, String(form.get('decision')))
}

const discard = async (request: Request, id: string) => {
  const outcome = await bodyOf(() => adminApi(request).outbox[':id'].$delete(withId(id)))
  if (isFailure(outcome)) return { alert: `${adminWording.remove.otherFailed}. ${outcome.reason}` }
  showToast({ on: outboxPath, text: adminWording.remove.done })
  return {}
}

const settle = async (request: Request, id: string, decision: string) => {
  if (!isDecision(decision)) return { alert: adminWording.edit.saveFailed }
  const call = adminApi(request).outbox[':id'][decision]
  const outcome = await bodyOf(() => call.$post(withId(id)))
  if (isFailure(outcome)) return { alert: `${adminWording.edit.saveFailed}. ${outcome.reason}` }
  showToast({ on: outboxPath, text: decisions[decision].done })
  return {}
}

const isDecision = (text: string): text is Decision => Object.hasOwn(decisions, text)
