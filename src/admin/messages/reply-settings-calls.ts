/** The API calls for the signature and the saved replies. */

import type { ReplySettings, SavedReply } from '#shared/shapes/reply-settings.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, type IntentInput } from '../intents.ts'

export type ReplySettingsPageData = { settings: ReplySettings; savedReplies: SavedReply[] }

export const findReplySettings = async (request: Request): Promise<ReplySettingsPageData | Failure> => {
  const api = adminApi(request)
  const [settings, saved] = await Promise.all([
    bodyOf(() => api['reply-settings'].$get()),
    bodyOf(() => api['saved-replies'].$get()),
  ])
  if (isFailure(settings)) return settings
  return isFailure(saved) ? saved : { settings, savedReplies: saved.savedReplies }
}

const fieldsOf = (text: IntentInput['text']) => ({ json: { title: text('title'), text: text('text') } })

export const runReplySettingsIntent = defineIntents({
  own: ({ api, text }) =>
    bodyOf(() =>
      api['reply-settings'].own.$put({
        json: { signature: text('signature'), wantsNotices: text('wantsNotices') === 'on' },
      }),
    ),
  organisation: ({ api, text }) =>
    bodyOf(() =>
      api['reply-settings'].$put({
        json: { signature: text('signature'), replyTo: text('replyTo'), replyDays: Number(text('replyDays')) },
      }),
    ),
  add: ({ api, text }) => bodyOf(() => api['saved-replies'].$post(fieldsOf(text))),
  change: ({ api, id, text }) => bodyOf(() => api['saved-replies'][':id'].$put({ ...withId(id), ...fieldsOf(text) })),
  remove: ({ api, id }) => bodyOf(() => api['saved-replies'][':id'].$delete(withId(id))),
})
