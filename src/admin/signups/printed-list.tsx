/**
 * The door list on paper: one A4 page for each time slot with boxes to tick, and only the name and the number of
 * people. Not shown on a screen.
 */
import type { DoorList } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { dayAndHours, dayAndTime } from '#shared/wording/signups.ts'
import { counters } from './counters.tsx'
import styles from './door.module.css'
import { type DoorTime, expected, hasCome } from './door-view.ts'

export const PrintedList = ({ list: { event }, times }: { list: DoorList; times: DoorTime[] }) => {
  const filled = times.filter(({ guests }) => guests.length > 0)
  return (
    <div className={styles.printed} aria-hidden="true">
      {filled.map((time) => (
        <TimeTable key={time._id} event={event} time={time} />
      ))}
      {filled.length === 0 && (
        <p className={styles.sheetTitle}>
          <TitleAt event={event} when={dayAndHours(event)} />
        </p>
      )}
      <Tallies />
    </div>
  )
}

type TitleProps = { event: DoorList['event']; when: string }

const TitleAt = ({ event, when }: TitleProps) => (
  <>
    {event.title}
    <br />
    {[when, event.place].filter(Boolean).join(', ')}
  </>
)

const TimeTable = ({ event, time: { startsAt, guests } }: { event: DoorList['event']; time: DoorTime }) => (
  <table>
    <thead>
      <tr>
        <th colSpan={4}>
          <TitleAt event={event} when={dayAndTime(startsAt)} />
        </th>
      </tr>
      <tr>
        <th>{words.came}</th>
        <th>{words.sheet.name}</th>
        <th>{words.sheet.number}</th>
        <th>{words.left}</th>
      </tr>
    </thead>
    <tbody>
      {guests.map(({ number, name, people, state }) => (
        <tr key={number}>
          <td>
            <span className={styles.box}>{state !== expected && '×'}</span>
          </td>
          <td>{name}</td>
          <td>{people}</td>
          <td>
            <span className={styles.box}>{state !== expected && state !== hasCome && '×'}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** On paper, volunteers count with a stroke for each person. */
const Tallies = () => (
  <>
    {counters.map(({ field }) => (
      <p key={field} className={styles.tally}>
        {words.count[field]}:<span />
      </p>
    ))}
    <p>
      {words.never} {words.sheet.after}
    </p>
  </>
)
