/** Takes what another site has: again and again without doubles, and without touching what is here. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { Database } from '../database/open.ts'
import type { ImageFiles } from '../images/image-files.ts'
import type { Clock } from '../lib/clock.ts'
import { NoAnswer } from './answers.ts'
import { importArticles } from './articles.ts'
import type { ForeignSite } from './foreign-site.ts'
import { createImported } from './imported.ts'
import { importMessages, importSubscribers } from './people.ts'
import { type Count, createTally, type Tally, type Tell } from './tally.ts'

type Parts = {
  db: Database
  imageFiles: ImageFiles
  clock: Clock
  site: ForeignSite
  forgottenBefore: string
  tell: Tell
}

export type Ground = Omit<Parts, 'tell'> & { imported: ReturnType<typeof createImported> }

export type Report = Record<string, Count>

/** Messages and subscribers only with a token. */
export const importSite = async ({ tell, ...parts }: Parts): Promise<Report> => {
  const ground: Ground = { ...parts, imported: createImported(parts.db, parts.site.name) }
  const report: Report = {}
  const take = async (name: string, work: (tally: Tally) => Promise<void>) => {
    const tally = createTally(name, tell)
    report[name] = tally.count
    await work(tally).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      tally.count.brokenOff = error.message
    })
  }
  for (const feed of [newsFeed, blogFeed]) await take(feed.kind, (tally) => importArticles(ground, feed, tally))
  if (ground.site.hasToken) {
    await take('messages', (tally) => importMessages(ground, tally))
    await take('subscribers', (tally) => importSubscribers(ground, tally))
  }
  return report
}
