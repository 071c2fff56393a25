import type { Difference } from './differences.ts'
import styles from './part-editor.module.css'

type Props = { differences: Difference[]; before: string; after: string }

/** What was there, struck out, and what took its place; each also says in words which it is. */
export const DifferenceList = ({ differences, before, after }: Props) =>
  differences.length === 0 ? (
    <p>Nothing differs.</p>
  ) : (
    <dl className={styles.differences}>
      {differences.map(({ where, before: old, after: now }) => (
        <div key={where}>
          <dt>{where}</dt>
          <dd>
            {old && (
              <p>
                <span className={styles.which}>{before}:</span> <del>{old}</del>
              </p>
            )}
            {now && (
              <p>
                <span className={styles.which}>{after}:</span> <ins>{now}</ins>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
