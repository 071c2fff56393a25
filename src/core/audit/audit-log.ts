/**
 * The audit log (activity log; users see it as the history): who did what, and when. It never holds what a visitor
 * wrote, nor who the visitor was. Retention (`HISTORY_MONTHS`): `record-type.ts`. The events: `shared/audit-events.ts`.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type AuditEvent, auditEventsOf } from '#shared/audit-events.ts'
import { displayNameOf } from '#shared/display-name.ts'
import type { HistoryEntry, HistoryKind, HistoryQuery } from '#shared/shapes/history.ts'
import { countRows } from '../database/query.ts'
import type { AuditEventRow, Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { namesByEmail } from '../users/user-row.ts'

type Actor = { id?: string; email: string; name?: string | null }

const currentActor = new AsyncLocalStorage<Actor>()

/** Runs `work` on behalf of this user: every audit event that it records names the user. */
export const actAs = <Answer>(actor: Actor, work: () => Answer) => currentActor.run(actor, work)

/** The user on whose behalf the current work runs; without id, and with empty texts, when no user is signed in. */
export const whoActs = () => {
  const actor = currentActor.getStore()
  return { id: actor?.id, email: actor?.email ?? '', name: actor ? displayNameOf(actor) : '' }
}

/** A title, the email address of a user, or an item with its title, to which the history links. */
type Subject = string | { kind: HistoryKind; id: string; title: string }

/** Records an audit event. To be called in the transaction of the change itself: both are saved, or neither. */
export const record = async (db: Database, clock: Clock, event: AuditEvent, about: Subject = '') => {
  const actor = currentActor.getStore()?.email ?? ''
  const [subject, subject_ref] = typeof about === 'string' ? [about, null] : [about.title, `${about.kind}/${about.id}`]
  await db
    .insertInto('audit_events')
    .values({ id: newId(), at: clock().toISOString(), event, actor, subject, subject_ref })
    .execute()
}

export const createAuditLog = (db: Database) => ({
  list: async ({ page, limit, kind, who }: HistoryQuery) => {
    const matching = () => {
      const all = db.selectFrom('audit_events')
      const ofKind = kind ? all.where('event', 'in', auditEventsOf(kind)) : all
      return who ? ofKind.where('actor', '=', who) : ofKind
    }
    const total = await countRows(matching())
    const rows = await matching()
      .leftJoin('users', 'users.email', 'audit_events.actor')
      .selectAll('audit_events')
      .select('users.name')
      .orderBy('at', 'desc')
      .orderBy('audit_events.id', 'desc')
      .limit(limit)
      .offset(offsetOf(page, limit))
      .execute()
    return toPage(rows.map(toEntry), total, page, limit)
  },
  /** Every user whom an event names, including those whose accounts were removed. */
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
  names: () => namesByEmail(db),
})

type Listed = AuditEventRow & { name: string | null }

const toEntry = ({ id, at, event, actor, name, subject, subject_ref }: Listed): HistoryEntry => ({
  _id: id,
  at,
  event,
  who: actor || undefined,
  name: name || undefined,
  about: subject,
  ref: subject_ref ? toRef(subject_ref) : undefined,
})

const toRef = (stored: string) => {
  const [kind, _id = ''] = stored.split('/')
  return { kind: kind as HistoryKind, _id }
}
