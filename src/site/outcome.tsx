import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { offlineWording } from './offline/offline-wording.ts'
import styles from './outcome.module.css'
import type { Refusal } from './sent-form.ts'

type Props = {
  /** What was sent: a new one takes the focus anew. */
  of: object
  refusal: Refusal | undefined
  done: string
  failed: string
  /** Said instead, when there is no network and it waits on this phone. */
  queued?: string | false | undefined
  /** Stands under it. */
  after?: ReactNode
}

/** What came of sending a form, in view and in focus. Sentences about a field stand at the field. */
export const Outcome = ({ of: sent, refusal, done, failed, queued, after }: Props) => {
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
