/**
 * Emails to all administrators that must not wait in the outbox: a change of the mail account, told through the account
 * that is in use until then, because the next one may belong to somebody who has taken over an administrator's session;
 * and a full disk, on which the outbox cannot be written.
 */

import { domainOf } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { historyPath } from '#shared/paths.ts'
import { whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { findSendingHold } from '../settings/sending-hold.ts'
import { compose } from './compose.ts'
import type { MailSetup } from './deliverability.ts'
import { checkTimeouts, createSmtp } from './smtp.ts'
import { type Line, plainEmail } from './template.ts'

type NoticeDeps = { db: Database; clock: Clock }

export type AdministratorNotice = { subject: string; lines: Line[] }

/**
 * Emails every administrator now, without the outbox. Returns how many of them were not emailed: the mail server did not
 * accept it, there is no account, or this is a restored copy that nobody has released.
 */
export const tellAdministrators = async (setup: MailSetup, notice: AdministratorNotice, { db, clock }: NoticeDeps) => {
  const administrators = await db.selectFrom('users').select('email').where('role', '=', 'administrator').execute()
  if (!setup.account || (await findSendingHold(db))) return administrators.length
  const smtp = createSmtp(setup.account, checkTimeouts)
  const email = plainEmail({ to: '', ...notice })
  let accepted = 0
  for (const { email: to } of administrators) {
    const message = { ...email, email: to, variables: '{}', headers: '{}', created_at: clock().toISOString() }
    const mail = await compose(
      { ...message, message_id: `<${newId()}@${domainOf(setup.from.address)}>` },
      setup.from,
      setup.dkim,
    )
    const fault = await smtp.send(mail, async () => {})
    if (!fault) accepted += 1
    else if (!fault.isOpen) break
  }
  smtp.disconnect()
  return administrators.length - accepted
}

export const accountChangeNotice = (change: string, addressOf: (path: string) => string): AdministratorNotice => ({
  subject: 'The email account of the website changes',
  lines: [
    `${whoActs().name || 'Somebody'} ${change}. This email still came through the account that was used before.`,
    `Do you know about this? If not, somebody else may have that person’s password: ask them by phone, and look at the history. For ${limits.givingWaitHours} hours, nobody can approve new giving details.`,
    { text: 'Open the history', link: addressOf(historyPath) },
  ],
})
