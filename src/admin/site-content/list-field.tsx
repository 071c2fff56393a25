/**
 * A form control for a list of items, such as slides. Buttons add, remove and reorder them (there is no drag and drop).
 */

import type { ReactNode } from 'react'
import type { FieldOf } from '#shared/content/fields.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useListChange } from '../use-list-change.ts'
import styles from './section-editor.module.css'
import { type ControlProps, emptyItem, type FieldValues, itemsIn, withArticle } from './values.ts'

type Props = ControlProps<FieldOf<'list'>> & {
  /** The controls of one item. */
  children: (item: FieldValues, index: number, change: (item: FieldValues) => void) => ReactNode
}

/** A list whose items can be added, moved and removed. */
export const ListField = ({ field, value, at, errors, onChange, children }: Props) => {
  const items = itemsIn(value)
  const { list, announcement, change: changeList } = useListChange<HTMLFieldSetElement>()
  const change: ChangeList = (items, ...effects) => changeList(() => onChange(items), ...effects)
  const { one, min, max } = field
  const move = (from: number, to: number) => {
    const others = items.toSpliced(from, 1)
    change(
      others.toSpliced(to, 0, items[from] ?? {}),
      `Moved to ${one} ${to + 1} of ${items.length}.`,
      `[data-at="${to}"]`,
    )
  }
  const remove = (index: number) => change(items.toSpliced(index, 1), `${one} ${index + 1} removed.`, ':scope > button')
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{field.label}</legend>
      {errors[at] && <FieldError>{errors[at]}</FieldError>}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: every control is controlled, so an index serves as an id.
        <fieldset key={index} data-at={index} tabIndex={-1} className={styles.item}>
          <legend>
            {one} {index + 1}
          </legend>
          {children(item, index, (changed) => onChange(items.with(index, changed)))}
          <ItemButtons
            what={`${one} ${index + 1}`}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={items.length > min ? () => remove(index) : undefined}
          />
        </fieldset>
      ))}
      {items.length < max && <AddButton {...{ field, items, change }} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  )
}

type AddProps = { field: FieldOf<'list'>; items: FieldValues[]; change: ChangeList }

const AddButton = ({ field, items, change }: AddProps) => {
  const added = `[data-at="${items.length}"]`
  const add = () => change([...items, emptyItem(field.fields)], '', `${added} input, ${added} textarea`)
  return (
    <Button type="button" variant="outline" onClick={add}>
      <Icon name="plus" /> Add {withArticle(field.one)}
    </Button>
  )
}

type ChangeList = (items: FieldValues[], announcement: string, focus: string) => void

type ButtonsProps = {
  what: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: (() => void) | undefined
}

const ItemButtons = ({ what, onUp, onDown, onRemove }: ButtonsProps) => (
  <div className="actions">
    {onUp && <ItemButton does="Move up" what={what} onClick={onUp} />}
    {onDown && <ItemButton does="Move down" what={what} onClick={onDown} />}
    {onRemove && <ItemButton does="Remove" what={what} onClick={onRemove} />}
  </div>
)

const ItemButton = ({ does, what, onClick }: { does: string; what: string; onClick: () => void }) => (
  <Button type="button" variant="outline" onClick={onClick} about={what}>
    {does}
  </Button>
)
