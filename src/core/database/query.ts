/** Parts of queries that several modules share. */
import { type SelectQueryBuilder, sql } from 'kysely'

/** Whether the column contains this text; `%` and `_` in the text match only themselves. */
export const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`

/** How many rows the query finds. PostgreSQL returns a count as text. */
export const countRows = async <DB, Table extends keyof DB, Columns>(query: SelectQueryBuilder<DB, Table, Columns>) => {
  const { total } = await query
    .select((make) => make.fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}
