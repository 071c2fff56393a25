import type { ReactNode } from 'react'
import styles from './check-box.module.css'

type Props = { name: string; defaultChecked?: boolean; children: ReactNode }

export const CheckBox = ({ name, defaultChecked, children }: Props) => (
  <label className={styles.tick}>
    <input type="checkbox" name={name} value="true" defaultChecked={defaultChecked} />
    <span>{children}</span>
  </label>
)
