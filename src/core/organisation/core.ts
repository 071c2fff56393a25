/** The organisation: what it keeps and what it can do. */
import { type Config, databasePlace } from '#config.ts'
import { createReaders } from '../articles/article-views.ts'
import { createArticles } from '../articles/articles.ts'
import { invalidatingArticles } from '../articles/cache-invalidation.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { createBackups } from '../backup/backups.ts'
import { listenForWrites, watchOtherWriters } from '../database/change-notifications.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { openPictures, openStore } from '../images/open-images.ts'
import { openLibrary } from '../images/open-library.ts'
import { type ChangeEvents, createChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { createBotCheck } from '../messages/bot-check.ts'
import { openMessages } from '../messages/open-messages.ts'
import { openNewsletter } from '../newsletters/open-newsletters.ts'
import { createSearch } from '../search/search.ts'
import { createRateLimit } from '../settings/rate-limit.ts'
import { createSettings } from '../settings/settings.ts'
import { createSiteWords } from '../site-content/site-words.ts'
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
  const { pictures, housekeeping, offered } = createParts({ config, db, clock, changes })
  const endListening = await listenForWrites(place, {
    onNotice: changes.notifyChanged,
    onLost: changes.notifyUncertain,
  })
  const close = async () => {
    await endListening()
    // A count that is lost is no reason to hang on.
    await offered.readers.write().catch(() => {})
    await Promise.all([pictures.close(), offered.outbox.close(), offered.backups.close()])
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

const offeredOf = ({ media, workshop, finishing }: ReturnType<typeof openPictures>) => ({
  media: { read: media.read, address: media.address },
  workshop: { do: workshop.do },
  unfinishedPictures: finishing,
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
  const pictures = openPictures({ config, db, clock, notifyAfter })
  const articles = createArticles({ db, media: pictures.media, clock })
  const { library, uploads } = openLibrary({ db, media: pictures.media, clock, notifyAfter })
  const search = createSearch(db)
  const house = createHouse(ground)
  const { settings, rates } = house
  const siteWords = createSiteWords({ ...ground, pictureAddress: pictures.media.address })
  const newsletter = openNewsletter({ ...ground, settings, rates, words: siteWords.edited })
  const { outbox } = newsletter
  const people = createPeople({ db, clock, outbox })
  const history = createAuditLog(db, clock, config.historyMonths)
  const offered = {
    articles: invalidatingArticles(articles, notifyAfter),
    library,
    uploads,
    search: { find: search.find },
    ...newsletter,
    ...people,
    history: { list: history.list, people: history.people },
    personalData: createPersonalData(db, clock, settings),
    ...house,
    siteWords,
    messages: openMessages({ ...ground, ...house, siteWords, outbox }),
    readers: createReaders(ground),
    ...offeredOf(pictures),
    backups: createBackups({ config, db, clock, store: openStore(config) }),
  }
  const housekeeping = createHousekeeping({
    ...ground,
    ...newsletter,
    articles,
    history,
    messages: offered.messages,
    people,
    pictures,
    rates,
    search,
    uploads,
  })
  return { pictures, housekeeping, offered }
}
