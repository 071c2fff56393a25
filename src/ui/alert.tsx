import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

type AlertProps = { kind: 'success' | 'failure'; children: ReactNode }

/** The result of an action, shown next to its control. Screen readers announce the alert when it appears. */
export const Alert = ({ kind, children }: AlertProps) => (
  <div className={`${styles.alert} ${styles[kind]}`} role={kind === 'success' ? 'status' : 'alert'}>
    <Icon name={kind === 'success' ? 'check' : 'warning'} />
    <div>{children}</div>
  </div>
)
