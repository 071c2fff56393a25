import { sql } from 'kysely'

/** That a column has this text somewhere in it, whatever signs the text is made of. */
export const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`
