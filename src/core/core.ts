/** The organisation: what it keeps and what it can do. */
import { type Config, databaseFile } from '#config.ts'
import { createArticles } from './articles.ts'
import { type Changes, createChanges } from './changes.ts'
import type { Clock } from './clock.ts'
import { openDatabase } from './database/open.ts'
import { watchOtherWriters } from './database/other-writers.ts'
import { addFirstAdministrator } from './first-administrator.ts'
import { knownImages } from './images.ts'
import { checkLists } from './lists/check.ts'
import { createMessages } from './messages.ts'
import { openPictures } from './pictures.ts'
import { createSearch } from './search/search.ts'
import { createSessions } from './sessions.ts'
import { createSettings } from './settings.ts'
import { addStarterArticles } from './starter/starter.ts'
import { createSubscribers } from './subscribers.ts'
import { createUsers } from './users.ts'

const tellingArticles = (articles: ReturnType<typeof createArticles>, telling: Changes['telling']) => ({
  ...articles,
  publish: telling(articles.publish),
  revise: telling(articles.revise),
  remove: telling(articles.remove),
  restore: telling(articles.restore),
})

export type Core = Awaited<ReturnType<typeof openCore>>

/** Opens the database, brings it to this version, and at the very first start gives it its first content. */
export const openCore = async (config: Config, clock: Clock = () => new Date()) => {
  const db = await openDatabase(databaseFile(config))
  const { onChange, tell, telling } = createChanges()
  const pictures = openPictures({ config, db, clock, telling })
  const { media, workshop } = pictures
  const users = createUsers(db, clock)
  const articles = createArticles({ db, media, clock })
  const search = createSearch(db)
  const isWrittenByOthers = watchOtherWriters(db)
  const close = () => pictures.close().then(() => db.destroy())
  /** Ends the 30 days of what was removed, with its words and files; indexes and counts what is not. Once a day. */
  const tidy = async () => {
    await articles.purge()
    await search.tidy()
    await checkLists(db)
    await media.sweep(await knownImages(db))
  }
  try {
    await tidy()
    if (config.hasStarterContent) await addStarterArticles({ db, media, workshop, clock })
    return {
      articles: tellingArticles(articles, telling),
      search: { find: search.find },
      messages: createMessages(db, clock),
      subscribers: createSubscribers(db, clock),
      users,
      sessions: createSessions(db, users, clock),
      settings: createSettings(db),
      media: { read: media.read },
      workshop: { do: workshop.do },
      unfinishedPictures: pictures.finishing,
      tidy,
      onChange,
      /** What another process wrote is a change like any other. To be called again and again. */
      noticeOthers: async () => {
        if (await isWrittenByOthers()) tell()
      },
      /** Only at the start that made up the password: nobody can learn it later. */
      newAdministrator: await addFirstAdministrator(users, config.firstAdmin),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
