/** The loading indicator: a turning cell with a label, which screen readers announce. */
import styles from './spinner.module.css'

export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <span className={styles.cell} aria-hidden="true" />
    <span>{label}</span>
  </div>
)
