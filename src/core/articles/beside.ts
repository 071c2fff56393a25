/** What is kept beside an article for whoever writes it: drafts, who is there, revisions, links to a preview. */
import type { Kind } from '#shared/feeds.ts'
import { NotFound } from '../lib/errors.ts'
import type { User } from '../users/user-row.ts'
import { rowAt } from './article-row.ts'
import type { Parts } from './articles.ts'
import { dropDraft, findDraft, keepDraft, type Typed } from './drafts.ts'
import { appear, leave, othersIn } from './presence.ts'
import { endPreviews, makePreview, openPreview } from './preview-links.ts'
import { ensureFirst, findRevision, listRevisions, toRevision } from './revisions.ts'

export const createBeside = (parts: Parts) => ({
  drafts: {
    /** Also a sign that somebody is there. Readers see nothing of it. */
    keep: async (kind: Kind, id: string, user: User, typed: Typed) => {
      const draft = await keepDraft(parts, { kind, id }, user, typed)
      return { draft, others: await appear(parts, id, user) }
    },
    find: async (kind: Kind, id: string, user: User) => {
      const draft = await findDraft(parts, { kind, id }, user)
      return { draft, others: await othersIn(parts, id, user) }
    },
    drop: async (kind: Kind, id: string, user: User) => {
      await rowAt(parts.db, { kind, id })
      await dropDraft(parts.db, id, user.id)
      await leave(parts.db, id, user)
    },
    appear: async (kind: Kind, id: string, user: User) => {
      await rowAt(parts.db, { kind, id })
      return appear(parts, id, user)
    },
  },
  revisions: {
    list: async (kind: Kind, id: string, page: number, limit: number) => {
      await ensureFirst(parts.db, await rowAt(parts.db, { kind, id }))
      return listRevisions(parts.db, id, page, limit)
    },
    /** Throws NotFound. */
    find: async (kind: Kind, id: string, number: number) => {
      await ensureFirst(parts.db, await rowAt(parts.db, { kind, id }))
      return toRevision(await findRevision(parts.db, id, number))
    },
  },
  previewLinks: {
    make: async (kind: Kind, id: string, user: User) => {
      await rowAt(parts.db, { kind, id })
      return makePreview(parts, id, user)
    },
    /** All of an article. */
    end: async (kind: Kind, id: string) => {
      await rowAt(parts.db, { kind, id })
      await endPreviews(parts.db, id)
    },
    /** What the link shows, for whoever has it. Throws NotFound. */
    open: async (token: string) => (await openPreview(parts, token)) ?? gone(),
  },
})

const gone = () => {
  throw new NotFound('There is no such preview, or its time has ended.')
}
