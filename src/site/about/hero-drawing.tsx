import { sicklePath } from '#ui/art/sickle.ts'
import styles from './about.module.css'

/** A healthy cell as large as the band, a sickled one beside it. */
export const HeroDrawing = () => (
  <svg className={styles.drawing} viewBox="730 0 570 460" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <circle cx="1042" cy="257" r="254" fill="var(--red-600)" />
    <circle cx="1034" cy="247" r="178" fill="#cf4a4f" />
    <circle cx="1026" cy="237" r="102" fill="#fab5ab" />
    <path d={sicklePath} transform="translate(840 144)rotate(20)scale(117)" fill="var(--gold-400)" />
    <circle cx="800" cy="396" r="68" fill="var(--red-700)" />
    <circle cx="798" cy="394" r="48" fill="#b23539" />
    <circle cx="796" cy="391" r="27" fill="#f38c83" />
    <circle cx="1282" cy="434" r="50" fill="var(--red-500)" />
    <circle cx="1281" cy="432" r="35" fill="#e65a60" />
    <circle cx="1279" cy="430" r="20" fill="#fab5ab" />
  </svg>
)
