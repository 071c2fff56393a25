/** A responsive table: it becomes a list of low rows on phones. */

import type { ReactNode } from 'react'
import styles from './lists.module.css'

export type Column<Item> = {
  name: string
  cell: (item: Item, index: number) => ReactNode
  /** The kind of content, which decides the cell's place in the row on a phone. */
  holds: 'heading' | 'text' | 'detail' | 'address' | 'picture'
  /** On a phone the value explains itself, without the name of the column. */
  isPlain?: true
}

type Props<Item> = {
  caption: string
  items: Item[]
  columns: Column<Item>[]
  actions: (item: Item) => ReactNode
}

export const ListTable = <Item extends { _id: string }>(props: Props<Item>) => {
  const { caption, items, columns, actions } = props
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={item._id}>
            {columns.map((column) => (
              <Cell key={column.name} item={item} index={index} column={column} />
            ))}
            <td className={styles.actions}>
              <div>{actions(item)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps<Item> = { item: Item; index: number; column: Column<Item> }

const Cell = <Item,>({ item, index, column: { name, cell, holds, isPlain } }: CellProps<Item>) => (
  <td className={styles[holds]} data-label={isPlain ? undefined : name}>
    {cell(item, index)}
  </td>
)
