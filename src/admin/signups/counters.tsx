/** The counters at the door: people who walked in, always in reach, and the two that are used less often. */
import type { DoorMark } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { Button } from '#ui/button.tsx'
import { Folded } from '../folded.tsx'
import styles from './door.module.css'
import { type countsWith, newMark } from './door-view.ts'

const walkIns = { field: 'walkedIn', kind: 'walked-in' } as const

const others = [
  { field: 'tested', kind: 'tested' },
  { field: 'sentOn', kind: 'sent-on' },
] as const

/** The columns of the counts, and the mark of each. */
export const counters = [walkIns, ...others] as const

type Counts = ReturnType<typeof countsWith>
type Props = { counts: Counts; onMark: (mark: DoorMark) => void }

export const WalkIns = (props: Props) => <Counter {...props} {...walkIns} />

/** Closed, it shows the values, on one line of a phone. */
export const OtherCounters = (props: Props) => (
  <Folded
    name={
      <small className="soft">
        {others.map(({ field }) => `${words.count[field]}: ${props.counts[field]}`).join(' · ')}
      </small>
    }
  >
    {others.map((counter) => (
      <Counter key={counter.field} {...props} {...counter} />
    ))}
  </Folded>
)

const Counter = ({ counts, onMark, field, kind }: Props & (typeof counters)[number]) => (
  <p className={styles.counter}>
    <span>{words.count[field]}</span>
    <Button
      type="button"
      variant="outline"
      aria-label={words.fewer(words.count[field])}
      disabled={counts[field] === 0}
      onClick={() => onMark(newMark(kind, { amount: -1 }))}
    >
      −
    </Button>
    <output>{counts[field]}</output>
    <Button type="button" aria-label={words.more(words.count[field])} onClick={() => onMark(newMark(kind))}>
      +
    </Button>
  </p>
)
