import { useEffect, useState } from 'react'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { HelpAfterMessage } from '../emergency-help.tsx'
import type { Refusal } from '../form-values.ts'
import { syncQueue } from './background-sync.ts'
import styles from './offline-notice.module.css'
import { listQueue, removeEntry } from './offline-queue.ts'
import { isSent, onQueueChange, type QueuedRequest, type QueueEntry, type SentRequest } from './offline-request.ts'
import { offlineWording } from './offline-wording.ts'

/**
 * Tells the visitor which forms of the offline queue were sent or rejected once the network was back (a notification).
 */
export const OfflineNotice = () => {
  const { sent, refused, close } = useFinishedRequests()
  if (sent.length + refused.length === 0) return null
  return (
    <section className={`no-print ${styles.notice}`} aria-label={offlineWording.noticeLabel}>
      {sent.map((request) => (
        <Sent key={request.id} request={request} close={() => close(request)} />
      ))}
      {refused.map((request) => (
        <Refused key={request.id} request={request} />
      ))}
    </section>
  )
}

type RefusedRequest = QueuedRequest & { refusal: Refusal }

const isRefused = (entry: QueueEntry): entry is RefusedRequest => !isSent(entry) && entry.refusal !== undefined

/** A sent request is reported once: the notice removes it from the queue when shown. */
const useFinishedRequests = () => {
  const [sent, setSent] = useState<SentRequest[]>([])
  const [refused, setRefused] = useState<RefusedRequest[]>([])
  useEffect(() => {
    const read = async () => {
      const entries = await listQueue()
      const arrived = entries.filter(isSent)
      setRefused(entries.filter(isRefused))
      if (arrived.length > 0) setSent((before) => [...before, ...arrived.filter(isNewTo(before))])
      for (const { id } of arrived) await removeEntry(id)
    }
    return whileOpen(() => void read().catch(() => {}))
  }, [])
  const close = (closed: SentRequest) => setSent((before) => before.filter((each) => each !== closed))
  return { sent, refused, close }
}

const isNewTo =
  (shown: SentRequest[]) =>
  ({ id }: SentRequest) =>
    shown.every((request) => request.id !== id)

/** Reads the queue now and after every change, and retries pending requests now and whenever the network is back. */
const whileOpen = (read: () => void) => {
  const retry = () => void syncQueue().catch(() => {})
  const stopListening = onQueueChange(read)
  addEventListener('online', retry)
  read()
  retry()
  return () => {
    stopListening()
    removeEventListener('online', retry)
  }
}

type Call = QueuedRequest['call']
const done: Record<Call, string> = { contact: wording.contact.sent, subscribe: wording.subscribe.done }
const failed: Record<Call, string> = { contact: wording.contact.failed, subscribe: wording.subscribe.failed }

/** In the device's time zone, in which the visitor wrote the request. */
const localTime = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const Sent = ({ request, close }: { request: SentRequest; close: () => void }) => (
  <Alert kind="success">
    <p>{done[request.call]}</p>
    <p className={styles.more}>{offlineWording.waitedSince(localTime(request.writtenAt))}</p>
    {request.call === 'contact' && <HelpAfterMessage danger={request.danger} />}
    <Button type="button" variant="outline" onClick={close}>
      {offlineWording.close}
    </Button>
  </Alert>
)

/** Puts the request's text back into its form, with the API's error. */
const Refused = ({ request }: { request: RefusedRequest }) => {
  const remove = () => void removeEntry(request.id)
  const { path, typedIn } = forms[request.call]
  const retry = { typed: typedIn(request.body), refusal: request.refusal }
  return (
    <Alert kind="failure">
      <p>{failed[request.call]}</p>
      <p className={styles.more}>{request.refusal.detail}</p>
      <p className="actions">
        <Link className={buttonClass('outline')} to={path} state={{ retry }} onClick={remove}>
          {offlineWording.retry}
        </Link>
        <Button type="button" variant="outline" onClick={remove}>
          {offlineWording.discard}
        </Button>
      </p>
    </Alert>
  )
}

const forms = {
  contact: {
    path: '/contact',
    typedIn: ({ name, email, message }: QueuedRequest['body']) => ({ name, email, subject: message }),
  },
  subscribe: { path: '/subscribe', typedIn: ({ email }: QueuedRequest['body']) => email },
} as const
