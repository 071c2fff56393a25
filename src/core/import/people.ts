/** Takes messages and subscribers, many at a time. */
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/open.ts'
import type { MessageRow } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { newId } from '../lib/id.ts'
import { insertMessages, newMessageRow } from '../messages/message-row.ts'
import { createSettings } from '../settings/settings.ts'
import { insertSubscribers, type NewSubscriberRow } from '../subscribers/subscriber-row.ts'
import { createLeftMarks } from '../subscribers/suppression-list.ts'
import { type Item, idOf, messagesList, subscribersList } from './foreign-site.ts'
import type { ImportDeps } from './imported.ts'
import type { Tally } from './tally.ts'
import { datesOf, messageFields, subscriberFields } from './texts.ts'

/** Older ones than are kept here are left where they are. */
export const importMessages = async (deps: ImportDeps, tally: Tally) => {
  const { clock, site, forgottenBefore } = deps
  const rowOf = (item: Item): MessageRow | undefined => {
    const read = messageFields(item, (sentence) => tally.note(idOf(item), sentence))
    if ('reason' in read) return refused(tally, item, read.reason)
    const { createdAt } = datesOf(item, clock())
    if (createdAt <= forgottenBefore) return refused(tally, item, 'it is older than messages are kept (MESSAGE_MONTHS)')
    return newMessageRow({ ...read.fields, id: newId(), createdAt })
  }
  for await (const { items, page, totalPages } of site.pages(messagesList)) {
    for (const some of inBatches(items))
      await takeNew({ deps, tally, kind: 'message', rowOf, keep: insertMessages }, some)
    tally.page(page, totalPages)
  }
}

/**
 * Whoever is a subscriber here already stays one, and is remembered as one who came from there, too. Whoever has left
 * does not come back.
 */
export const importSubscribers = async (deps: ImportDeps, tally: Tally) => {
  const { db, clock, site } = deps
  const marks = await createLeftMarks(createSettings(db))()
  const keep = async (trx: Database, rows: NewSubscriberRow[]) => {
    const keys = rows.map(({ email_key }) => email_key)
    const left = await marks.among(trx, keys)
    const others = rows.filter(({ email_key }) => !left.has(email_key))
    return others.length > 0 ? insertSubscribers(trx, others) : []
  }
  const rowOf = (item: Item): NewSubscriberRow | undefined => {
    const read = subscriberFields(item)
    if ('reason' in read) return refused(tally, item, read.reason)
    const { email } = read.fields
    return {
      id: newId(),
      email,
      email_key: foldEmail(email),
      created_at: datesOf(item, clock()).createdAt,
      source: 'import',
    }
  }
  for await (const { items, page, totalPages } of site.pages(subscribersList)) {
    for (const some of inBatches(items)) await takeNew({ deps, tally, kind: 'subscriber', rowOf, keep }, some)
    tally.page(page, totalPages)
  }
}

const refused = (tally: Tally, item: Item, reason: string) => {
  tally.refuse(idOf(item), reason)
  return undefined
}

type Taking<Row> = {
  deps: ImportDeps
  tally: Tally
  kind: string
  rowOf: (item: Item) => Row | undefined
  keep: (db: Database, rows: Row[]) => Promise<{ id: string }[]>
}

const takeNew = async <Row extends { id: string }>({ deps, tally, kind, rowOf, keep }: Taking<Row>, items: Item[]) => {
  const { db, clock, imported } = deps
  const known = await imported.known(kind, items.map(idOf))
  const things: { foreignId: string; row: Row }[] = []
  for (const item of items) {
    if (idOf(item) === '') tally.refuse('', 'its id is missing or wrong')
    else if (known.has(idOf(item))) tally.alreadyThere()
    else {
      const row = rowOf(item)
      if (row) things.push({ foreignId: idOf(item), row })
    }
  }
  const kept = await db.transaction().execute(async (trx) => {
    const remembered = things.map(({ foreignId, row }) => ({ foreignId, id: row.id }))
    await imported.remember(trx, kind, remembered, clock().toISOString())
    return things.length === 0
      ? []
      : keep(
          trx,
          things.map(({ row }) => row),
        )
  })
  tally.made(kept.length)
  tally.alreadyThere(things.length - kept.length)
}
