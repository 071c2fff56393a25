/** The organisation: what it keeps and what it can do. */
import { type Config, databasePlace } from '#config.ts'
import { createReaders } from '../articles/article-views.ts'
import { createArticles } from '../articles/articles.ts'
import { invalidatingArticles } from '../articles/cache-invalidation.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { createBackups } from '../backup/backups.ts'
import { listenForWrites, watchOtherWriters } from '../database/change-notifications.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { type Images, openImages } from '../images/open-images.ts'
import { openImageStore } from '../images/store.ts'
import { type ChangeEvents, createChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { createBotCheck } from '../messages/bot-check.ts'
import { openMessages } from '../messages/open-messages.ts'
import { openNewsletter } from '../newsletters/open-newsletters.ts'
import { createSearch } from '../search/search.ts'
import { createRateLimit } from '../settings/rate-limit.ts'
import { createSettings } from '../settings/settings.ts'
import { createSiteContent } from '../site-content/site-content.ts'
import { createPeople } from '../users/people.ts'
import { createDashboard } from './dashboard.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createPersonalData } from './personal-data.ts'

export type Core = Awaited<ReturnType<typeof openCore>>

/** Opens the database, brings it to this version, and at the very first start gives it its first content. */
export const openCore = async (config: Config, clock: Clock = () => new Date()) => {
  const place = databasePlace(config)
  const db = await openDatabase(place)
  const changes = createChangeEvents()
  const { images, housekeeping, offered } = createParts({ config, db, clock, changes })
  const endListening = await listenForWrites(place, {
    onNotice: changes.notifyChanged,
    onLost: changes.notifyUncertain,
  })
  const close = async () => {
    await endListening()
    // A count that is lost is no reason to hang on.
    await offered.readers.write().catch(() => {})
    await Promise.all([images.close(), offered.outbox.close(), offered.backups.close()])
    await db.destroy()
  }
  try {
    await housekeeping.tidy()
    const isWrittenByOthers = watchOtherWriters(db)
    return {
      ...offered,
      dashboard: createDashboard({ ...offered, config, db, clock }),
      tidy: housekeeping.tidy,
      onChange: changes.onChange,
      /** From now until the next change it is not certain that changes by others are heard of. */
      onUncertain: changes.onUncertain,
      /** What another process wrote is a change like any other. To be called again and again. */
      noticeOthers: async () => {
        if (await isWrittenByOthers()) changes.notifyChanged()
      },
      /** Throws Unavailable when the data cannot be reached. */
      checkData: async () => {
        await db.selectFrom('settings').select('name').limit(1).execute()
      },
      /** Only at the start that made up the password: nobody can learn it later. */
      newAdministrator: await housekeeping.begin(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const imagesOf = ({ imageFiles, imageWorker, imageVariants, library, uploads }: Images) => ({
  imageFiles: { read: imageFiles.read, baseUrl: imageFiles.baseUrl },
  imageWorker: { run: imageWorker.run },
  imageVariants,
  library,
  uploads,
})

type Ground = { config: Config; db: Database; clock: Clock; changes: ChangeEvents }

/** What is settled, and who is held up. */
const createHouse = ({ db, clock }: Ground) => {
  const settings = createSettings(db)
  const rates = createRateLimit({ db, clock, settings })
  return { settings, rates, botCheck: createBotCheck(settings, clock) }
}

const createParts = (ground: Ground) => {
  const { config, db, clock } = ground
  const { notifyAfter } = ground.changes
  const images = openImages({ config, db, clock, notifyAfter })
  const articles = createArticles({ db, imageFiles: images.imageFiles, clock })
  const search = createSearch(db)
  const house = createHouse(ground)
  const { settings, rates } = house
  const siteContent = createSiteContent({ ...ground, imageBaseUrl: images.imageFiles.baseUrl })
  const newsletter = openNewsletter({ ...ground, settings, rates, words: siteContent.edited })
  const { outbox } = newsletter
  const people = createPeople({ db, clock, outbox })
  const history = createAuditLog(db, clock, config.historyMonths)
  const offered = {
    articles: invalidatingArticles(articles, notifyAfter),
    ...imagesOf(images),
    search: { find: search.find },
    ...newsletter,
    ...people,
    history: { list: history.list, people: history.people },
    personalData: createPersonalData(db, clock, settings),
    ...house,
    siteContent,
    messages: openMessages({ ...ground, ...house, siteContent, outbox }),
    readers: createReaders(ground),
    backups: createBackups({ config, db, clock, store: openImageStore(config) }),
  }
  const housekeeping = createHousekeeping({
    ...ground,
    ...newsletter,
    articles,
    history,
    messages: offered.messages,
    people,
    images,
    rates,
    search,
  })
  return { images, housekeeping, offered }
}
