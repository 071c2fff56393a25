import type { Changes } from '../lib/change-events.ts'
import type { createArticles } from './articles.ts'
import { createBulk } from './bulk.ts'

type Articles = ReturnType<typeof createArticles>
type Saved = Awaited<ReturnType<Articles['revise']>>

/** The articles for whoever asks from outside: of what readers see, a change is told of before it is acknowledged. */
export const tellingArticles = ({ hasDue, tidy, ...articles }: Articles, telling: Changes['telling']) => {
  const ifSeen =
    <Given extends unknown[]>(work: (...given: Given) => Promise<Saved>) =>
    async (...given: Given) =>
      (await telling(work, ({ isSeen }) => isSeen)(...given)).article
  const told = {
    revise: ifSeen(articles.revise),
    remove: ifSeen(articles.remove),
    restore: ifSeen(articles.restore),
  }
  const publishDue = telling(articles.publishDue)
  return {
    ...articles,
    publish: telling(articles.publish, ({ status }) => status === 'published'),
    revise: told.revise,
    remove: told.remove,
    restore: told.restore,
    restoreRevision: ifSeen(articles.restoreRevision),
    bulk: createBulk(told),
    publishDue: async () => {
      if (await hasDue()) await publishDue()
    },
  }
}
