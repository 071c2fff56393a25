import { type FormEvent, useState } from 'react'
import { thousands } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import type { ImportedReader, ReaderImportResult } from '#shared/shapes/subscriber.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { type Columns, guessColumns, readerIn, type Table } from './columns.ts'
import { withoutDoubles } from './doubles.ts'
import styles from './subscribers.module.css'

const labels: Record<keyof Columns, string> = {
  email: 'Column with the address',
  language: 'Column with the language (en, tw …)',
  agreedAt: 'Column with the day they agreed (2026-06-19)',
  consent: 'Column that says how they agreed',
}

/** What each column means, how people agreed, what would happen, and then it. */
export const ImportForm = ({ table }: { table: Table }) => {
  const [columns, setColumns] = useState(() => guessColumns(table))
  const [told, setTold] = useState<{ isTrial: boolean; outcome: Told | Failure }>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const isTrial = form.get('deed') !== 'import'
    setBusy(true)
    const wish = { consent: String(form.get('consent')), isConfirmed: form.get('isConfirmed') === 'on', isTrial }
    setTold({ isTrial, outcome: await sendImport(table.rows.map(readerIn(columns)), wish) })
    setBusy(false)
  }
  return (
    <form className={styles.page} onSubmit={send} onInput={() => setTold(undefined)}>
      <Matching table={table} columns={columns} onChange={setColumns} />
      <Field
        label="How did they agree?"
        hint="For those of whom the file does not say it"
        name="consent"
        maxLength={limits.confirmReason}
      />
      <label className={styles.tick}>
        <input type="checkbox" name="isConfirmed" />
        <span>I can show that each of them said yes: do not ask them again by an email</span>
      </label>
      {told && <Outcome {...told} />}
      <p className={styles.ways}>
        <Button variant="outline" name="deed" value="trial" isBusy={isBusy}>
          See what would happen
        </Button>
        {told?.isTrial && !isFailure(told.outcome) && told.outcome.added > 0 && (
          <Button name="deed" value="import" isBusy={isBusy}>
            Import {thousands(told.outcome.added)}
          </Button>
        )}
      </p>
    </form>
  )
}

type MatchingProps = { table: Table; columns: Columns; onChange: (columns: Columns) => void }

const Matching = ({ table, columns, onChange }: MatchingProps) =>
  (Object.keys(labels) as (keyof Columns)[]).map((name) => (
    <Select
      key={name}
      label={labels[name]}
      value={columns[name]}
      onChange={({ target }) => onChange({ ...columns, [name]: Number(target.value) })}
    >
      <option value={-1}>None</option>
      {table.names.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name, and stay where they are.
        <option key={`${index} ${column}`} value={index}>
          {column}: {table.rows[0]?.[index]}
        </option>
      ))}
    </Select>
  ))

const counted = (count: number, one: string, many: string) => `${thousands(count)} ${count === 1 ? one : many}`

const Outcome = ({ isTrial, outcome }: { isTrial: boolean; outcome: Told | Failure }) => {
  if (isFailure(outcome)) return <Alert kind="failure">{outcome.reason}</Alert>
  const { added, known, left, doubles, wrong, withoutAddress, withoutConsent, inFuture, withoutDay } = outcome
  const lines = [
    `${isTrial ? `${thousands(added)} would be added` : counted(added, 'was added', 'were added')}.`,
    withoutDay > 0 && `Of ${thousands(withoutDay)} no day can be read on which they agreed: none is kept.`,
    known > 0 && `${counted(known, 'is', 'are')} here already.`,
    left > 0 && `${counted(left, 'has', 'have')} left, and ${left === 1 ? 'stays' : 'stay'} so.`,
    doubles > 0 && `${counted(doubles, 'is', 'are')} twice in the file.`,
    withoutAddress > 0 && `${counted(withoutAddress, 'row has', 'rows have')} no address.`,
    withoutConsent > 0 && `${counted(withoutConsent, 'is', 'are')} not taken: nothing says how they agreed.`,
    inFuture > 0 && `${counted(inFuture, 'is', 'are')} not taken: the day they agreed is yet to come.`,
    wrong.length > 0 &&
      `${counted(wrong.length, 'is no address', 'are no addresses')}: ${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ' …' : ''}`,
  ]
  return (
    <Alert kind="success">
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </Alert>
  )
}

type Wish = { consent: string; isConfirmed: boolean; isTrial: boolean }
type Told = Omit<ReaderImportResult, 'wrong'> & { wrong: string[]; withoutAddress: number }

const none = { added: 0, known: 0, left: 0, withoutConsent: 0, inFuture: 0, withoutDay: 0 }
const counts = Object.keys(none) as (keyof typeof none)[]

/** Some at a time, so that a long list fits through a weak link. Sent again, nobody is taken twice. */
const sendImport = async (readers: ImportedReader[], wish: Wish): Promise<Told | Failure> => {
  const api = adminApi(new Request(location.href))
  const { rest, doubles, withoutAddress } = withoutDoubles(readers, wish.consent, new Date())
  const told: Told = { ...none, doubles, withoutAddress, wrong: [] }
  for (let from = 0; from < rest.length; from += limits.importedReaders) {
    const some = rest.slice(from, from + limits.importedReaders)
    const result = await bodyOf(() => api.subscribe.import.$post({ json: { readers: some, ...wish } }))
    if (isFailure(result)) return result
    for (const name of counts) told[name] += result[name]
    told.wrong.push(...result.wrong.map((index) => some[index]?.email ?? ''))
  }
  return told
}
