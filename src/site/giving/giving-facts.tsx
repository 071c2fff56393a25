import { givingWording } from '#shared/wording/giving.ts'
import styles from './giving.module.css'

export type GivingRows = [name: string, value: string | undefined][]

/** In large letters; tap and hold selects the whole number. Without what is not known. */
export const GivingFacts = ({ rows }: { rows: GivingRows }) => (
  <dl className={`facts ${styles.lines}`}>
    {rows.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value} translate={name === givingWording.gift.way ? undefined : 'no'}>
              {value}
            </dd>
          </div>
        ),
    )}
  </dl>
)
