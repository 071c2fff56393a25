/** The API calls for users and invitations. */

import { withId } from '#page/api-client.ts'
import { jobs, tokenScopes } from '#shared/permissions.ts'
import type { ApiToken } from '#shared/shapes/api-token.ts'
import type { Invitation, ListedUser } from '#shared/shapes/user.ts'
import { adminApi, bodyOf, doneOf, type Failure, isFailure } from '../api.ts'
import { defineIntents, emptyIn, type ResultOf, withToast } from '../intents.ts'

export type PeopleData = {
  users: ListedUser[]
  invitations: Invitation[]
  apiTokens: ApiToken[]
  isSecondFactorRequired: boolean
}

export const listPeople = async (request: Request): Promise<PeopleData | Failure> => {
  const api = adminApi(request)
  const [users, open, tokens] = await Promise.all([
    bodyOf(() => api.users.$get()),
    bodyOf(() => api.invitations.$get()),
    bodyOf(() => api['api-tokens'].$get()),
  ])
  if (isFailure(users)) return users
  if (isFailure(open)) return open
  return isFailure(tokens) ? tokens : { ...users, ...open, ...tokens }
}

const jobsChosenIn = (form: FormData) => jobs.filter((job) => form.getAll('jobs').includes(job))

export const runPeopleIntent = defineIntents({
  invite: ({ api, form, text }) =>
    bodyOf(() => api.invitations.$post({ json: { email: text('email'), jobs: jobsChosenIn(form) } })),
  withdraw: withToast(
    ({ api, id }) => bodyOf(() => api.invitations[':id'].$delete(withId(id))),
    'The invitation was deleted.',
  ),
  changeJobs: withToast(
    ({ api, id, form }) => bodyOf(() => api.users[':id'].$patch({ ...withId(id), json: { jobs: jobsChosenIn(form) } })),
    'Jobs changed.',
  ),
  changeAddress: withToast(
    ({ api, id, text }) =>
      bodyOf(() => api.users[':id'].address.$put({ ...withId(id), json: { email: text('email') } })),
    'Address changed. Both addresses get an email.',
  ),
  remove: withToast(({ api, id }) => bodyOf(() => api.users[':id'].$delete(withId(id))), 'Removed.'),
  createToken: async ({ api, form, text }) => {
    // The API first asks for the password again.
    const empty = emptyIn(form, { name: 'Enter the name.', scope: 'Choose what the program may do.' })
    if (empty) return empty
    const scope = tokenScopes.filter((each) => form.getAll('scope').includes(each))
    return bodyOf(() => api['api-tokens'].$post({ json: { name: text('name'), scope, days: Number(text('days')) } }))
  },
  revokeToken: withToast(({ api, id }) => doneOf(() => api['api-tokens'][':id'].$delete(withId(id))), 'Revoked.'),
  require: withToast(
    ({ api, text }) =>
      bodyOf(() => api.settings['second-factor'].$put({ json: { isRequired: text('isRequired') === 'yes' } })),
    ({ isRequired }) => (isRequired ? 'Now required for everyone.' : 'Now optional.'),
  ),
})

/** The result of a form on this page. The API returns the link of an invitation only once. */
export type PeopleResult = ResultOf<typeof runPeopleIntent>
