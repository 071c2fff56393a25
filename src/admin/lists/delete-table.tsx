/** A table whose rows can be deleted after a confirmation. */

import { type ReactNode, useState } from 'react'
import type { Failure } from '../api.ts'
import { FailureAlert } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { focusToast } from '../toast-region.tsx'
import { DeleteButton, DeleteDialog } from './delete-dialog.tsx'
import { type Column, ListTable } from './list-page.tsx'

type Props<Item> = {
  caption: string
  items: Item[]
  columns: Column<Item>[]
  /** The name of the item in messages and buttons. */
  nameOf: (item: Item) => string
  /** The consequences of deleting, shown before the user confirms. */
  consequence: string
  /** More buttons of a row, before its delete button. */
  actions?: (item: Item) => ReactNode
  /** All buttons of a row, if its delete button is in a menu. `ask` opens the question. */
  menu?: (item: Item, ask: () => void) => ReactNode
}

export const DeletableTable = <Item extends { _id: string }>(props: Props<Item>) => {
  const { caption, items, columns, nameOf, consequence, actions, menu } = props
  const { asked, failure, hiddenId, ask, close } = useDeleting(items)
  return (
    <div className="stack-5">
      <FailureAlert failure={failure} />
      <ListTable
        caption={caption}
        items={items.filter(({ _id }) => _id !== hiddenId)}
        columns={columns}
        actions={(item) =>
          menu?.(item, () => ask(item)) ?? (
            <>
              {actions?.(item)}
              <DeleteButton name={nameOf(item)} onClick={() => ask(item)} />
            </>
          )
        }
      />
      {asked && <DeleteDialog id={asked._id} name={nameOf(asked)} consequence={consequence} onClose={close} />}
    </div>
  )
}

/** The row whose deletion the dialog confirms, and why the last deletion failed. */
const useDeleting = <Item extends { _id: string }>(items: Item[]) => {
  const [asked, setAsked] = useState<Item>()
  const [failure, setFailure] = useState<Failure>()
  const [hiddenId, hide] = useHiddenRow(items)
  const ask = (item: Item) => {
    setFailure(undefined)
    setAsked(item)
  }
  const close = (deletion: ActionResult | undefined) => {
    setAsked(undefined)
    setFailure(deletion?.failure)
    if (!asked || !deletion || deletion.failure) return
    hide(asked._id)
    focusToast()
  }
  return { asked, failure, hiddenId, ask, close }
}

/** The row deleted last is hidden until the list is loaded again; after an Undo the new list contains it. */
const useHiddenRow = (items: object) => {
  const [hidden, setHidden] = useState<{ id: string; items: object }>()
  return [hidden?.items === items ? hidden.id : undefined, (id: string) => setHidden({ id, items })] as const
}
