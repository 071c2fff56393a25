/**
 * Housekeeping: what runs at every start and once a day (`server/jobs.ts` schedules it), in one process of the site at
 * a time. Above all, it deletes what has expired (retention).
 */
import type { Config } from '#config.ts'
import type { createArticles } from '../articles/articles.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { withLock } from '../database/dialect.ts'
import type { Database } from '../database/open.ts'
import type { openOutbox } from '../email/outbox.ts'
import { listStoredIds } from '../images/images.ts'
import type { Images } from '../images/open-images.ts'
import type { Clock } from '../lib/clock.ts'
import type { Messages } from '../messages/messages.ts'
import type { Newsletters } from '../newsletters/newsletters.ts'
import { repairPagingIndex } from '../paging/check-index.ts'
import type { PlaceService } from '../places/places.ts'
import type { Questions } from '../questions/questions.ts'
import type { createSearch } from '../search/search.ts'
import type { RateLimit } from '../settings/rate-limit.ts'
import { correctStarterArticles } from '../starter/corrections.ts'
import { addStarterArticles } from '../starter/starter.ts'
import type { createSubscribers } from '../subscribers/subscribers.ts'
import { addFirstAdministrator, type People } from '../users/people.ts'
import { pagedLists } from './paging.ts'
import type { createPrivacyFacts } from './privacy-facts.ts'
import type { StartChecks } from './start-checks.ts'

type Deps = {
  config: Config
  db: Database
  clock: Clock
  articles: ReturnType<typeof createArticles>
  history: AuditLog
  messages: Pick<Messages, 'deleteExpired' | 'replySettings'>
  questions: Pick<Questions, 'deleteExpired'>
  outbox: ReturnType<typeof openOutbox>
  people: People
  places: Pick<PlaceService, 'deleteExpired'>
  startChecks: Pick<StartChecks, 'heldSince'>
  images: Images
  rates: RateLimit
  search: ReturnType<typeof createSearch>
  newsletters: Pick<Newsletters, 'tidy'>
  privacyFacts: ReturnType<typeof createPrivacyFacts>
  subscribers: Pick<ReturnType<typeof createSubscribers>, 'tidy'>
}

/** Deletes everything that has expired. Every kind of data with a retention time is in this list. */
const deleteExpired = async (deps: Deps) => {
  const { articles, newsletters, history, messages, questions, outbox, people, images, rates, subscribers } = deps
  await articles.tidy()
  await images.uploads.deleteExpired()
  await rates.deleteExpired()
  // Runs before the emails are deleted that say which replies were sent.
  await messages.deleteExpired()
  await questions.deleteExpired()
  // Runs before the emails are deleted that say when a subscriber was asked to confirm.
  await subscribers.tidy()
  await newsletters.tidy()
  await outbox.tidy()
  await history.deleteExpired()
  await deps.places.deleteExpired()
  await people.invitations.deleteExpired()
  await people.passwordResets.deleteExpired()
  await people.passkeys.deleteExpired()
  await people.apiTokens.deleteExpired()
  await images.imageFiles.removeOrphans(await listStoredIds(deps.db))
}

export const createHousekeeping = (deps: Deps) => {
  const { config, db, clock, people, search } = deps
  const { imageFiles, imageWorker } = deps.images
  return {
    /** Deletes what has expired, unless the date is in doubt, notes a change of the privacy page, and repairs the search index and the paging index. */
    run: () =>
      withLock(db, async () => {
        await search.tidy()
        await repairPagingIndex(db, pagedLists)
        if ((await deps.startChecks.heldSince()) === undefined) await deleteExpired(deps)
        await deps.privacyFacts.noteChange()
      }),
    /**
     * Adds the starter articles and the first administrator, once, and corrects starter articles that nobody changed.
     * Returns a made-up password.
     */
    begin: () =>
      withLock(db, async () => {
        if (config.hasStarterContent) await addStarterArticles({ db, imageFiles, imageWorker, clock })
        await correctStarterArticles({ db, imageFiles, clock, outbox: deps.outbox })
        const { replySettings } = deps.messages
        return addFirstAdministrator(people.users, config.firstAdmin, replySettings.turnOnNotices)
      }),
  }
}
