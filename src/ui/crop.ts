/** The classes that crop an image around its focal point (object-position). */
import styles from './crop.module.css'

type Focus = { x: number; y: number }

const steps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Every class: eleven steps from left to right, then eleven from top to bottom. */
export const allCrops = ['x', 'y'].flatMap((axis) => steps.map((step) => styles[axis + step])).join(' ')

/** Keeps the chosen focus visible. Without one, keeps the upper part, where people are in most images. */
export const cropClass = (focus: Focus | undefined) => focus && `${styles[`x${focus.x}`]} ${styles[`y${focus.y}`]}`
