/**
 * The fields of an event's day and hours, with the browser's own date picker and time picker, and of its times with
 * limited seats, one row for each time.
 */
import { type ReactNode, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { dayAndHours } from '#shared/wording/signups.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Folded } from '../folded.tsx'
import { useListChange } from '../use-list-change.ts'
import type { EventWithTimes } from './calls.ts'
import { hourKeys } from './typed-hour.ts'
import {
  haveMoved,
  impliedDay,
  needsDay,
  type Stored,
  spanOf,
  type Typed,
  type TypedTime,
  type TypedWhen,
  typedTimesOf,
  whenOf,
  withWhen,
} from './typed-when.ts'
import styles from './when-fields.module.css'

type Errors = Record<string, string>
type Props = {
  shown: EventWithTimes | undefined
  isCopy: boolean
  errors: Errors
  /** Further fields of an event that takes place more than once. */
  children: ReactNode
}

const emptyWhen: TypedWhen = { day: '', from: '09:00', to: '15:00', lastDay: '' }

/** `crypto.randomUUID` is missing on a site without HTTPS. */
const newTimeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 32).toString(32)).join('')

const storedIn = ({ event, times }: EventWithTimes): Stored => {
  const when = whenOf(event)
  return { when, times: typedTimesOf(when, times) }
}

/** A copy takes place on another day, which moves its times, and its times are new ones. */
const copyOf = (shown: EventWithTimes) => {
  const { when, times } = storedIn(shown)
  return { when, times: times.map((time) => ({ ...time, id: newTimeId() })) }
}

const useTypedWhen = (shown: EventWithTimes | undefined, isCopy: boolean) => {
  const [copied] = useState(shown && isCopy ? copyOf(shown) : undefined)
  const stored = copied ?? (shown && storedIn(shown))
  const [typed, setTyped] = useState<Typed>(() => ({
    when: copied ? { ...copied.when, day: '', lastDay: '' } : (stored?.when ?? emptyWhen),
    whole: stored?.when,
    times: stored?.times ?? [],
  }))
  return {
    typed,
    hasMoved: !isCopy && stored !== undefined && haveMoved(stored, typed),
    change: (part: Partial<TypedWhen>) => setTyped((now) => withWhen(now, { ...now.when, ...part }, stored)),
    setTimes: (next: (times: TypedTime[]) => TypedTime[]) => setTyped((now) => ({ ...now, times: next(now.times) })),
  }
}

export const WhenFields = ({ shown, isCopy, errors, children }: Props) => {
  const { typed, hasMoved, change, setTimes } = useTypedWhen(shown, isCopy)
  const { when, times } = typed
  const field = (name: keyof TypedWhen) => ({
    name,
    value: when[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <Field label="Day" type="date" error={errors.startsAt} {...field('day')} />
      <div className={styles.hours}>
        <Field
          label="From"
          hint={adminWording.timeZone}
          type="time"
          {...field('from')}
          {...hourKeys((from) => change({ from }))}
        />
        <Field
          label="To"
          hint={adminWording.timeZone}
          type="time"
          error={errors.endsAt}
          {...field('to')}
          {...hourKeys((to) => change({ to }))}
        />
      </div>
      <Night when={when} />
      <Folded
        name="More than one day"
        value={children ? 'Last day, repeat' : 'Last day'}
        mustOpen={Boolean(when.lastDay || errors['repeat.every'] || errors['repeat.until'])}
      >
        <Field
          label="Last day"
          type="date"
          hint="Only for an event of several days. Leave it empty for a night event, such as 20:00 to 02:00: it ends on the next day."
          {...field('lastDay')}
        />
        {children}
      </Folded>
      <Times when={when} times={times} hasMoved={hasMoved} errors={errors} onChange={setTimes} />
    </>
  )
}

/** Says what was understood if the event does not end on its day. */
const Night = ({ when }: { when: TypedWhen }) => {
  const span = spanOf(when)
  const lasts = Date.parse(span.endsAt) > Date.parse(span.startsAt)
  return (
    <p role="status" className={styles.night}>
      {lasts && !span.endsAt.startsWith(when.day) && dayAndHours(span)}
    </p>
  )
}

const hourAfter = (at: string) => at && `${String(Number(at.slice(0, 2)) + 1).padStart(2, '0')}${at.slice(2)}`

type TimesProps = {
  when: TypedWhen
  times: TypedTime[]
  hasMoved: boolean
  errors: Errors
  onChange: (next: (times: TypedTime[]) => TypedTime[]) => void
}

/** The first time is usually the start of the event, and each later one an hour after the one before. */
const timeAfter = (last: TypedTime | undefined, when: TypedWhen): TypedTime => {
  const at = last ? hourAfter(last.at) : when.from
  return { id: newTimeId(), day: last?.day ?? '', at: !last || at < when.to ? at : '', seats: last?.seats ?? '' }
}

const Times = ({ when, times, hasMoved, errors, onChange }: TimesProps) => {
  const { list, announcement, change } = useListChange<HTMLFieldSetElement>()
  const add = () => {
    const added = timeAfter(times.at(-1), when)
    change(() => onChange((now) => [...now, added]), '', ':scope > fieldset:last-of-type input[type=time]')
  }
  const remove = (id: string, number: number) =>
    change(() => onChange((now) => now.filter((time) => time.id !== id)), `Time ${number} removed.`, ':scope > button')
  const changeTime = (id: string, part: Partial<TypedTime>) =>
    onChange((now) => now.map((time) => (time.id === id ? { ...time, ...part } : time)))
  return (
    <fieldset ref={list} className={styles.times}>
      <legend>Times with limited seats</legend>
      <p className="soft">Add each time and its number of seats. Without a number, people just come.</p>
      <Kept times={times} onChange={onChange} />
      {errors.times && times.length === 0 && <FieldError>{errors.times}</FieldError>}
      {times.map((time, index) => (
        <TimeRow
          key={time.id}
          {...{ when, time, number: index + 1 }}
          error={errorOfTime(errors, index)}
          onChange={(part) => changeTime(time.id, part)}
          onRemove={() => remove(time.id, index + 1)}
        />
      ))}
      <p role="status" className={`soft ${styles.hint}`}>
        {hasMoved && 'These times have moved with the start of the event. Check them before you save.'} {announcement}
      </p>
      <Button type="button" variant="outline" onClick={add} disabled={times.length >= limits.eventTimes}>
        <Icon name="plus" /> Add a time
      </Button>
    </fieldset>
  )
}

/** The first row shows an error that concerns all. */
const errorOfTime = (errors: Errors, index: number) => {
  if (index === 0 && errors.times) return { at: errors.times }
  return { at: errors[`times.${index}.startsAt`], seats: errors[`times.${index}.seats`] }
}

/** What is sent and kept: the rows have no names of their own, because their number changes. */
const Kept = ({ times, onChange }: Pick<TimesProps, 'times' | 'onChange'>) => (
  <input
    type="hidden"
    name="times"
    data-kept=""
    data-label="Times with limited seats"
    data-words={times.map(({ day, at, seats }) => `${day} ${at} (${seats})`.trim()).join(', ')}
    value={JSON.stringify(times)}
    onInput={({ currentTarget: { value } }) => onChange(() => JSON.parse(value))}
  />
)

type RowProps = {
  when: TypedWhen
  time: TypedTime
  number: number
  error: { at?: string | undefined; seats?: string | undefined }
  onChange: (part: Partial<TypedTime>) => void
  onRemove: () => void
}

const TimeRow = ({ when, time, number, error, onChange, onRemove }: RowProps) => (
  <fieldset className={styles.time}>
    <legend className="visually-hidden">Time {number}</legend>
    {needsDay(when, time) && (
      <Field
        label="Date"
        type="date"
        value={time.day || impliedDay(when, time.at)}
        onChange={({ target }) => onChange({ day: target.value })}
      />
    )}
    <Field
      label="Time"
      type="time"
      data-label={`Time ${number}`}
      value={time.at}
      error={error.at}
      onChange={({ target }) => onChange({ at: target.value })}
      {...hourKeys((at) => onChange({ at }))}
    />
    <Field
      label="Seats"
      inputMode="numeric"
      data-label={`Seats at time ${number}`}
      value={time.seats}
      error={error.seats}
      onChange={({ target }) => onChange({ seats: target.value })}
    />
    <Button type="button" variant="outline" onClick={onRemove}>
      <Icon name="trash" />
      <span className="visually-hidden">Remove time {number}</span>
    </Button>
  </fieldset>
)
