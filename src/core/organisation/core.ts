/**
 * The core: opens the database and connects all services of the organisation (composition root, dependency injection).
 */
import { type Config, databaseUrlOf } from '#config.ts'
import { createArticles } from '../articles/articles.ts'
import { createPublishingRules } from '../articles/publishing-rules.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import { createBackups } from '../backup/backups.ts'
import { backUpBeforeUpgrade } from '../backup/before-upgrade.ts'
import { listenForWrites, watchOtherWriters } from '../database/change-notifications.ts'
import { makeDataDir } from '../database/data-dir.ts'
import type { Upgrade } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/tables.ts'
import { createEvents } from '../events/events.ts'
import { createGifts } from '../gifts/gifts.ts'
import { openImages } from '../images/open-images.ts'
import { openImageStore } from '../images/store.ts'
import { createSiteImport } from '../import/site-import.ts'
import { cachedUntilChange } from '../lib/cached-until-change.ts'
import { type ChangeEvents, createChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { createBotCheck } from '../messages/bot-check.ts'
import { createMessageServices } from '../messages/messages.ts'
import { createNewsletterServices } from '../newsletters/newsletters.ts'
import { createPlaces } from '../places/places.ts'
import { createPush } from '../push/push.ts'
import type { PostPush } from '../push/push-service.ts'
import { createQuestions } from '../questions/questions.ts'
import { createRedirectList } from '../redirects/redirect-list.ts'
import { createRedirects } from '../redirects/redirects.ts'
import { createSearch } from '../search/search.ts'
import { createFeedUrl } from '../settings/feed-url.ts'
import { createRateLimit } from '../settings/rate-limit.ts'
import { findSendingHold } from '../settings/sending-hold.ts'
import { createSettings } from '../settings/settings.ts'
import { createSignups } from '../signups/signups.ts'
import { createSiteContent } from '../site-content/site-content.ts'
import { createPeople } from '../users/people.ts'
import { createVolunteers } from '../volunteers/volunteers.ts'
import { createCalendar } from './calendar.ts'
import { createDashboard } from './dashboard.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createImageErasure } from './image-erasure.ts'
import { createMachine } from './machine.ts'
import { createPersonalData } from './personal-data.ts'
import { createPrivacyFacts, notingPrivacy } from './privacy-facts.ts'
import { createPublicPages, createRecordPages } from './public-pages.ts'
import { exportTables, searchParts } from './record-types.ts'
import { createRestoredCopy } from './restored-copy.ts'
import { createStartChecks } from './start-checks.ts'
import { createStatistics } from './statistics.ts'

export type Core = Awaited<ReturnType<typeof openCore>>

/** How to reach external services; tests replace them. `say` gets sentences about an upgrade, for the log. */
type Outside = { postPush?: PostPush | undefined; say?: (sentence: string) => void }

/**
 * Opens the database, migrates its schema after a backup, and adds the first content at the very first start. Throws WrongSetting for a
 * DATA_DIR that cannot be used.
 */
export const openCore = async (config: Config, clock: Clock = () => new Date(), outside: Outside = {}) => {
  const { postPush } = outside
  // Change notifications contain the name of the writing process.
  const writer = `voima-${newId()}`
  const changes = createChangeEvents()
  const db = await openData({ config, clock, writer, changes, ...outside })
  const { images, housekeeping, services } = createServices({ config, db, clock, changes, postPush })
  const listeners = { onNotice: changes.notifyChanged, onLost: changes.notifyUncertain }
  const endListening = await listenForWrites(databaseUrlOf(config), writer, listeners)
  const close = async () => {
    await endListening()
    await closeServices(services)
    await images.close()
    await db.destroy()
  }
  try {
    await services.siteContent.look()
    await services.startChecks.run()
    return {
      ...services,
      dashboard: createDashboard({ ...services, config, db, clock }),
      runHousekeeping: housekeeping.run,
      deleteExpiredSignups: housekeeping.deleteSignups,
      onChange: changes.onChange,
      /** Calls the listener when changes by other processes may have been missed. */
      onUncertain: changes.onUncertain,
      /** Notifies listeners if another process has changed the data. Call it every second. */
      checkOtherWriters: checkOtherWriters(db, changes),
      /**
       * Throws Unavailable if the data cannot be reached or written. Returns whether the site may send emails and
       * notifications: a restored copy may not before somebody releases it.
       */
      checkData: checkData(services.machine, db),
      /** Set only at the start that generated the password, which cannot be read later. */
      newAdministrator: await housekeeping.begin(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Services = ReturnType<typeof createServices>['services']

const closeServices = async ({
  startChecks,
  articleViews,
  visitSources,
  search,
  outbox,
  backups,
  siteImport,
}: Services) => {
  await startChecks.saveCounts().catch(() => {})
  // A count that cannot be saved must not keep the process alive.
  await Promise.all([articleViews.write(), visitSources.write(), search.missedWords.write()]).catch(() => {})
  await Promise.all([outbox.close(), backups.close(), siteImport.close()])
}

const checkData = (machine: Services['machine'], db: Database) => async () => {
  await machine.requireSpace()
  return { maySend: (await findSendingHold(db)) === undefined }
}

const checkOtherWriters = (db: Database, { notifyChanged }: ChangeEvents) => {
  const hasOtherWriter = watchOtherWriters(db)
  return async () => {
    if (await hasOtherWriter()) notifyChanged('everything')
  }
}

type OpenData = { config: Config; clock: Clock; writer: string; changes: ChangeEvents } & Outside

const openData = async ({ config, clock, writer, changes, say = () => {} }: OpenData) => {
  makeDataDir(config)
  let upgraded: Upgrade | undefined
  const db = await openDatabase(databaseUrlOf(config), {
    applicationName: writer,
    changes,
    beforeUpgrade: async (upgrade) => {
      await backUpBeforeUpgrade({ config, clock, store: openImageStore(config) }, upgrade, say)
      upgraded = upgrade
    },
  })
  if (upgraded) say(`The database was upgraded from ${upgraded.from} to ${upgraded.to}.`)
  return db
}

type CoreDeps = { config: Config; db: Database; clock: Clock; changes: ChangeEvents } & Outside

const createServices = (deps: CoreDeps) => {
  const { config, db, clock, changes, postPush: post } = deps
  const settings = createSettings(db)
  const foundation = {
    settings,
    rates: createRateLimit({ db, clock, settings }),
    push: createPush({ db, clock, settings, post }),
    publishingRules: createPublishingRules({ db, clock, settings }),
    botCheck: createBotCheck(settings, clock),
  }
  const images = openImages({ config, db, clock })
  const { imageFiles, library, files, storeProblem } = images
  const recordPages = createRecordPages(db, clock)
  const siteContent = createSiteContent({ ...deps, imageBaseUrl: imageFiles.baseUrl })
  const newsletter = createNewsletterServices({ ...deps, ...foundation, words: siteContent.edited, recordPages })
  const { outbox } = newsletter
  const articles = createArticles({ db, imageFiles, clock, outbox })
  const privacyFacts = createPrivacyFacts({ ...deps, ...foundation, siteContent, outbox })
  const people = createPeople({ db, clock, outbox })
  const messages = createMessageServices({ ...deps, ...foundation, outbox })
  const startChecks = createStartChecks(deps)
  const search = createSearch(db, clock, changes, searchParts)
  const shared = { ...deps, ...foundation, siteContent, outbox, replySettings: messages.replySettings }
  const signups = createSignups(shared)
  const backups = createBackups({ config, db, clock, store: openImageStore(config), tables: exportTables })
  const services = {
    ...newsletter,
    ...foundation,
    ...people,
    articles,
    sendsEmail: cachedUntilChange(outbox.sends, changes),
    events: createEvents(db, clock, outbox.sends),
    places: createPlaces(db, clock, changes),
    questions: createQuestions(shared),
    volunteers: createVolunteers(shared),
    gifts: createGifts(shared),
    signups,
    messages,
    restoredCopy: createRestoredCopy({ ...shared, signups }),
    library: { ...library, erase: createImageErasure({ ...deps, imageFiles, library }) },
    uploads: images.uploads,
    files,
    imageVariants: images.imageVariants,
    imageFiles: { read: imageFiles.read, baseUrl: imageFiles.baseUrl },
    imageWorker: { run: images.imageWorker.run },
    lowPriorityWorker: { run: images.lowPriorityWorker.run },
    calendar: createCalendar(db, clock),
    redirects: createRedirects(db),
    redirectList: createRedirectList(db, clock),
    siteImport: createSiteImport({ config, db, clock, imageFiles, files }),
    publicPages: createPublicPages(recordPages),
    backups,
    machine: createMachine({ config, db, clock, outbox, backups, storeProblem }),
    siteContent: notingPrivacy(siteContent, privacyFacts.noteChange),
    privacyFacts,
    search: { find: search.find, missedWords: search.missedWords },
    history: createAuditLog(db),
    personalData: createPersonalData(db, clock, settings),
    feedUrl: createFeedUrl(settings),
    ...createStatistics(deps),
    startChecks,
  }
  const housekeeping = createHousekeeping({
    ...shared,
    articles,
    messages,
    people,
    images,
    search,
    privacyFacts,
    startChecks,
  })
  return { images, services, housekeeping }
}
