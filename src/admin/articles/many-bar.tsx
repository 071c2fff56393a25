import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { ListActionResult } from './actions.ts'
import type { ListStatus } from './list-wish.ts'
import styles from './many-bar.module.css'
import { actionLabels } from './many-words.ts'
import type { Selection } from './use-selection.ts'

type Props = { selection: Selection; status: ListStatus; fetcher: FetcherWithComponents<ListActionResult> }

/** What can be done with all that is chosen on this page. */
export const BulkBar = ({ selection: { ids, isAll, toggleAll }, status, fetcher: { Form, state, data } }: Props) => {
  const all = useRef<HTMLInputElement>(null)
  const isSome = ids.size > 0 && !isAll
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome
  }, [isSome])
  const actions = status === 'removed' ? (['restore'] as const) : (['publish', 'unpublish', 'trash'] as const)
  return (
    <div className={styles.many}>
      {data?.refused?.map((reason) => (
        <Alert key={reason} kind="failure">
          {reason}
        </Alert>
      ))}
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
                name="action"
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
