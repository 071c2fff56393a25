/** The tabs between the pages of an area, at the top of each of these pages. `areas.ts` decides what they are. */
import { useLocation } from 'react-router'
import { Tabs } from '#ui/controls/tabs.tsx'
import styles from './area-tabs.module.css'
import { currentAt, tabRowsAt } from './areas.ts'

export const AreaTabs = ({ user }: { user: { role: string } }) => {
  const { pathname } = useLocation()
  const rows = tabRowsAt(user, pathname)
  if (rows.length === 0) return null
  return (
    <div className={styles.rows}>
      {rows.map(({ text, pages }) => (
        <Tabs
          key={text}
          label={`Area ${text}`}
          tabs={pages.map((page) => ({ ...page, isCurrent: currentAt([page], pathname) !== undefined }))}
        />
      ))}
    </div>
  )
}
