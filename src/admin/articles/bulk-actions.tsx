/**
 * The bulk actions on all selected articles of the list: their buttons, and why some articles were rejected.
 * `list-intents.ts` runs them.
 */

import type { FetcherWithComponents } from 'react-router'
import styles from '#admin/lists/selection.module.css'
import type { Feed } from '#shared/feeds.ts'
import type { BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { AskButton } from '../form-dialog.tsx'
import { FailureAlert } from '../intent-form.tsx'
import { type BulkButton, type Selection, SelectionBar } from '../lists/selection.tsx'
import type { ArticleListResult } from './list-intents.ts'
import { type ListStatus, moveLabel } from './list-query.ts'

const actionLabels: Record<BulkAction['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  trash: 'Move to trash',
  restore: 'Restore',
  pin: 'Pin on top',
  unpin: 'Unpin',
  move: 'Move',
}

type Props = { feed: Feed; selection: Selection; status: ListStatus; fetcher: FetcherWithComponents<ArticleListResult> }

export const BulkBar = ({ feed, selection, status, fetcher }: Props) => {
  const { data } = fetcher
  const actions =
    status === 'removed' ? (['restore'] as const) : (['publish', 'pin', 'unpin', 'move', 'trash'] as const)
  const buttons = actions.map((intent): BulkButton => {
    const variant = intent === 'trash' ? 'danger' : 'outline'
    return { intent, text: intent === 'move' ? moveLabel(feed) : actionLabels[intent], variant }
  })
  return (
    <div className={styles.many}>
      <FailureAlert failure={data?.failure} />
      {data?.intent !== 'delete' && data?.body && <Refused refused={data.body.refused} />}
      <SelectionBar selection={selection} fetcher={fetcher} actions={buttons}>
        {status !== 'removed' && <Unpublish ids={selection.ids} />}
      </SelectionBar>
    </div>
  )
}

/** Asks first, because readers would no longer find the articles. */
const Unpublish = ({ ids }: { ids: Set<string> }) => (
  <AskButton
    button={actionLabels.unpublish}
    variant="outline"
    question={`${actionLabels.unpublish} ${ids.size === 1 ? 'this article' : `${ids.size} articles`}?`}
    explanation={<p>{ids.size === 1 ? adminWording.takenOff.one : adminWording.takenOff.several}</p>}
    intent="unpublish"
    fields={{ id: [...ids].join() }}
  />
)

/** Why some of the articles were not changed: each reason once. */
const Refused = ({ refused }: Pick<BulkAnswer, 'refused'>) =>
  [...new Set(refused.map(({ reason }) => reason))].map((reason) => (
    <Alert key={reason} kind="failure">
      {reason}
    </Alert>
  ))
