/**
 * A restored copy of a site, which sends nothing until a person releases it (`settings/sending-hold.ts`). Whatever was
 * due until the release is not sent then, because the original may have sent it: nobody gets an old reminder.
 */
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { countToSetAside, setAsideWaiting } from '../email/set-aside.ts'
import type { Clock } from '../lib/clock.ts'
import { endSendingHold, findSendingHold } from '../settings/sending-hold.ts'
import type { createSignups } from '../signups/signups.ts'
import { forgetWaitingConfirmations } from '../subscribers/confirm.ts'

type Signups = ReturnType<typeof createSignups>
type Deps = { db: Database; clock: Clock; signups: Pick<Signups, 'sendNotices'> }

export const createRestoredCopy = ({ db, clock, signups }: Deps) => ({
  /** Undefined for a site that sends as usual. With what the release sets aside. */
  state: async () => {
    const hold = await findSendingHold(db)
    return hold && { ...hold, ...(await countToSetAside(db)) }
  },
  /** From now on the site tells people. A second call changes nothing. */
  release: async (links: Parameters<Signups['sendNotices']>[0]) => {
    if (!(await findSendingHold(db))) return
    // Queued now, what is due to people who signed up is set aside with the rest, and each is marked as told.
    while (await signups.sendNotices(links)) {}
    await db.transaction().execute(async (trx) => {
      await forgetWaitingConfirmations(trx)
      await setAsideWaiting(trx, clock().toISOString())
      await endSendingHold(trx)
      await record(trx, clock, 'backups.released')
    })
  },
})
