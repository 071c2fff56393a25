import { useEffect, useRef } from 'react'
import { thousands } from '#shared/format.ts'
import { Link } from '../link.tsx'
import styles from './controls.module.css'

type Tab = { to: string; text: string; count?: number | undefined; isCurrent: boolean }

/**
 * Tabs as links between the parts of a list, each with its number of items if `count` is given. On a phone they are one
 * line that scrolls.
 */
export const Tabs = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav aria-label={label}>
    <ul ref={useCurrentInView(tabs.findIndex(({ isCurrent }) => isCurrent))} className={styles.tabs}>
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

/** Scrolls the line until the current tab is in its middle. */
const useCurrentInView = (current: number) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = list.current?.children[current]
    if (!list.current || !tab) return
    const [line, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.current.scrollLeft += box.left - line.left - (line.width - box.width) / 2
  }, [current])
  return list
}
