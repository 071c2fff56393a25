/** Counts personal data in words. */
import { counted } from '#shared/format.ts'

type Counts = Record<'messages' | 'subscribers' | 'emails' | 'invitations' | 'history', number> & {
  records?: Record<string, number> | undefined
}

/** "2 messages, 1 subscription and 0 emails". Invitations are mentioned only if there are any. */
export const countsInWords = ({ messages, subscribers, emails, invitations, history, records = {} }: Counts) =>
  new Intl.ListFormat('en-GB').format([
    counted(messages, 'message', 'messages'),
    counted(subscribers, 'subscription', 'subscriptions'),
    counted(emails, 'email', 'emails'),
    ...(invitations > 0 ? [counted(invitations, 'invitation', 'invitations')] : []),
    ...(history > 0 ? [counted(history, 'history entry', 'history entries')] : []),
    ...Object.entries(records).map(([name, count]) => counted(count, `entry under ${name}`, `entries under ${name}`)),
  ])
