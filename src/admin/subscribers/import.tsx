/**
 * The page of the CSV import of subscribers: takes the file, which the server parses (`core/subscribers/parse-csv.ts`).
 */

import { type ChangeEvent, useState } from 'react'
import { organisationName } from '#shared/organisation-name.ts'
import { subscribersPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { adminApi, bodyOf, type Failure, here, isFailure } from '../api.ts'
import { PageHeading } from '../page-heading.tsx'
import { holdsEmail, type Table, tableIn } from './columns.ts'
import { ImportForm } from './import-form.tsx'
import styles from './subscribers.module.css'

/** A table with the columns that the import recognises; the addresses are examples. */
const sample = [
  'email,language,agreed at,how they agreed',
  'esi@mail.example,en,19/06/2026,Signed the list at the walk',
  'Kofi Boateng <kofi@mail.example>,tw,2026-06-20,Asked by phone',
].join('\r\n')

export default function Import() {
  const [table, setTable] = useState<Table | Failure>()
  const [count, setCount] = useState(0)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setTable(file && (await readTable(file)))
    setCount(count + 1)
  }
  return (
    <div className={styles.page}>
      <PageHeading title="Import subscribers" back={{ to: subscribersPath, text: 'Back to subscribers' }} />
      <p>
        Import only people who agreed to get newsletters from {organisationName()}. You see a preview before anything is
        saved.
      </p>
      <p>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`} download="sample.csv">
          Download a sample file
        </a>
      </p>
      <Field label="File (CSV)" type="file" accept=".csv,.tsv,.txt,text/csv" onChange={read} />
      {table && <Read key={count} table={table} />}
    </div>
  )
}

const readTable = async (file: File): Promise<Table | Failure> => {
  const init = { body: file, headers: { 'Content-Type': 'text/csv' } }
  const read = await bodyOf(() => adminApi(here()).subscribe.import.table.$post({}, { init }))
  if (!isFailure(read)) return tableIn(read)
  return { ...read, reason: read.errors.file ?? read.reason }
}

const Read = ({ table }: { table: Table | Failure }) => {
  if (isFailure(table)) return <Alert kind="failure">{table.reason}</Alert>
  if (table.rows.some((row) => row.some(holdsEmail))) return <ImportForm table={table} />
  return (
    <Alert kind="failure">
      {table.rows.length === 0 && table.names.length === 0
        ? 'This file is empty.'
        : `No row of this file has an email address, so there is nobody to import. Its columns are: ${table.names.join(', ')}.`}
    </Alert>
  )
}
