/** The organisation: what it keeps and what it can do. */
import { join } from 'node:path'
import { type Config, databaseFile } from '#config.ts'
import { createArticles } from './articles.ts'
import { createChanges } from './changes.ts'
import type { Clock } from './clock.ts'
import { openDatabase } from './database/open.ts'
import { addFirstAdministrator } from './first-administrator.ts'
import { knownImages } from './images.ts'
import { openDisk } from './media/disk.ts'
import { createMedia } from './media/media.ts'
import { createMessages } from './messages.ts'
import { createSearch } from './search/search.ts'
import { createSessions } from './sessions.ts'
import { createSettings } from './settings.ts'
import { addStarterArticles } from './starter/starter.ts'
import { createSubscribers } from './subscribers.ts'
import { createUsers } from './users.ts'

export type Core = Awaited<ReturnType<typeof openCore>>

/** Opens the database, brings it to this version, and at the very first start gives it its first content. */
export const openCore = async (config: Config, clock: Clock = () => new Date()) => {
  const db = await openDatabase(databaseFile(config))
  const media = createMedia(openDisk(join(config.dataDir, 'media')))
  const users = createUsers(db, clock)
  const articles = createArticles({ db, media, clock })
  const search = createSearch(db)
  const { onChange, telling } = createChanges()
  /** Ends the 30 days of what was removed, with its words and files, and finds what is not indexed. Once a day. */
  const tidy = async () => {
    await articles.purge()
    await search.tidy()
    await media.sweep(await knownImages(db))
  }
  try {
    await tidy()
    if (config.hasStarterContent) await addStarterArticles({ db, media, clock })
    return {
      articles: {
        ...articles,
        publish: telling(articles.publish),
        revise: telling(articles.revise),
        remove: telling(articles.remove),
        restore: telling(articles.restore),
      },
      search: { find: search.find },
      messages: createMessages(db, clock),
      subscribers: createSubscribers(db, clock),
      users,
      sessions: createSessions(db, users, clock),
      settings: createSettings(db),
      media: { read: media.read },
      tidy,
      onChange,
      /** Only at the start that made up the password: nobody can learn it later. */
      newAdministrator: await addFirstAdministrator(users, config.firstAdmin),
      close: () => db.destroy(),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
