/**
 * Selection of several rows of a list (checkboxes, select all, Shift-click for a range), and the bar with the buttons
 * of the bulk actions.
 */

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import type { ActionResult } from '../intents.ts'
import styles from './selection.module.css'

export type BulkButton = { intent: string; text: string; variant?: ButtonVariant }

type BarProps = {
  selection: Selection
  fetcher: Pick<FetcherWithComponents<ActionResult>, 'Form' | 'state'>
  actions: BulkButton[]
  /** Further buttons while rows are selected, such as one that asks for confirmation. */
  children?: ReactNode
}

/** The actions on all selected rows of this page. The field `id` contains their ids, separated by commas. */
export const SelectionBar = ({ selection, fetcher: { Form, state }, actions, children }: BarProps) => {
  const { ids, isAll, toggleAll } = selection
  const all = useRef<HTMLInputElement>(null)
  const isSome = ids.size > 0 && !isAll
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome
  }, [isSome])
  return (
    <Form method="post" className={styles.bar} data-sticky={ids.size > 0 || undefined}>
      <label className={styles.all}>
        <input ref={all} type="checkbox" checked={isAll} onChange={toggleAll} />
        <span>Select all on this page</span>
      </label>
      {ids.size > 0 && (
        <>
          <input type="hidden" name="id" value={[...ids].join()} />
          <p role="status">{ids.size} selected</p>
          <div className={styles.buttons}>
            {actions.map(({ intent, text, variant = 'outline' }) => (
              <Button key={intent} name="intent" value={intent} variant={variant} isBusy={state !== 'idle'}>
                {text}
              </Button>
            ))}
            {children}
          </div>
        </>
      )}
    </Form>
  )
}

type BoxProps = { selection: Selection; id: string; index: number; name: string }

/** The checkbox of one row. */
export const SelectBox = ({ selection, id, index, name }: BoxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      data-key="x"
      aria-label={`Select ${name}`}
      checked={selection.ids.has(id)}
      onClick={(event) => selection.toggle(index, event)}
      onChange={() => undefined}
    />
  </label>
)

type Item = { _id: string }
export type Selection = ReturnType<typeof useSelection>

/** The selected rows. A new list starts without a selection. */
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
