import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import type { EmailCounts, EmailState } from '#shared/shapes/outbox.ts'
import styles from './outbox.module.css'
import { hrefOfState, stateNames, states } from './states.ts'

type Props = { counts: EmailCounts; current: EmailState }

export const StateTabs = ({ counts, current }: Props) => (
  <nav aria-label="Emails by state">
    <ul className={styles.tabs}>
      {stateNames.map((state) => (
        <li key={state}>
          <Link to={hrefOfState(state)} aria-current={state === current ? 'page' : undefined}>
            {states[state].tab} <span className={styles.count}>{thousands(counts[state])}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
