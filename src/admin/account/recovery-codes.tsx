import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import styles from './recovery-codes.module.css'

/** Shown once: nobody can look them up again. */
export const RecoveryCodes = ({ codes, onSeen }: { codes: string[]; onSeen: () => void }) => (
  <>
    <Alert kind="success">
      <p>The second step is on. Write these recovery codes down now: you will not see them again.</p>
    </Alert>
    <p>If your phone is lost or broken, each of them lets you in once. Keep them on paper, away from your phone.</p>
    <ol className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div>
      <Button type="button" onClick={onSeen}>
        I have written them down
      </Button>
    </div>
  </>
)
