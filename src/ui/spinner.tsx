/** The loading indicator of a page: a large ring with a label, which screen readers announce. */
import { Ring } from './button.tsx'
import styles from './spinner.module.css'

export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <Ring />
    <span>{label}</span>
  </div>
)
