/** The redirects, as an administrator sees and changes them. One that was added by hand replaces one of an import. */
import { foldLetters } from '#shared/fold.ts'
import type { Redirect, NewRedirect as Wish } from '#shared/shapes/redirect.ts'
import { record } from '../audit/audit-log.ts'
import { contains } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { readPageOf } from '../paging/page.ts'
import { publicPathOf, storedPathOf } from './redirects.ts'

export const createRedirectList = (db: Database, clock: Clock) => {
  const rows = (search: string | undefined) => {
    const all = db.selectFrom('redirects')
    return search ? all.where(contains('path', foldLetters(search))) : all
  }
  return {
    list: (page: number, limit: number, search?: string) => {
      const ordered = rows(search)
        .leftJoin('articles', 'articles.id', 'redirects.article_id')
        .select(['path', 'by_hand', 'target', 'articles.id', 'kind', 'slug', 'published_at', 'removed_at'])
        .orderBy('by_hand', 'desc')
        .orderBy('path')
      return readPageOf(ordered, { page, limit }, (found) =>
        found.map(({ path, by_hand, target, id, kind, ...article }): Redirect => {
          const to = id && kind ? publicPathOf({ ...article, id, kind }) : target
          return { _id: path, from: path, isByHand: by_hand === 1, ...(to && { to }) }
        }),
      )
    },
    add: async ({ from, to }: Wish) => {
      const path = storedPathOf(from)
      if (!path) throw new Refused({ from: 'The home page always shows this site.' })
      if (path === storedPathOf(to)) throw new Refused({ to: 'An address cannot lead to itself.' })
      const values = { article_id: null, target: to, by_hand: 1, made_at: clock().toISOString() }
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('redirects')
          .values({ path, ...values })
          .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
          .execute()
        await record(trx, clock, 'redirects.added', path)
      })
      return { _id: path, from: path, to, isByHand: true }
    },
    remove: (from: string) =>
      db.transaction().execute(async (trx) => {
        const row = await trx.deleteFrom('redirects').where('path', '=', from).returning('path').executeTakeFirst()
        if (!row) throw new NotFound('There is no such redirect.')
        await record(trx, clock, 'redirects.deleted', from)
      }),
  }
}
