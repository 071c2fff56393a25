/** Takes what another site has: again and again without doubles, and without touching what is here. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { NoAnswer } from './answers.ts'
import { importArticles } from './articles.ts'
import { createImported, type ImportDeps } from './imported.ts'
import { importMessages, importSubscribers } from './people.ts'
import { type Count, createTally, type Tally, type Tell } from './tally.ts'

type Parts = Omit<ImportDeps, 'imported'> & { tell: Tell }

export type ImportReport = Record<string, Count>

/** Messages and subscribers only with a token. */
export const importSite = async ({ tell, ...parts }: Parts): Promise<ImportReport> => {
  const deps: ImportDeps = { ...parts, imported: createImported(parts.db, parts.site.name) }
  const report: ImportReport = {}
  const take = async (name: string, work: (tally: Tally) => Promise<void>) => {
    const tally = createTally(name, tell)
    report[name] = tally.count
    await work(tally).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      tally.count.brokenOff = error.message
    })
  }
  for (const feed of [newsFeed, blogFeed]) await take(feed.kind, (tally) => importArticles(deps, feed, tally))
  if (deps.site.hasToken) {
    await take('messages', (tally) => importMessages(deps, tally))
    await take('subscribers', (tally) => importSubscribers(deps, tally))
  }
  return report
}
