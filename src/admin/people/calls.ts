import type { Role } from '#shared/permissions.ts'
import type { Invitation, ListedUser } from '#shared/shapes/user.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'

export type People = { users: ListedUser[]; invitations: Invitation[]; isSecondFactorRequired: boolean }

export const listPeople = async (request: Request): Promise<People | Failure> => {
  const api = adminApi(request)
  const [all, waiting] = await Promise.all([bodyOf(() => api.users.$get()), bodyOf(() => api.invitations.$get())])
  if (isFailure(all)) return all
  return isFailure(waiting) ? waiting : { ...all, invitations: waiting.invitations }
}

/** What came of a form on this page. The link of an invitation is seen only once. */
export type Outcome = { failure?: Failure; link?: string }

type Api = ReturnType<typeof adminApi>
type Do = (api: Api, text: (name: string) => string) => Promise<object>

/** By the name that each form gives as its intent. */
const intents: Record<string, Do> = {
  invite: (api, text) =>
    bodyOf(() => api.invitations.$post({ json: { email: text('email'), role: text('role') as Role } })),
  withdraw: (api, text) => bodyOf(() => api.invitations[':id'].$delete(withId(text('id')))),
  changeRole: (api, text) =>
    bodyOf(() => api.users[':id'].$patch({ ...withId(text('id')), json: { role: text('role') as Role } })),
  remove: (api, text) => bodyOf(() => api.users[':id'].$delete(withId(text('id')))),
  require: (api, text) =>
    bodyOf(() => api.settings['second-factor'].$put({ json: { isRequired: text('isRequired') === 'yes' } })),
}

export const settle = async (request: Request): Promise<Outcome> => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const outcome: object = (await intents[text('intent')]?.(adminApi(request), text)) ?? {}
  return isFailure(outcome) ? { failure: outcome } : outcome
}
