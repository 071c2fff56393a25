/** How full an event is, in words and as a bar. */
import type { Event } from '#shared/shapes/event.ts'
import { seatsTaken } from '#shared/wording/signups.ts'
import styles from './seats.module.css'

/** Nothing for an event without limited seats. */
export const Seats = ({ seats }: Pick<Event, 'seats'>) =>
  seats && (
    <span className={styles.seats}>
      {seatsTaken(seats)}
      <progress aria-hidden="true" max={seats.all || 1} value={seats.taken} />
    </span>
  )
