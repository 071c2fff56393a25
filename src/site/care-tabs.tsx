/** The links between the three pages of one errand: which test, where, and on which day. */
import { useLocation } from 'react-router'
import { eventsPath, getTestedPath, placesPath } from '#shared/paths.ts'
import styles from './care-tabs.module.css'

const tabs = [
  [getTestedPath, 'The test'],
  [placesPath, 'Places'],
  [eventsPath, 'Screening days'],
] as const

export const CareTabs = () => {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Get tested and find care">
      <ul className={`no-print plain-list ${styles.tabs}`}>
        {tabs.map(([path, name]) => (
          <li key={path}>
            <a href={path} aria-current={pathname === path ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
