import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { focusToast } from '../toast-region.tsx'
import styles from './deletable-table.module.css'
import { DeleteButton } from './delete-button.tsx'
import { alertOf, DeleteDialog, type Deletion } from './delete-dialog.tsx'
import { type Column, ListTable } from './table.tsx'

type Props<Item> = {
  caption: string
  items: Item[]
  columns: Column<Item>[]
  /** What the item is called when it is acted on. */
  nameOf: (item: Item) => string
  /** What deleting means, for somebody who hesitates. */
  consequence: string
  /** What else can be done with a row, before deleting it. */
  actions?: (item: Item) => ReactNode
}

export const DeletableTable = <Item extends { _id: string }>(props: Props<Item>) => {
  const { caption, items, columns, nameOf, consequence, actions } = props
  const [asked, setAsked] = useState<Item>()
  const [alert, setAlert] = useState<string>()
  const [gone, markGone] = useGone(items)

  const ask = (item: Item) => {
    setAlert(undefined)
    setAsked(item)
  }
  const settle = (item: Item, deletion: Deletion | undefined) => {
    setAsked(undefined)
    const reason = alertOf(deletion)
    setAlert(reason)
    if (!deletion || reason) return
    markGone(item._id)
    focusToast()
  }
  return (
    <div className={styles.table}>
      {alert && <Alert kind="failure">{alert}</Alert>}
      <ListTable
        caption={caption}
        items={items.filter(({ _id }) => _id !== gone)}
        columns={columns}
        actions={(item) => (
          <>
            {actions?.(item)}
            <DeleteButton name={nameOf(item)} onClick={() => ask(item)} />
          </>
        )}
      />
      {asked && (
        <DeleteDialog
          id={asked._id}
          name={nameOf(asked)}
          consequence={consequence}
          onClose={(deletion) => settle(asked, deletion)}
        />
      )}
    </div>
  )
}

/** The row deleted last, hidden until the list has been asked for again; after an Undo it is back in the new list. */
const useGone = (items: object) => {
  const [gone, setGone] = useState<{ id: string; items: object }>()
  return [gone?.items === items ? gone.id : undefined, (id: string) => setGone({ id, items })] as const
}
