/** The error of a list or page that could not be loaded, with a button that retries. */

import { useRevalidator } from 'react-router'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useReloadWhenOnline } from '../connection.ts'
import styles from './lists.module.css'

/** Says what could not be loaded and why, with a button to try again. */
export const LoadFailure = ({ text, reason }: { text: string; reason: string }) => {
  const { state, revalidate } = useRevalidator()
  useReloadWhenOnline()
  return (
    <div className={styles.failed}>
      <Alert kind="failure">
        <p>{text}</p>
        <p>{reason}</p>
      </Alert>
      <Button type="button" variant="outline" isBusy={state === 'loading'} onClick={() => revalidate()}>
        {wording.tryAgain}
      </Button>
    </div>
  )
}
