import { Link } from 'react-router'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { UrgentHelp } from '../urgent-help.tsx'
import type { Errand, SentErrand } from './errands/errand.ts'
import { dropErrand } from './errands/kept-errands.ts'
import styles from './told.module.css'
import { type RefusedErrand, useToldErrands } from './use-told-errands.ts'
import { words } from './words.ts'

/** Tells what became of errands that had waited on this phone. */
export const Told = () => {
  const { sent, refused, close } = useToldErrands()
  if (sent.length + refused.length === 0) return null
  return (
    <section className={`no-print ${styles.told}`} aria-label={words.toldLabel}>
      {sent.map((errand) => (
        <Sent key={errand.id} errand={errand} close={() => close(errand)} />
      ))}
      {refused.map((errand) => (
        <Refused key={errand.id} errand={errand} />
      ))}
    </section>
  )
}

const done: Record<Errand['call'], string> = { contact: wording.contact.sent, subscribe: wording.subscribe.done }
const failed: Record<Errand['call'], string> = { contact: wording.contact.failed, subscribe: wording.subscribe.failed }

const when = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const Sent = ({ errand, close }: { errand: SentErrand; close: () => void }) => (
  <Alert kind="success">
    <p>{done[errand.call]}</p>
    <p className={styles.more}>{words.waitedSince(when(errand.writtenAt))}</p>
    {errand.isUrgent && <UrgentHelp />}
    <Button type="button" variant="outline" onClick={close}>
      {words.close}
    </Button>
  </Alert>
)

/** Its words go back into their form, as if they had just been refused there. */
const Refused = ({ errand }: { errand: RefusedErrand }) => {
  const drop = () => void dropErrand(errand.id)
  const { path, typedIn } = forms[errand.call]
  const mended = { typed: typedIn(errand.body), refusal: errand.refusal }
  return (
    <Alert kind="failure">
      <p>{failed[errand.call]}</p>
      <p className={styles.more}>{errand.refusal.detail}</p>
      <p className="actions">
        <Link className={buttonClass('outline')} to={path} state={{ mended }} onClick={drop}>
          {words.mend}
        </Link>
        <Button type="button" variant="outline" onClick={drop}>
          {words.discard}
        </Button>
      </p>
    </Alert>
  )
}

const forms = {
  contact: {
    path: '/contact',
    typedIn: ({ name, email, message }: Errand['body']) => ({ name, email, subject: message }),
  },
  subscribe: { path: '/subscribe', typedIn: ({ email }: Errand['body']) => email },
} as const
