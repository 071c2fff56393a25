/** Conditions that several queries share. */
import { sql } from 'kysely'

/** Whether the column contains this text; `%` and `_` in the text match only themselves. */
export const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`
