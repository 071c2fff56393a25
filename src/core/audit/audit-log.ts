/** Who did what, and when: never what anybody wrote to us, and never from whom it was. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type AuditEvent, auditEventsOf } from '#shared/audit-events.ts'
import type { HistoryEntry, HistoryQuery } from '#shared/shapes/history.ts'
import type { Database } from '../database/open.ts'
import type { AuditEventRow } from '../database/tables.ts'
import { type Clock, monthsAgo } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { displayNameOf } from '../users/user-row.ts'

type Actor = { id?: string; email: string; name?: string | null }

const acting = new AsyncLocalStorage<Actor>()

/** Whatever `work` does is this person's doing, however deep in the organisation it is done. */
export const actAs = <Answer>(actor: Actor, work: () => Answer) => acting.run(actor, work)

/** Whoever is at work: without an id, and without a name, when nobody is signed in. */
export const whoActs = () => {
  const actor = acting.getStore()
  return { id: actor?.id, name: actor ? displayNameOf(actor) : '' }
}

/** To be called in the transaction of what it tells of: both are kept, or neither. */
export const record = async (db: Database, clock: Clock, deed: AuditEvent, about = '') => {
  const who = acting.getStore()?.email ?? ''
  await db
    .insertInto('audit_events')
    .values({ id: newId(), at: clock().toISOString(), event: deed, actor: who, subject: about })
    .execute()
}

export const createAuditLog = (db: Database, clock: Clock, months: number) => ({
  list: async ({ page, limit, kind, who }: HistoryQuery) => {
    const asked = () => {
      const all = db.selectFrom('audit_events')
      const ofKind = kind ? all.where('event', 'in', auditEventsOf(kind)) : all
      return who ? ofKind.where('actor', '=', who) : ofKind
    }
    const { total } = await asked()
      .select((make) => make.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await asked()
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offsetOf(page, limit))
      .execute()
    return toPage(rows.map(toEntry), Number(total), page, limit)
  },
  /** Everybody who is named in it, also those who have left. */
  people: async () => {
    const rows = await db
      .selectFrom('audit_events')
      .select('actor')
      .distinct()
      .where('actor', '<>', '')
      .orderBy('actor')
      .execute()
    return rows.map(({ actor }) => actor)
  },
  /** Forgets what is older than it is kept. */
  deleteExpired: async () => {
    await db.deleteFrom('audit_events').where('at', '<=', monthsAgo(clock, months)).execute()
  },
})

export type AuditLog = ReturnType<typeof createAuditLog>

const toEntry = ({ id, at, event, actor, subject }: AuditEventRow): HistoryEntry => ({
  _id: id,
  at,
  deed: event,
  who: actor || undefined,
  about: subject,
})
