/** What is done at every start and once a day, by one process of the site at a time. */
import type { Config } from '#config.ts'
import type { createArticles } from '../articles/articles.ts'
import type { createAuditLog } from '../audit/audit-log.ts'
import { withLock } from '../database/dialect.ts'
import type { Database } from '../database/open.ts'
import type { openOutbox } from '../email/outbox.ts'
import { listImageIds } from '../images/images.ts'
import type { Images } from '../images/open-images.ts'
import type { Clock } from '../lib/clock.ts'
import type { openMessages } from '../messages/open-messages.ts'
import type { createCampaigns } from '../newsletters/newsletters.ts'
import { repairPagingIndex } from '../paging/repair-index.ts'
import type { createSearch } from '../search/search.ts'
import type { createRateLimit } from '../settings/rate-limit.ts'
import { addStarterArticles } from '../starter/starter.ts'
import type { createSubscribers } from '../subscribers/subscribers.ts'
import { addFirstAdministrator } from '../users/first-administrator.ts'
import type { createPeople } from '../users/people.ts'
import { pagedLists } from './paged-lists.ts'

type Parts = {
  config: Config
  db: Database
  clock: Clock
  articles: ReturnType<typeof createArticles>
  history: ReturnType<typeof createAuditLog>
  messages: Pick<ReturnType<typeof openMessages>, 'tidy'>
  outbox: ReturnType<typeof openOutbox>
  people: ReturnType<typeof createPeople>
  images: Images
  rates: ReturnType<typeof createRateLimit>
  search: ReturnType<typeof createSearch>
  campaigns: Pick<ReturnType<typeof createCampaigns>, 'tidy'>
  subscribers: Pick<ReturnType<typeof createSubscribers>, 'tidy'>
}

export const createHousekeeping = (parts: Parts) => {
  const {
    config,
    db,
    clock,
    articles,
    campaigns,
    history,
    messages,
    outbox,
    people,
    images,
    rates,
    search,
    subscribers,
  } = parts
  const { imageFiles, imageWorker, uploads } = images
  return {
    /** Ends the time of whatever is kept for a time only; indexes and counts what is not. */
    tidy: () =>
      withLock(db, async () => {
        await articles.tidy()
        await uploads.deleteExpired()
        await search.tidy()
        await repairPagingIndex(db, pagedLists)
        await rates.tidy()
        // Before the letters go that say which answers were sent.
        await messages.tidy()
        // Before the letters that say when somebody was asked, and how many have one.
        await subscribers.tidy()
        await campaigns.tidy()
        await outbox.tidy()
        await history.tidy()
        await people.invitations.tidy()
        await people.passwordResets.tidy()
        await imageFiles.removeOrphans(await listImageIds(db))
      }),
    /** The first content and the first administrator, once. Answers a password that was made up. */
    begin: () =>
      withLock(db, async () => {
        if (config.hasStarterContent) await addStarterArticles({ db, imageFiles, imageWorker, clock })
        return addFirstAdministrator(people.users, config.firstAdmin)
      }),
  }
}
