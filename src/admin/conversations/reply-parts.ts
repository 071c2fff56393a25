/** Loads the settings and the saved replies with which a reply begins. */
import type { ReplySettings, SavedReply } from '#shared/shapes/reply-settings.ts'
import { adminApi, bodyOf, isFailure } from '../api.ts'

/** A reply can be written without them. */
export type ReplyParts = { replySettings: ReplySettings | undefined; savedReplies: SavedReply[] }

export const loadReplyParts = async (request: Request): Promise<ReplyParts> => {
  const api = adminApi(request)
  const [replySettings, saved] = await Promise.all([
    bodyOf(() => api['reply-settings'].$get()),
    bodyOf(() => api['saved-replies'].$get()),
  ])
  return {
    replySettings: isFailure(replySettings) ? undefined : replySettings,
    savedReplies: isFailure(saved) ? [] : saved.savedReplies,
  }
}
