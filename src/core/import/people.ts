/** Imports messages and subscribers in batches. */
import { foldEmail } from '#shared/email.ts'
import type { Database, MessageRow } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { newId } from '../lib/id.ts'
import { insertMessages, newMessageRow } from '../messages/message-row.ts'
import { createSettings } from '../settings/settings.ts'
import { insertSubscribers, type NewSubscriberRow } from '../subscribers/subscriber-row.ts'
import { createSuppressionList } from '../subscribers/suppression-list.ts'
import { type Item, idOf, messagesList, subscribersList } from './api.ts'
import { datesOf, messageFields, subscriberFields } from './fields.ts'
import type { ImportDeps, ImportProgress } from './log.ts'

/** Messages that are older than the retention period are not imported. */
export const importSiteMessages = async (deps: ImportDeps, progress: ImportProgress) => {
  const { clock, site, expiredBefore } = deps
  const rowOf = (item: Item): MessageRow | undefined => {
    const read = messageFields(item, (sentence) => progress.note(idOf(item), sentence))
    if ('reason' in read) return refused(progress, item, read.reason)
    const { createdAt } = datesOf(item, clock())
    if (createdAt <= expiredBefore) return refused(progress, item, 'it is older than MESSAGE_MONTHS allows')
    return newMessageRow({ ...read.fields, id: newId(), createdAt })
  }
  for await (const { items, page, totalPages } of site.pages(messagesList)) {
    for (const some of inBatches(items))
      await importNew({ deps, progress, kind: 'message', rowOf, insert: insertMessages }, some)
    progress.page(page, totalPages)
  }
}

/**
 * An existing subscriber is not changed, and the item is logged as imported. A person who has unsubscribed here is not
 * subscribed again.
 */
export const importSiteSubscribers = async (deps: ImportDeps, progress: ImportProgress) => {
  const { db, clock, site } = deps
  const suppressions = await createSuppressionList(createSettings(db))()
  const insert = async (trx: Database, rows: NewSubscriberRow[]) => {
    const keys = rows.map(({ email_key }) => email_key)
    const unsubscribed = await suppressions.among(trx, keys)
    const others = rows.filter(({ email_key }) => !unsubscribed.has(email_key))
    return others.length > 0 ? insertSubscribers(trx, others) : []
  }
  const rowOf = (item: Item): NewSubscriberRow | undefined => {
    const read = subscriberFields(item)
    if ('reason' in read) return refused(progress, item, read.reason)
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
    for (const some of inBatches(items)) await importNew({ deps, progress, kind: 'subscriber', rowOf, insert }, some)
    progress.page(page, totalPages)
  }
}

const refused = (progress: ImportProgress, item: Item, reason: string) => {
  progress.refuse(idOf(item), reason)
  return undefined
}

type ImportBatch<Row> = {
  deps: ImportDeps
  progress: ImportProgress
  kind: string
  rowOf: (item: Item) => Row | undefined
  insert: (db: Database, rows: Row[]) => Promise<{ id: string }[]>
}

const importNew = async <Row extends { id: string }>(
  { deps, progress, kind, rowOf, insert }: ImportBatch<Row>,
  items: Item[],
) => {
  const { db, clock, imported } = deps
  const known = await imported.find(kind, items.map(idOf))
  const newRows: { foreignId: string; row: Row }[] = []
  for (const item of items) {
    if (idOf(item) === '') progress.refuse('', 'its id is missing or wrong')
    else if (known.has(idOf(item))) progress.existing()
    else {
      const row = rowOf(item)
      if (row) newRows.push({ foreignId: idOf(item), row })
    }
  }
  const inserted = await db.transaction().execute(async (trx) => {
    const newItems = newRows.map(({ foreignId, row }) => ({ foreignId, id: row.id }))
    await imported.add(trx, kind, newItems, clock().toISOString())
    return newRows.length === 0
      ? []
      : insert(
          trx,
          newRows.map(({ row }) => row),
        )
  })
  progress.made(inserted.length)
  progress.existing(newRows.length - inserted.length)
}
