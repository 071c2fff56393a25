import styles from './weave.module.css'

/** A strip of kente: alternating cells, sickles and bars. */
export const Weave = () => <div className={styles.weave} />
