/** The dashboard's notice about problems with email. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { outboxPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import type { OutboxList } from './calls.ts'
import { hrefOfState, mailWaits } from './states.ts'

type MailNews = Pick<OutboxList, 'counts' | 'health'>

/** Says that emails need a decision; empty if there are no problems. */
export const MailNotice = ({ counts, health }: MailNews) => {
  const { waiting, failed, unknown } = counts
  if (health.problem)
    return (
      <Notice to={outboxPath}>
        {emails(waiting)} cannot be sent at the moment. {health.problem} {mailWaits}
      </Notice>
    )
  if (unknown > 0) return <Notice to={hrefOfState('unknown')}>{emails(unknown)} may not have arrived.</Notice>
  if (failed > 0) return <Notice to={hrefOfState('failed')}>{emails(failed)} did not arrive.</Notice>
  if (!health.sends && waiting > 0)
    return (
      <Notice to={outboxPath}>
        {emails(waiting)} {waiting === 1 ? 'is' : 'are'} waiting: the site has no email account.
      </Notice>
    )
  return null
}

const emails = (count: number) => (count === 1 ? 'One email' : `${thousands(count)} emails`)

const Notice = ({ to, children }: { to: string; children: ReactNode }) => (
  <div className="stack-3">
    <Alert kind="failure">
      <p>{children}</p>
      <p>
        <Link to={to}>Open the outbox</Link>
      </p>
    </Alert>
  </div>
)
