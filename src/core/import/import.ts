/**
 * Imports the contents of another site. Can be repeated: no item is imported twice, and existing items are not changed.
 */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { importSiteArticles } from './articles.ts'
import { RequestError } from './client.ts'
import {
  createImportedItems,
  createProgress,
  type ImportCounts,
  type ImportDeps,
  type ImportProgress,
  type LogSentence,
} from './log.ts'
import { importSiteMessages, importSiteSubscribers } from './people.ts'

type SiteImport = Omit<ImportDeps, 'imported'> & { log: LogSentence }

export type ImportReport = Record<string, ImportCounts>

/** Imports messages and subscribers only with a token. */
export const importSite = async ({ log, ...deps }: SiteImport): Promise<ImportReport> => {
  const listDeps: ImportDeps = { ...deps, imported: createImportedItems(deps.db, deps.site.name) }
  const report: ImportReport = {}
  const importList = async (name: string, work: (progress: ImportProgress) => Promise<void>) => {
    const progress = createProgress(name, log)
    report[name] = progress.count
    await work(progress).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error
      progress.count.failure = error.message
    })
  }
  for (const feed of [newsFeed, blogFeed])
    await importList(feed.kind, (progress) => importSiteArticles(listDeps, feed, progress))
  if (deps.site.hasToken) {
    await importList('messages', (progress) => importSiteMessages(listDeps, progress))
    await importList('subscribers', (progress) => importSiteSubscribers(listDeps, progress))
  }
  return report
}
