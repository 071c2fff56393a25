import { momentOf } from '../moment.tsx'
import type { Told } from './keeper.ts'
import styles from './keeping-state.module.css'

/** Beside the title: where the text is, and who else is there. It says something new at most once a minute. */
export const KeepingState = ({ told, others }: { told: Told; others: string[] }) => (
  <div role="status" className={styles.kept}>
    {wordsFor(told)}
    {others.length > 0 && <strong className={styles.others}>{alsoHere(others)}</strong>}
  </div>
)

const wordsFor = ({ where, at, trouble }: Told) => {
  if (where === 'server' && at) return <span>Saved {momentOf(at).slice(-5)}</span>
  if (where === 'device') return <span>{trouble ? `Kept on this device only. ${trouble}` : 'Kept on this device'}</span>
  return trouble && <span>{trouble}</span>
}

const alsoHere = (names: string[]) =>
  names.length === 1 ? `${names[0]} is also writing here` : `${names.join(' and ')} are also writing here`
