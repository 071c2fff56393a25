/**
 * Housekeeping: runs after every start and once a day (`server/jobs.ts` schedules it), in one process of the site at a
 * time. Above all, it deletes what has expired (retention).
 */
import { emptyLog, withLock } from '../database/dialect.ts'
import type { openOutbox } from '../email/outbox.ts'
import { listStoredIds } from '../images/images.ts'
import type { Images } from '../images/open-images.ts'
import type { Messages } from '../messages/messages.ts'
import { type ExpiryDeps, isSaid } from '../record-types/record-type.ts'
import type { createSearch } from '../search/search.ts'
import type { RateLimit } from '../settings/rate-limit.ts'
import { deleteExpiredSignups } from '../signups/retention.ts'
import { correctStarterArticles } from '../starter/corrections.ts'
import { addStarterArticles } from '../starter/starter.ts'
import { addFirstAdministrator, type People } from '../users/people.ts'
import { findNumbersToCheck } from './numbers-to-check.ts'
import type { createPrivacyFacts } from './privacy-facts.ts'
import { recordTypes } from './record-types.ts'
import type { StartChecks } from './start-checks.ts'

type Deps = ExpiryDeps & {
  messages: Pick<Messages, 'replySettings'>
  outbox: ReturnType<typeof openOutbox>
  people: People
  startChecks: Pick<StartChecks, 'heldSince'>
  images: Images
  rates: RateLimit
  search: ReturnType<typeof createSearch>
  privacyFacts: ReturnType<typeof createPrivacyFacts>
}

/** Deletes everything that has expired: of each record type, then rate limits and files that belong to no image. */
const deleteExpired = async (deps: Deps) => {
  for (const { expire } of recordTypes) if (isSaid(expire)) await expire(deps)
  await deps.rates.deleteExpired()
  await deps.images.imageFiles.removeOrphans(await listStoredIds(deps.db))
}

export const createHousekeeping = (deps: Deps) => {
  const { config, db, clock, people, search } = deps
  const { imageFiles, imageWorker } = deps.images
  return {
    /**
     * Repairs the search index, corrects starter articles that nobody changed, deletes what has expired, unless the
     * date is in doubt, and notes a change of the privacy page. Afterwards the database files no longer contain what was
     * deleted.
     */
    run: async () => {
      await withLock(db, async () => {
        await search.repairIndex()
        await correctStarterArticles({ db, imageFiles, clock, outbox: deps.outbox })
        if ((await deps.startChecks.heldSince()) === undefined) await deleteExpired(deps)
        await deps.privacyFacts.noteChange()
      })
      await emptyLog(db)
    },
    /** Deletes the names of people who signed up for past events, which must not wait until tomorrow. Does nothing while the date is in doubt. */
    deleteSignups: () =>
      withLock(db, async () => {
        if ((await deps.startChecks.heldSince()) === undefined) await deleteExpiredSignups(db, clock)
      }),
    /**
     * What must be done before the first response: repairs the search index, notes a change of the privacy page, adds
     * the starter articles and the first administrator, and looks for damaged numbers, each once. Returns a generated
     * password or link.
     */
    begin: () =>
      withLock(db, async () => {
        await search.repairIndex()
        await deps.privacyFacts.noteChange()
        await addStarterArticles({ db, imageFiles, imageWorker, clock }, config.starterContent)
        await findNumbersToCheck(db)
        const { replySettings } = deps.messages
        return addFirstAdministrator(people, config.firstAdmin, replySettings.turnOnNotices)
      }),
  }
}
