import { useRevalidator } from 'react-router'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import styles from './lists.module.css'

/** What could not be loaded, why, and another try. */
export const LoadFailure = ({ text, reason }: { text: string; reason: string }) => {
  const { state, revalidate } = useRevalidator()
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
