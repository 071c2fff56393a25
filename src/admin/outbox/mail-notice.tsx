/** The dashboard's notice about problems with email. */

import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { outboxPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import type { OutboxList } from './calls.ts'
import { hrefOfState, mailWaits } from './states.ts'

type MailNews = Pick<OutboxList, 'counts' | 'health'>

/** Which emails need a decision, and where in the outbox they are; undefined if there are no problems. */
export const mailProblem = ({ counts, health }: MailNews) => {
  const { waiting, failed, unknown } = counts
  if (health.problem)
    return { to: outboxPath, text: `${emails(waiting)} cannot be sent at the moment. ${health.problem} ${mailWaits}` }
  if (unknown > 0) return { to: hrefOfState('unknown'), text: `${emails(unknown)} may not have arrived.` }
  if (failed > 0) return { to: hrefOfState('failed'), text: `${emails(failed)} did not arrive.` }
  if (health.sends || waiting === 0) return undefined
  const areWaiting = waiting === 1 ? 'is waiting' : 'are waiting'
  return { to: outboxPath, text: `${emails(waiting)} ${areWaiting}: the site has no email account.` }
}

const emails = (count: number) => (count === 1 ? 'One email' : `${thousands(count)} emails`)

export const MailNotice = (news: MailNews) => {
  const problem = mailProblem(news)
  return (
    problem && (
      <div className="stack-3">
        <Alert kind="failure">
          <p>{problem.text}</p>
          <p>
            <Link to={problem.to}>Open the outbox</Link>
          </p>
        </Alert>
      </div>
    )
  )
}
