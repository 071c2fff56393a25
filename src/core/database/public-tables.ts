/**
 * The public tables: visitors see their rows, so a change clears the cached pages of that part of the site
 * (cache invalidation). `driver.ts` reports the changes of this process, `change-notifications.ts` those of others.
 */
import {
  ColumnNode,
  type ColumnUpdateNode,
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import type { PublicPart } from '#shared/pages/public-page.ts'

type PublicTable = {
  part: PublicPart
  /** The only columns whose update counts. */
  columns?: readonly string[]
  /** A new row is not public yet. */
  ignoresInserts?: true
}

export const publicTables: Record<string, PublicTable> = {
  articles: { part: 'articles' },
  events: { part: 'events' },
  // A sign-up changes only the number of seats that are taken, and no cached page shows that number.
  event_times: { part: 'events', columns: ['starts_at', 'seats'] },
  giving_details: { part: 'everything' },
  images: {
    part: 'everything',
    columns: ['alt', 'widths', 'is_decorative', 'focus_x', 'focus_y', 'avif_at'],
    ignoresInserts: true,
  },
  // A newsletter is public from the time it is sent.
  newsletters: { part: 'newsletters', columns: ['started_at'], ignoresInserts: true },
  places: { part: 'places' },
  // Nobody sees a question until it is answered.
  questions: { part: 'questions', ignoresInserts: true },
  settings: { part: 'everything' },
  site_content: { part: 'everything' },
}

/** The part of the site that this statement changes, or undefined. Raw SQL, such as the lock of a row, changes none. */
export const changedPart = (query: OperationNode): PublicPart | undefined => {
  if (InsertQueryNode.is(query)) {
    const table = tableOf(query.into)
    return table?.ignoresInserts ? undefined : table?.part
  }
  if (DeleteQueryNode.is(query)) return tableOf(query.from.froms[0])?.part
  if (!UpdateQueryNode.is(query)) return undefined
  const table = tableOf(query.table)
  const isShown = ({ column }: ColumnUpdateNode) => table?.columns?.includes(nameOf(column)) ?? true
  return query.updates?.some(isShown) ? table?.part : undefined
}

const tableOf = (node: OperationNode | undefined) =>
  node && TableNode.is(node) ? publicTables[node.table.identifier.name] : undefined

const nameOf = (column: OperationNode) => (ColumnNode.is(column) ? column.column.name : '')
