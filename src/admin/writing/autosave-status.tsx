/**
 * The status of autosave in words: whether the text is saved on this device or on the server, and who else has the form
 * open (presence). `autosave.ts` decides it.
 */

import { momentOf } from '../moment.tsx'
import type { AutosaveStatus } from './autosave.ts'
import styles from './writing.module.css'

type Props = {
  status: AutosaveStatus
  others: string[]
  /** Shown while there is nothing to save. */
  rest?: string
  /** The saving status before the time, and an explanation after it. */
  saved?: string
  meaning?: string
}

/**
 * Shows where the text is saved, and which other users have the form open. It changes at most once a minute, so that a
 * screen reader is not interrupted often.
 */
export const AutosaveNote = ({ status, others, rest, saved = 'Saved', meaning = '' }: Props) => (
  <div role="status" className="actions soft">
    <span>{isSaved(status) ? `${saved} ${momentOf(status.savedAt).slice(-5)}${meaning}` : textOf(status, rest)}</span>
    {others.length > 0 && <strong className={styles.others}>{alsoHere(others)}</strong>}
  </div>
)

const isSaved = (status: AutosaveStatus): status is AutosaveStatus & { savedAt: string } =>
  status.savedOn === 'server' && Boolean(status.savedAt)

const textOf = ({ savedOn, problem }: AutosaveStatus, rest: string | undefined) => {
  if (savedOn !== 'device') return problem ?? rest
  return problem ? `Saved on this device only. ${problem}` : 'Saved on this device'
}

const alsoHere = (names: string[]) =>
  names.length === 1 ? `${names[0]} is also writing here` : `${names.join(' and ')} are also writing here`
