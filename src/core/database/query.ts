/**
 * Parts of queries that several modules share: search for a text in a column (LIKE, with wildcards escaped), and
 * counting rows.
 */
import { type SelectQueryBuilder, sql } from 'kysely'

/** Whether the column contains this text; `%` and `_` in the text match only themselves. */
export const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`

/** Like `contains`; small and capital letters are the same, which PostgreSQL's `like` alone tells apart. */
export const containsInAnyCase = (column: string, text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like lower(${`%${text.replace(/[!%_]/g, '!$&')}%`}) escape '!'`

/**
 * Whether the column begins with these letters and numbers, which need no escaping. SQLite plans a statement again before
 * each run when a parameter alone stands behind `like`.
 */
export const startsWith = (column: string, letters: string) => sql<boolean>`${sql.ref(column)} like ${letters} || '%'`

/** How many rows the query finds. PostgreSQL returns a count as text. */
export const countRows = async <DB, Table extends keyof DB, Columns>(query: SelectQueryBuilder<DB, Table, Columns>) => {
  const { total } = await query
    .select((make) => make.fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The month of a column that holds a day or a time, such as 2026-11. */
export const monthOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 7)`
