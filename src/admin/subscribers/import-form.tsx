/**
 * CSV import: matches the columns, shows what would be added (dry run), and sends the rows in batches. `columns.ts`
 * reads the rows.
 */

import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import rowStyles from '#admin/lists/rows.module.css'
import { unreachable } from '#shared/email.ts'
import { counted, thousands } from '#shared/format.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { SubscriberImportResult } from '#shared/shapes/subscriber.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, Select } from '#ui/field.tsx'
import { adminApi, bodyOf, type Failure, here, isFailure } from '../api.ts'
import { SuccessAlert } from '../intent-form.tsx'
import { KeptNote } from '../writing/kept-note.tsx'
import { textIsSaved } from '../writing/kept-text.ts'
import { useKeptForm } from '../writing/use-kept-form.ts'
import {
  type Columns,
  emailColumns,
  guessColumns,
  type ReadRow,
  subscribersIn,
  type Table,
  withoutDuplicates,
} from './columns.ts'
import { ambiguousDateIn, dateOrderOf } from './dates.ts'
import { GroupsField, groupsIn } from './groups.tsx'
import styles from './subscribers.module.css'

const labels: Record<keyof Columns, string> = {
  email: 'Email address column',
  language: 'Language column (en, tw …)',
  agreedAt: 'Consent date column (19/6/2026 or 2026-06-19)',
  consent: 'Consent column (how they agreed)',
  groups: 'Groups column',
  state: 'Status column (unsubscribed, bounced …)',
}

/** If the columns are recognised, the preview needs no press of a button. */
const usePreviewAtOnce = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => form.current?.requestSubmit(), [form])
}

/** Matches the columns, tries the import without saving, then imports. */
export const ImportForm = ({ table }: { table: Table }) => {
  const [columns, setColumns] = useState(() => guessColumns(table))
  const [result, setResult] = useState<{ isTrial: boolean; outcome: Total | Failure }>()
  const [isBusy, setBusy] = useState(false)
  const kept = useKeptForm({ name: 'import' })
  usePreviewAtOnce(kept.form)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const isTrial = form.get('step') !== 'import'
    setBusy(true)
    kept.submitted()
    const outcome = await sendImport(subscribersIn(table, columns), { ...optionsIn(form), isTrial })
    if (!isTrial && !isFailure(outcome)) textIsSaved(kept.key)
    setResult({ isTrial, outcome })
    setBusy(false)
  }
  return (
    <form ref={kept.form} className={styles.page} onSubmit={send} onInput={() => setResult(undefined)}>
      <KeptNote {...kept} />
      <Matching table={table} columns={columns} onChange={setColumns} />
      <Notes table={table} columns={columns} />
      <OptionFields />
      {result && <ImportResult {...result} />}
      <p className={`actions ${rowStyles.actions}`}>
        <Button variant="outline" name="step" value="trial" isBusy={isBusy}>
          Preview import
        </Button>
        {result?.isTrial && !isFailure(result.outcome) && result.outcome.added > 0 && (
          <Button name="step" value="import" isBusy={isBusy}>
            Import {thousands(result.outcome.added)}
          </Button>
        )}
      </p>
    </form>
  )
}

const OptionFields = () => (
  <>
    <Field
      label="How did they agree?"
      hint="Used for rows that do not say it"
      name="consent"
      maxLength={limits.confirmReason}
    />
    <GroupsField />
    <Checkbox name="isConfirmed">I have proof that each of them agreed. Skip the confirmation email.</Checkbox>
  </>
)

const optionsIn = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '')
  return { consent: text('consent'), isConfirmed: text('isConfirmed') === 'on', groups: groupsIn(text('groups')) }
}

type MatchingProps = { table: Table; columns: Columns; onChange: (columns: Columns) => void }

const Matching = ({ table, columns, onChange }: MatchingProps) =>
  keysOf(labels).map((name) => (
    <Select
      key={name}
      label={labels[name]}
      value={columns[name]}
      onChange={({ target }) => onChange({ ...columns, [name]: Number(target.value) })}
      options={[
        ['-1', 'None'] as const,
        ...table.names.map((column, index) => [String(index), `${column}: ${table.rows[0]?.[index] ?? ''}`] as const),
      ]}
    />
  ))

const readAs = {
  day: 'is read as day, month, year.',
  month: 'is read as month, day, year, because another date has the month first.',
  mixed: 'is not read, because some dates have the day first and others the month.',
}

/** What the user should check: which column gives the addresses, and the order of day and month. */
const Notes = ({ table, columns: { email, agreedAt } }: { table: Table; columns: Columns }) => {
  const others = emailColumns(table).filter((index) => index !== email)
  const dates = table.rows.map((row) => row[agreedAt] ?? '')
  const date = ambiguousDateIn(dates)
  const namesOf = (indexes: number[]) =>
    new Intl.ListFormat('en-GB').format(indexes.map((index) => `“${table.names[index]}”`))
  return (
    <>
      {others.length > 0 && email >= 0 && (
        <p>
          More than one column has email addresses. They are taken from {namesOf([email])}, not from {namesOf(others)}.
        </p>
      )}
      {date && (
        <p>
          A date like {date} {readAs[dateOrderOf(dates)]}
        </p>
      )}
    </>
  )
}

const linesNamed = 5

/** Where the rows are in the file, for example `Lines 3, 8 and 12`. */
const linesOf = (rows: Located[]) => {
  const lines = rows.slice(0, linesNamed).map(({ line }) => thousands(line))
  const more = rows.length > linesNamed ? [`${thousands(rows.length - linesNamed)} more`] : []
  return `${rows.length === 1 ? 'Line' : 'Lines'} ${new Intl.ListFormat('en-GB').format([...lines, ...more])}`
}

const reasonOf = ({ line, email }: ReadRow) => {
  const fault = email.split('@').length > 2 ? 'has more than one address' : 'is not an email address'
  return `Line ${thousands(line)}: ${unreachable(email) && fault.startsWith('is') && email.includes('@') ? unreachable(email) : `“${email}” ${fault}.`}`
}

const resultLines = (isTrial: boolean, total: Total) => {
  const { added, known, waiting, bounced, unsubscribed, duplicates, withoutAddress, invalid } = total
  const faulty = (fault: ReadRow['faults'][number]) => total.rows.filter(({ faults }) => faults.includes(fault))
  const located = (rows: Located[], sentence: string) => rows.length > 0 && `${sentence} ${linesOf(rows)}.`
  const isAdded = isTrial ? `${thousands(added)} would be added.` : `${counted(added, 'was added', 'were added')}.`
  return [
    added > 0 ? isAdded : `Nobody ${isTrial ? 'would be' : 'was'} added.`,
    total.withoutDate > 0 && `${counted(total.withoutDate, 'has', 'have')} no readable consent date, so none is saved.`,
    located(faulty('noDate'), 'Some consent dates cannot be read.'),
    known > 0 && `${counted(known, 'is', 'are')} subscribed already.`,
    waiting > 0 && `${counted(waiting, 'is on the list and has', 'are on the list and have')} not confirmed yet.`,
    bounced > 0 &&
      `${counted(bounced, 'is', 'are')} on the list, but emails to ${bounced === 1 ? 'this address' : 'these addresses'} came back.`,
    unsubscribed > 0 &&
      `${counted(unsubscribed, 'has', 'have')} unsubscribed before, and ${unsubscribed === 1 ? 'stays' : 'stay'} unsubscribed.`,
    located(
      total.left,
      `${counted(total.left.length, 'has', 'have')} unsubscribed or bounced according to the file, and ${total.left.length === 1 ? 'is' : 'are'} not imported.`,
    ),
    located(duplicates, `${counted(duplicates.length, 'is', 'are')} in the file more than once.`),
    located(withoutAddress, `${counted(withoutAddress.length, 'row has', 'rows have')} no address.`),
    total.withoutConsent > 0 && `${counted(total.withoutConsent, 'is', 'are')} not imported: the consent is missing.`,
    total.inFuture > 0 && `${counted(total.inFuture, 'is', 'are')} not imported: the consent date is in the future.`,
    located(faulty('noLanguage'), 'Some languages are not languages of this site, and are left out.'),
    located(faulty('cut'), `Some consents have more than ${limits.confirmReason} characters, and lose the rest.`),
    ...invalid.slice(0, linesNamed).map(reasonOf),
    invalid.length > linesNamed &&
      `${thousands(invalid.length - linesNamed)} more are not email addresses. ${linesOf(invalid.slice(linesNamed))}.`,
  ].filter((line) => typeof line === 'string')
}

const ImportResult = ({ isTrial, outcome }: { isTrial: boolean; outcome: Total | Failure }) => {
  if (isFailure(outcome)) return <Alert kind="failure">{outcome.reason}</Alert>
  // The preview appears automatically once the questions above it are answered.
  const Result = isTrial ? Preview : SuccessAlert
  return (
    <Result>
      {resultLines(isTrial, outcome).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Result>
  )
}

const Preview = ({ children }: { children: ReactNode }) => <Alert kind="success">{children}</Alert>

type ImportOptions = { consent: string; isConfirmed: boolean; groups: string[]; isTrial: boolean }
type Located = Pick<ReadRow, 'line'>
type Total = Omit<SubscriberImportResult, 'invalid' | 'duplicates'> & {
  rows: ReadRow[]
  invalid: ReadRow[]
  left: Located[]
  duplicates: Located[]
  withoutAddress: Located[]
}

const none = {
  ...{ added: 0, known: 0, waiting: 0, bounced: 0, unsubscribed: 0 },
  ...{ withoutConsent: 0, inFuture: 0, withoutDate: 0 },
}
const counts = keysOf(none)

/** Sends the rows in batches, because the connection may be slow. Repeating a batch adds no subscriber twice. */
const sendImport = async (all: ReadRow[], options: ImportOptions): Promise<Total | Failure> => {
  const api = adminApi(here())
  const [left, staying] = [true, false].map((isLeft) => all.filter(({ faults }) => faults.includes('left') === isLeft))
  const { rest, ...others } = withoutDuplicates(staying ?? [], options.consent, new Date())
  const total: Total = { ...none, ...others, rows: rest, left: left ?? [], invalid: [] }
  for (let from = 0; from < rest.length; from += limits.importedSubscribers) {
    const some = rest.slice(from, from + limits.importedSubscribers)
    const subscribers = some.map(({ line, faults, ...subscriber }) => subscriber)
    const result = await bodyOf(() => api.subscribe.import.$post({ json: { subscribers, ...options } }))
    if (isFailure(result)) return result
    for (const name of counts) total[name] += result[name]
    total.invalid.push(...result.invalid.flatMap((index) => some[index] ?? []))
  }
  return total
}
