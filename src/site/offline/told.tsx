import { Link } from 'react-router'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import type { Letter, SentLetter } from './outbox/letter.ts'
import { dropLetter } from './outbox/outbox.ts'
import styles from './told.module.css'
import { type RefusedLetter, useToldLetters } from './use-told-letters.ts'
import { words } from './words.ts'

/** Tells what became of letters that had waited on this phone. */
export const Told = () => {
  const { sent, refused, close } = useToldLetters()
  if (sent.length + refused.length === 0) return null
  return (
    <section className={`no-print ${styles.told}`} aria-label={words.toldLabel}>
      {sent.map((letter) => (
        <Sent key={letter.id} letter={letter} close={() => close(letter)} />
      ))}
      {refused.map((letter) => (
        <Refused key={letter.id} letter={letter} />
      ))}
    </section>
  )
}

const done: Record<Letter['call'], string> = { contact: wording.contact.sent, subscribe: wording.subscribe.done }
const failed: Record<Letter['call'], string> = { contact: wording.contact.failed, subscribe: wording.subscribe.failed }

const when = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const Sent = ({ letter, close }: { letter: SentLetter; close: () => void }) => (
  <Alert kind="success">
    <p>{done[letter.call]}</p>
    <p className={styles.more}>{words.waitedSince(when(letter.writtenAt))}</p>
    <Button type="button" variant="outline" onClick={close}>
      {words.close}
    </Button>
  </Alert>
)

/** Its words go back into their form, as if they had just been refused there. */
const Refused = ({ letter }: { letter: RefusedLetter }) => {
  const drop = () => void dropLetter(letter.id)
  const { path, typedIn } = forms[letter.call]
  const mended = { typed: typedIn(letter.body), refusal: letter.refusal }
  return (
    <Alert kind="failure">
      <p>{failed[letter.call]}</p>
      <p className={styles.more}>{letter.refusal.detail}</p>
      <p className={styles.ways}>
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
    typedIn: ({ name, email, message }: Letter['body']) => ({ name, email, subject: message }),
  },
  subscribe: { path: '/subscribe', typedIn: ({ email }: Letter['body']) => email },
} as const
