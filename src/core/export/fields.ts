/**
 * How a record type says which of its tables and fields (columns) are exported, under the names of the API. Passwords,
 * tokens and secrets are left out.
 */
import type { Selectable } from 'kysely'
import type { Snapshot } from '../database/dump.ts'
import type { ImageRow, Tables } from '../database/tables.ts'
import { imageOf } from '../images/images.ts'
import { fileNamesOf } from '../images/stored-image.ts'

/** The fields by their names in the API. */
type Item = Record<string, unknown>

type Definition<Table extends keyof Tables> = {
  /** The name of the file, without its ending. */
  name: string
  /** A description of the file's content, for README.txt. */
  about: string
  table: Table
  toItem: (row: Selectable<Tables[Table]>) => Item | undefined
  columns?: string[]
}

/** `columns`: the fields of the CSV file, for what is also exported as CSV. */
export type ExportTable = {
  name: string
  about: string
  itemsOf: (snapshot: Snapshot) => AsyncIterable<Item[]>
  columns: string[] | undefined
}

export const exported = <Table extends keyof Tables>({
  name,
  about,
  table,
  toItem,
  columns,
}: Definition<Table>): ExportTable => ({
  name,
  about,
  columns,
  itemsOf: async function* ({ rowsOf }) {
    for await (const rows of rowsOf(table)) yield rows.map((row) => toItem(row)).filter((item) => item !== undefined)
  },
})

/** Every file of an image; the largest is the master. */
export const filesOf = (row: Selectable<ImageRow>) => {
  const image = imageOf(row)
  return image ? fileNamesOf(image) : []
}
