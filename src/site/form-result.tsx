import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import styles from './form-result.module.css'
import type { Refusal } from './form-values.ts'
import { offlineWording } from './offline/offline-wording.ts'

type Props = {
  /** What was sent: each new one takes the focus. */
  of: object
  refusal: Refusal | undefined
  done: string
  failed: string
  /** Shown instead, when there is no network and the request waits in the offline queue. */
  queued?: string | false | undefined
  /** Stands under it. */
  after?: ReactNode
}

/** The result of sending a form, in view and in focus. Errors about a field stand at the field. */
export const FormResult = ({ of: sent, refusal, done, failed, queued, after }: Props) => {
  const here = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending speaks for itself, also when it ends like the last.
  useEffect(() => here.current?.focus(), [sent])
  const isAboutFields = Object.keys(refusal?.errors ?? {}).length > 0
  return (
    <div ref={here} tabIndex={-1} className={styles.outcome}>
      {refusal ? (
        <Alert kind="failure">
          <p>{failed}</p>
          <p className={styles.why}>{isAboutFields ? 'Please look at the marked fields.' : refusal.detail}</p>
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
