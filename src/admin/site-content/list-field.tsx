import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldOf } from '#shared/content/fields.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './fields.module.css'
import { type ControlProps, emptyItem, type FieldValues, itemsIn, withArticle } from './values.ts'

type Props = ControlProps<FieldOf<'list'>> & {
  /** The controls of one of them. */
  children: (item: FieldValues, index: number, change: (item: FieldValues) => void) => ReactNode
}

/** A list that can be added to, put into another order, and taken from. */
export const ListField = ({ field, value, at, errors, onChange, children }: Props) => {
  const items = itemsIn(value)
  const { place, said, set } = useRearranging(onChange)
  const { one, min, max } = field
  const moved = (from: number, to: number) => {
    const others = items.toSpliced(from, 1)
    set(others.toSpliced(to, 0, items[from] ?? {}), `Now ${one} ${to + 1} of ${items.length}.`, `[data-at="${to}"]`)
  }
  return (
    <fieldset ref={place} className={styles.list}>
      <legend>{field.label}</legend>
      {errors[at] && <FieldError>{errors[at]}</FieldError>}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: every control is told its value, so a place is as good as a name.
        <fieldset key={index} data-at={index} tabIndex={-1} className={styles.item}>
          <legend>
            {one} {index + 1}
          </legend>
          {children(item, index, (changed) => onChange(items.with(index, changed)))}
          <ItemButtons
            what={`${one} ${index + 1}`}
            onUp={index > 0 ? () => moved(index, index - 1) : undefined}
            onDown={index < items.length - 1 ? () => moved(index, index + 1) : undefined}
            onRemove={
              items.length > min
                ? () => set(items.toSpliced(index, 1), `${one} ${index + 1} removed.`, ':scope > button')
                : undefined
            }
          />
        </fieldset>
      ))}
      {items.length < max && (
        <Button
          type="button"
          variant="outline"
          onClick={() =>
            set(
              [...items, emptyItem(field.fields)],
              '',
              `[data-at="${items.length}"] input, [data-at="${items.length}"] textarea`,
            )
          }
        >
          <Icon name="plus" /> Add {withArticle(one)}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  )
}

type Rearranged = (items: FieldValues[], words: string, focus: string) => void

/** Says what became of the list, and takes the focus along. */
const useRearranging = (onChange: (items: FieldValues[]) => void) => {
  const place = useRef<HTMLFieldSetElement>(null)
  const [said, setSaid] = useState('')
  const set: Rearranged = (items, words, focus) => {
    flushSync(() => onChange(items))
    setSaid(words)
    focusIn(place, focus)
  }
  return { place, said, set }
}

const focusIn = (place: RefObject<HTMLElement | null>, selector: string) =>
  place.current?.querySelector<HTMLElement>(selector)?.focus()

type ButtonsProps = {
  what: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: (() => void) | undefined
}

const ItemButtons = ({ what, onUp, onDown, onRemove }: ButtonsProps) => (
  <div className={styles.buttons}>
    {onUp && <ItemButton does="Move up" what={what} onClick={onUp} />}
    {onDown && <ItemButton does="Move down" what={what} onClick={onDown} />}
    {onRemove && <ItemButton does="Remove" what={what} onClick={onRemove} />}
  </div>
)

const ItemButton = ({ does, what, onClick }: { does: string; what: string; onClick: () => void }) => (
  <Button type="button" variant="outline" onClick={onClick}>
    <span>
      {does} <span className="visually-hidden">{what}</span>
    </span>
  </Button>
)
