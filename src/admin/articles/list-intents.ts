/**
 * Runs the actions of the article list, on one article or on all selected ones (bulk actions), and chooses the toast
 * after each, with Undo after moving to the trash (soft delete).
 */
import { withId } from '#page/api-client.ts'
import { feedAt } from '#shared/feeds.ts'
import type { BulkAction } from '#shared/shapes/editors-list.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { bodyOf } from '../api.ts'
import { defineIntents, type ResultOf, restorable, withReason, withToast } from '../intents.ts'

type Action = BulkAction['action']

/** The form's field `id` contains the ids, separated by commas. */
const change = (action: Action) =>
  withToast(
    ({ api, request, id }) =>
      withReason(
        (reason) => `${adminWording.remove.articleFailed}. ${reason}`,
        bodyOf(async () => api[feedAt(request.url).kind].bulk.$post({ json: { ids: id.split(','), action } })),
      ),
    ({ done, refused }, { request }) => ({
      text: bulkSentence(action, done.length, refused.length),
      ...(action === 'trash' && done.length > 0 && restorable(feedAt(request.url).managePath, done.join())),
    }),
  )

export const runArticleListIntent = defineIntents({
  delete: withToast(
    ({ api, request, id }) =>
      withReason(
        adminWording.remove.articleFailed,
        bodyOf(async () => api[feedAt(request.url).kind][':id'].$delete(withId(id))),
      ),
    (_, { request, id }) => ({
      text: adminWording.remove.done,
      ...restorable(feedAt(request.url).managePath, id),
    }),
  ),
  publish: change('publish'),
  unpublish: change('unpublish'),
  trash: change('trash'),
  restore: change('restore'),
  pin: change('pin'),
  unpin: change('unpin'),
  move: change('move'),
})

export type ArticleListResult = ResultOf<typeof runArticleListIntent>

const pastTense: Record<Action, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
  restore: 'restored',
  pin: 'pinned on top of the list',
  unpin: 'unpinned',
  move: 'moved',
}

/** The result in numbers: 3 published, 1 not. Restoring a single article has a message of its own. */
const bulkSentence = (action: Action, done: number, refused: number) => {
  if (action === 'restore' && done === 1 && refused === 0) return 'Restored.'
  return `${done} ${pastTense[action]}${refused > 0 ? `, ${refused} not` : ''}.`
}
