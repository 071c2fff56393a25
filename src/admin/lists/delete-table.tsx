/** A table whose rows can be deleted after a confirmation. */

import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import layout from '#ui/controls/layout.module.css'
import { Icon } from '#ui/icon.tsx'
import { focusToast } from '../toast-region.tsx'
import { alertOf, DeleteDialog, type Deletion } from './delete-dialog.tsx'
import { type Column, ListTable } from './table.tsx'

type Props<Item> = {
  caption: string
  items: Item[]
  columns: Column<Item>[]
  /** How messages and buttons name the item. */
  nameOf: (item: Item) => string
  /** What deleting means: shown before the user confirms. */
  consequence: string
  /** More buttons of a row, before its delete button. */
  actions?: (item: Item) => ReactNode
}

export const DeletableTable = <Item extends { _id: string }>(props: Props<Item>) => {
  const { caption, items, columns, nameOf, consequence, actions } = props
  const { asked, alert, hiddenId, ask, close } = useDeleting(items)
  return (
    <div className={layout.form}>
      {alert && <Alert kind="failure">{alert}</Alert>}
      <ListTable
        caption={caption}
        items={items.filter(({ _id }) => _id !== hiddenId)}
        columns={columns}
        actions={(item) => (
          <>
            {actions?.(item)}
            <DeleteButton name={nameOf(item)} onClick={() => ask(item)} />
          </>
        )}
      />
      {asked && <DeleteDialog id={asked._id} name={nameOf(asked)} consequence={consequence} onClose={close} />}
    </div>
  )
}

/** The row whose deletion the dialog confirms, and why the last deletion failed. */
const useDeleting = <Item extends { _id: string }>(items: Item[]) => {
  const [asked, setAsked] = useState<Item>()
  const [alert, setAlert] = useState<string>()
  const [hiddenId, hide] = useHiddenRow(items)
  const ask = (item: Item) => {
    setAlert(undefined)
    setAsked(item)
  }
  const close = (deletion: Deletion | undefined) => {
    setAsked(undefined)
    const reason = alertOf(deletion)
    setAlert(reason)
    if (!asked || !deletion || reason) return
    hide(asked._id)
    focusToast()
  }
  return { asked, alert, hiddenId, ask, close }
}

/** The row deleted last is hidden until the list is loaded again; after an Undo it is back in the new list. */
const useHiddenRow = (items: object) => {
  const [hidden, setHidden] = useState<{ id: string; items: object }>()
  return [hidden?.items === items ? hidden.id : undefined, (id: string) => setHidden({ id, items })] as const
}

export const DeleteButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button type="button" variant="danger" onClick={onClick}>
    <Icon name="trash" />
    <span>
      Delete <span className="visually-hidden">{name}</span>
    </span>
  </Button>
)
