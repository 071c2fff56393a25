/** The page that imports subscribers. */

import { type ChangeEvent, useState } from 'react'
import { thousands } from '#shared/format.ts'
import { subscribersPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { PageHeading } from '../page-heading.tsx'
import { type Table, tableIn } from './columns.ts'
import { readCsv, type Unreadable } from './csv.ts'
import { ImportForm } from './import-form.tsx'
import styles from './subscribers.module.css'

export default function Import() {
  const [table, setTable] = useState<Table | Unreadable>()
  const [count, setCount] = useState(0)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setTable(file && tableOf(await file.text()))
    setCount(count + 1)
  }
  return (
    <div className={styles.page}>
      <PageHeading title="Import subscribers" back={{ to: subscribersPath, text: 'Back to the subscribers' }} />
      <p>
        Import only people who agreed to get newsletters from Voima. The file is read on this device, and you see a
        preview before anything is saved.
      </p>
      <Field label="File (CSV)" type="file" accept=".csv,.txt,text/csv" onChange={read} />
      {table && <Read key={count} table={table} />}
    </div>
  )
}

const tableOf = (text: string) => {
  const rows = readCsv(text)
  return 'line' in rows ? rows : tableIn(rows)
}

const Read = ({ table }: { table: Table | Unreadable }) => {
  if ('line' in table) return <Alert kind="failure">{brokenAt(table)}</Alert>
  return table.rows.length > 0 ? <ImportForm table={table} /> : <p>This file is empty.</p>
}

const brokenAt = ({ line }: Unreadable) =>
  `This file cannot be read from line ${thousands(line)} on, so nothing was imported: a quotation mark opens a cell that is never closed. Fix that line, then choose the file again.`
