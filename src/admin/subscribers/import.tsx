import { type ChangeEvent, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { PageHeading } from '../page-heading.tsx'
import { subscribersPath } from './calls.ts'
import { type Table, tableIn } from './columns.ts'
import { readCsv } from './csv.ts'
import { ImportForm } from './import-form.tsx'
import styles from './subscribers.module.css'

export default function Import() {
  const [table, setTable] = useState<Table>()
  const [count, setCount] = useState(0)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setTable(file && tableIn(readCsv(await file.text())))
    setCount(count + 1)
  }
  return (
    <div className={styles.page}>
      <PageHeading title="Import subscribers" back={{ to: subscribersPath, text: 'Back to the subscribers' }} />
      <p>
        Only people who agreed to get letters from Voima. The file is read on this device; you see what would happen
        before anything does.
      </p>
      <Field label="File (CSV)" type="file" accept=".csv,.txt,text/csv" onChange={read} />
      {table && table.rows.length === 0 && <p>There is nothing in this file.</p>}
      {table && table.rows.length > 0 && <ImportForm key={count} table={table} />}
    </div>
  )
}
