/**
 * A form control for a list of items, such as slides. Buttons add, remove and reorder them (there is no drag and drop).
 */

import { type ReactNode, useState } from 'react'
import type { FieldOf } from '#shared/content/fields.ts'
import { Button } from '#ui/button.tsx'
import { errorIn, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Folded } from '../folded.tsx'
import { useListChange } from '../use-list-change.ts'
import styles from './section-editor.module.css'
import { type ControlProps, emptyItem, type FieldValues, itemsIn, labelledTexts, withArticle } from './values.ts'

type Props = ControlProps<FieldOf<'list'>> & {
  /** The controls of one item. */
  children: (item: FieldValues, index: number, change: (item: FieldValues) => void) => ReactNode
}

/** A list whose items can be added, moved and removed. Each is folded, except a new, a moved and a faulty one. */
export const ListField = ({ field, value, at, errors, onChange, children }: Props) => {
  const items = itemsIn(value)
  const { list, announcement, change: changeList } = useListChange<HTMLFieldSetElement>()
  const [opened, setOpened] = useState({ at: -1, changes: 0 })
  const change: ChangeList = (items, opens, ...effects) =>
    changeList(
      () => {
        onChange(items)
        setOpened(({ changes }) => ({ at: opens, changes: changes + 1 }))
      },
      ...effects,
    )
  const { one, min, max } = field
  const move = (from: number, to: number) => {
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? {})
    change(moved, to, `Moved to ${one} ${to + 1} of ${items.length}.`, `[data-at="${to}"]`)
  }
  const remove = (index: number) =>
    change(items.toSpliced(index, 1), -1, `${one} ${index + 1} removed.`, ':scope > button')
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{field.label}</legend>
      {errors[at] && <FieldError>{errors[at]}</FieldError>}
      {items.map((item, index) => {
        const what = `${one} ${index + 1}`
        // Every control is controlled, so an index serves as an id; after a change of the list, other items are open.
        const key = `${opened.changes} ${index}`
        return (
          <fieldset key={key} data-at={index} tabIndex={-1} className={styles.item} aria-label={what}>
            <Folded
              name={what}
              value={Object.values(labelledTexts(field.fields, item))[0]}
              mustOpen={index === opened.at || errorIn(errors, `${at}.${index}`) !== undefined}
            >
              {children(item, index, (changed) => onChange(items.with(index, changed)))}
              <ItemButtons {...{ what, index, min }} count={items.length} onMove={move} onRemove={remove} />
            </Folded>
          </fieldset>
        )
      })}
      {items.length < max && <AddButton {...{ field, items, change }} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  )
}

type AddProps = { field: FieldOf<'list'>; items: FieldValues[]; change: ChangeList }

const AddButton = ({ field, items, change }: AddProps) => {
  const at = items.length
  const added = `[data-at="${at}"]`
  const add = () => change([...items, emptyItem(field.fields)], at, '', `${added} input, ${added} textarea`)
  return (
    <Button type="button" variant="outline" onClick={add}>
      <Icon name="plus" /> Add {withArticle(field.one)}
    </Button>
  )
}

/** `opens`: the index of the item that is open afterwards. */
type ChangeList = (items: FieldValues[], opens: number, announcement: string, focus: string) => void

type ButtonsProps = {
  what: string
  index: number
  count: number
  min: number
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

const ItemButtons = ({ what, index, count, min, onMove, onRemove }: ButtonsProps) => (
  <div className="actions">
    {index > 0 && <ItemButton does="Move up" what={what} onClick={() => onMove(index, index - 1)} />}
    {index < count - 1 && <ItemButton does="Move down" what={what} onClick={() => onMove(index, index + 1)} />}
    {count > min && <ItemButton does="Remove" what={what} onClick={() => onRemove(index)} />}
  </div>
)

const ItemButton = ({ does, what, onClick }: { does: string; what: string; onClick: () => void }) => (
  <Button type="button" variant="outline" onClick={onClick} about={what}>
    {does}
  </Button>
)
