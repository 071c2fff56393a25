/** The loading indicators: a ring for a busy button, and a large ring with a label, which screen readers announce. */
import styles from './spinner.module.css'

/** A turning ring as large as the text around it. */
export const Ring = () => <span className={styles.ring} aria-hidden="true" />

export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <Ring />
    <span>{label}</span>
  </div>
)
