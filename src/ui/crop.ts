import styles from './crop.module.css'

type Focus = { x: number; y: number }

/** Keeps in sight what somebody pointed at. Without a focus, people stand in the upper part of most pictures. */
export const cropClass = (focus: Focus | undefined) => focus && `${styles[`x${focus.x}`]} ${styles[`y${focus.y}`]}`
