import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { useResult } from './focus.ts'
import styles from './form-result.module.css'
import type { Refusal } from './form-values.ts'
import { offlineWording } from './offline/offline-wording.ts'

type Props = {
  /** The data that was sent: each new submission moves the view to the result. */
  of: object
  refusal: Refusal | undefined
  done: string
  failed: string
  /** Shown instead if there is no network and the request waits in the offline queue. */
  queued?: string | false | undefined
  /** Shown above the message, for urgent help. */
  before?: ReactNode
  /** Shown below the message. */
  after?: ReactNode
}

/** The result of sending a form (success or error message). Errors of a field are shown at the field. */
export const FormResult = ({ of: sent, refusal, done, failed, queued, before, after }: Props) => {
  const isAboutFields = Object.keys(refusal?.errors ?? {}).length > 0
  return (
    <div {...useResult(sent)} className={styles.outcome}>
      {before}
      {refusal ? (
        <Alert kind="failure">
          <p>{failed}</p>
          <p className={styles.why}>{isAboutFields ? 'Please check the marked fields.' : refusal.detail}</p>
        </Alert>
      ) : (
        <Alert kind="success">
          {queued ? (
            <p>
              {queued} <a href="/offline">{offlineWording.seeWhatWaits}</a>
            </p>
          ) : (
            done
          )}
        </Alert>
      )}
      {after}
    </div>
  )
}
