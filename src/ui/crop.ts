/** The classes that crop an image around its focal point (object-position). */
import styles from './crop.module.css'

type Focus = { x: number; y: number }

/** Keeps the chosen focus visible. Without one, keeps the upper part, where people are in most images. */
export const cropClass = (focus: Focus | undefined) => focus && `${styles[`x${focus.x}`]} ${styles[`y${focus.y}`]}`
