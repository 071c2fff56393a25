/** The API calls of the subscriber list. */

import { withId } from '#page/api-client.ts'
import { momentAt } from '#shared/country/local-time.ts'
import { counted } from '#shared/format.ts'
import { subscribersPath } from '#shared/paths.ts'
import type { SubscriberImportResult } from '#shared/shapes/subscriber.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { emailNeeded } from '#shared/wording/forms.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { defineIntents, emptyIn, type IntentInput, withReason, withToast } from '../intents.ts'
import { listFrom, pageQuery } from '../page.ts'
import { saveFile } from '../save-file.ts'
import { subscriberFilters } from './filters.tsx'
import { type Group, groupsIn, groupTitle } from './groups.tsx'

export const importPath = `${subscribersPath}/import`
export const newSubscriberPath = `${subscribersPath}/new`

export const loadSubscribers = async (request: Request) => {
  const query = { ...pageQuery(request), ...subscriberFilters.chosen(request.url) }
  const [list, groups] = await Promise.all([
    listFrom(request, 'subscriptions', () => adminApi(request).subscribe.$get({ query })),
    listGroups(request),
  ])
  return { list, groups }
}

/** A page works without its groups. */
export const listGroups = async (request: Request): Promise<Group[]> => {
  const body = await bodyOf(() => adminApi(request).subscribe.groups.$get())
  return isFailure(body) ? [] : body.groups
}

const needed = {
  email: emailNeeded,
  agreedAt: 'Enter the day on which the person agreed.',
  consent: 'Say how the person agreed.',
}

/** Adds one person. Fails with a sentence for a known address, and for what only an imported list may leave out. */
const addOne = async ({ api, form, text }: IntentInput) => {
  const empty = emptyIn(form, needed)
  if (empty) return empty
  const agreedAt = momentAt(`${text('agreedAt')}T00:00`)
  const person = { email: text('email'), consent: text('consent'), agreedAt }
  const body = await bodyOf(() =>
    api.subscribe.import.$post({
      json: {
        subscribers: [person],
        source: 'hand',
        groups: groupsIn(text('groups')),
        isConfirmed: text('isConfirmed') === 'on',
      },
    }),
  )
  if (isFailure(body) || body.added > 0) return body
  const [field, reason] = whyNotAdded(body)
  return { status: 422, reason, errors: { [field]: reason } }
}

const whyNotAdded = ({ unsubscribed, inFuture, known, waiting, bounced }: SubscriberImportResult) => {
  if (unsubscribed)
    return ['email', 'This person has unsubscribed. Only they can subscribe again, with the form on the site.'] as const
  if (waiting) return ['email', 'This address is on the list and has not confirmed yet.'] as const
  if (bounced) return ['email', 'This address is on the list, but emails to it came back.'] as const
  if (known) return ['email', 'This address is on the list already.'] as const
  if (inFuture) return ['agreedAt', 'This date is in the future.'] as const
  return ['email', 'This is not an email address.'] as const
}

export const runSubscriberIntent = defineIntents({
  add: withToast(addOne, (_, { text }) =>
    text('isConfirmed') === 'on' ? 'Added.' : 'Added. This person gets a confirmation email.',
  ),
  setGroups: withToast(({ api, id, text }) => {
    const json = { groups: groupsIn(text('groups')), version: text('version') }
    return bodyOf(() => api.subscribe[':id'].groups.$put({ ...withId(id), json }))
  }, 'Groups saved.'),
  addToGroup: withToast(
    ({ api, request, text }) => {
      const ids = text('ids')
      const which = ids ? { ids: ids.split(',') } : { matching: subscriberFilters.chosen(request.url) }
      return bodyOf(() => api.subscribe.groups.$post({ json: { group: text('group'), ...which } }))
    },
    ({ added }, { text }) => `${counted(added, 'person', 'people')} joined the group ${groupTitle(text('group'))}.`,
  ),
  delete: withToast(
    ({ api, id }) =>
      withReason(
        adminWording.remove.otherFailed,
        bodyOf(() => api.subscribe[':id'].$delete(withId(id))),
      ),
    adminWording.remove.done,
  ),
  confirm: withToast(
    ({ api, id, text }) =>
      bodyOf(() => api.subscribe[':id'].confirm.$post({ ...withId(id), json: { reason: text('reason') } })),
    'Confirmed.',
  ),
  restore: withToast(
    ({ api, text }) => {
      const which = text('which') === 'all' ? 'all' : 'misjudged'
      return bodyOf(() => api.subscribe.restore.$post({ json: { which } }))
    },
    ({ restored }) => `${counted(restored, 'subscriber is', 'subscribers are')} back on the list.`,
  ),
  sendConfirmation: withToast(
    ({ api, id }) => bodyOf(() => api.subscribe[':id']['confirmation-email'].$post(withId(id))),
    ({ isSent }) =>
      isSent
        ? 'We are sending a confirmation email.'
        : 'Not sent. This address got a confirmation email in the last 24 hours, or too many were sent. Try again later.',
  ),
  export: ({ api }) => saveFile(() => api.subscribe.export.$get(), 'subscribers.csv'),
})
