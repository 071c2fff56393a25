import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

type AlertProps = {
  kind: 'success' | 'failure'
  /** False inside a region that screen readers announce already. */
  isAnnounced?: boolean
  children: ReactNode
}

const roles = { success: 'status', failure: 'alert' }

/** The result of an action, shown next to its control. Screen readers announce the alert when it appears. */
export const Alert = ({ kind, isAnnounced = true, children }: AlertProps) => (
  <div className={`${styles.alert} ${styles[kind]}`} role={isAnnounced ? roles[kind] : undefined}>
    <Icon name={kind === 'success' ? 'check' : 'warning'} />
    <div>{children}</div>
  </div>
)
