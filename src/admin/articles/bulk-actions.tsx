/** Selection of several articles in the list, and the actions on all of them. */

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FailureAlert } from '../intent-form.tsx'
import type { ArticleListResult } from './list-intents.ts'
import type { ListStatus } from './list-query.ts'
import styles from './manage-articles.module.css'

const actionLabels: Record<BulkAction['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  trash: 'Move to trash',
  restore: 'Restore',
}

type Props = { selection: Selection; status: ListStatus; fetcher: FetcherWithComponents<ArticleListResult> }

/** The actions on all selected articles of this page. */
export const BulkBar = ({ selection: { ids, isAll, toggleAll }, status, fetcher: { Form, state, data } }: Props) => {
  const all = useRef<HTMLInputElement>(null)
  const isSome = ids.size > 0 && !isAll
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome
  }, [isSome])
  const actions = status === 'removed' ? (['restore'] as const) : (['publish', 'unpublish', 'trash'] as const)
  return (
    <div className={styles.many}>
      <FailureAlert failure={data?.failure} />
      {data?.intent !== 'delete' && data?.body && <Refused refused={data.body.refused} />}
      <Form method="post" className={styles.bar}>
        <label className={styles.all}>
          <input ref={all} type="checkbox" checked={isAll} onChange={toggleAll} />
          <span>Select all on this page</span>
        </label>
        {ids.size > 0 && (
          <>
            <input type="hidden" name="id" value={[...ids].join()} />
            <p role="status">{ids.size} selected</p>
            {actions.map((action) => (
              <Button
                key={action}
                name="intent"
                value={action}
                variant={action === 'trash' ? 'danger' : 'outline'}
                isBusy={state !== 'idle'}
              >
                {actionLabels[action]}
              </Button>
            ))}
          </>
        )}
      </Form>
    </div>
  )
}

/** Why some of the articles were left as they are: each reason once. */
const Refused = ({ refused }: Pick<BulkAnswer, 'refused'>) =>
  [...new Set(refused.map(({ reason }) => reason))].map((reason) => (
    <Alert key={reason} kind="failure">
      {reason}
    </Alert>
  ))

type Item = { _id: string }
export type Selection = ReturnType<typeof useSelection>

/** The selected articles. A new list starts without a selection. */
export const useSelection = (items: Item[]) => {
  const [chosen, setChosen] = useState<{ of: Item[]; ids: Set<string> }>({ of: items, ids: new Set() })
  const last = useRef(0)
  const ids = chosen.of === items ? chosen.ids : new Set<string>()
  const set = (changed: Set<string>) => setChosen({ of: items, ids: changed })

  /** Shift-click selects the whole range. */
  const toggle = (index: number, { shiftKey }: Pick<MouseEvent, 'shiftKey'>) => {
    const isOn = !ids.has(items[index]?._id ?? '')
    const [from, to] = shiftKey ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index]
    const changed = new Set(ids)
    for (const { _id } of items.slice(from, to + 1)) isOn ? changed.add(_id) : changed.delete(_id)
    last.current = index
    set(changed)
  }
  return {
    ids,
    toggle,
    isAll: items.length > 0 && ids.size === items.length,
    toggleAll: () => set(ids.size === items.length ? new Set() : new Set(items.map(({ _id }) => _id))),
  }
}
