/** The status of autosave. */

import { momentOf } from '../moment.tsx'
import type { AutosaveStatus } from './autosave.ts'
import styles from './writing.module.css'

/**
 * Says where the text is saved, and which other users have the form open. It changes at most once a minute, so that a
 * screen reader is not interrupted often.
 */
export const AutosaveNote = ({ status, others }: { status: AutosaveStatus; others: string[] }) => (
  <div role="status" className={styles.status}>
    {textOf(status)}
    {others.length > 0 && <strong className={styles.others}>{alsoHere(others)}</strong>}
  </div>
)

const textOf = ({ savedOn, savedAt, problem }: AutosaveStatus) => {
  if (savedOn === 'server' && savedAt) return <span>Saved {momentOf(savedAt).slice(-5)}</span>
  if (savedOn === 'device')
    return <span>{problem ? `Saved on this device only. ${problem}` : 'Saved on this device'}</span>
  return problem && <span>{problem}</span>
}

const alsoHere = (names: string[]) =>
  names.length === 1 ? `${names[0]} is also writing here` : `${names.join(' and ')} are also writing here`
