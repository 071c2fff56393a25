import type { Sureness } from '../content/more-statistics.ts'
import styles from './numbers.module.css'

const words: Record<Sureness, string> = {
  high: 'Quite sure',
  fair: 'Fairly sure',
  low: 'Not so sure',
  none: 'No source found',
}

const fullCells: Record<Sureness, number> = { high: 3, fair: 2, low: 1, none: 0 }

/** Three cells, of which as many are full as the number deserves; the words say it too. */
export const SurenessMark = ({ of }: { of: Sureness }) => (
  <span className={styles.sureness}>
    <svg width="76" height="24" viewBox="0 0 76 24" aria-hidden="true">
      {[12, 38, 64].map((x, at) =>
        at < fullCells[of] ? (
          <circle key={x} cx={x} cy="12" r="7" fill="var(--cell-centre)" stroke="var(--cell-rim)" strokeWidth="8" />
        ) : (
          <circle key={x} cx={x} cy="12" r="10" fill="none" stroke="var(--control-edge)" strokeWidth="2" />
        ),
      )}
    </svg>
    {words[of]}
  </span>
)
