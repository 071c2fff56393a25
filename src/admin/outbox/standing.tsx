import type { MailHealth } from '#shared/shapes/outbox.ts'
import { Alert } from '#ui/alert.tsx'
import styles from './outbox.module.css'

/** What keeps emails from going out, if anything does. */
export const Standing = ({ standing }: { standing: MailHealth }) => {
  const { sends, trouble, isAtRate } = standing
  if (!sends)
    return (
      <p className={styles.note}>
        This site has no mail account, so emails wait here. You can read each one and pass on what it says. Whoever runs
        the server can name an account in the setting <code>SMTP_URL</code>.
      </p>
    )
  if (trouble)
    return (
      <Alert kind="failure">
        <p>No email can be sent at the moment. {trouble}</p>
        <p>Nothing is lost: the site tries again by itself.</p>
      </Alert>
    )
  if (!isAtRate) return null
  return <p className={styles.note}>As many emails went out as this hour or day allows. The rest follows by itself.</p>
}
