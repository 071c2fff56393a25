import { thousands } from '#shared/format.ts'
import { Link } from '../link.tsx'
import styles from './controls.module.css'

type Tab = { to: string; text: string; count?: number | undefined; isCurrent: boolean }

/** Tabs as links between the parts of a list, each with its number of items if `count` is given. */
export const Tabs = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ to, text, count, isCurrent }) => (
        <li key={text}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            {text} {count !== undefined && <span className={styles.count}>{thousands(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
