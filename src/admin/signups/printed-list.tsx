/**
 * The door list on paper: one A4 page for each time slot with boxes to tick, and only the name and the number of
 * people. Not shown on a screen.
 */
import type { DoorList } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { dayAndTime } from '#shared/wording/signups.ts'
import { type DoorTime, expected, hasCome } from './door-view.ts'
import styles from './signups.module.css'

/** The columns of the counts, and the mark of each. */
export const counters = [
  { field: 'walkedIn', kind: 'walked-in' },
  { field: 'tested', kind: 'tested' },
  { field: 'sentOn', kind: 'sent-on' },
] as const

export const PrintedList = ({ list: { event }, times }: { list: DoorList; times: DoorTime[] }) => (
  <div className={styles.printed} aria-hidden="true">
    {times
      .filter(({ guests }) => guests.length > 0)
      .map(({ _id, startsAt, guests }) => (
        <table key={_id}>
          <thead>
            <tr>
              <th colSpan={4}>
                {event.title}
                <br />
                {[dayAndTime(startsAt), event.place].filter(Boolean).join(', ')}
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
      ))}
    <Tallies />
  </div>
)

const Tallies = () => (
  <>
    {counters.map(({ field }) => (
      <p key={field}>{words.count[field]}: ______________________________</p>
    ))}
    <p>
      {words.never} {words.sheet.after}
    </p>
  </>
)
