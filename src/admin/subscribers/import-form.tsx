/**
 * CSV import: matches the columns, shows what would be added (dry run), and sends the rows in batches. `columns.ts`
 * reads the rows.
 */

import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import rowStyles from '#admin/lists/rows.module.css'
import { counted, thousands } from '#shared/format.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { ImportedSubscriber, SubscriberImportResult } from '#shared/shapes/subscriber.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, Select } from '#ui/field.tsx'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { SuccessAlert } from '../form-results.tsx'
import { KeptNote } from '../writing/kept-note.tsx'
import { textIsSaved } from '../writing/kept-text.ts'
import { useKeptForm } from '../writing/use-kept-form.ts'
import { type Columns, guessColumns, slashedDateIn, subscriberIn, type Table, withoutDuplicates } from './columns.ts'
import { GroupsField, groupsIn } from './groups.tsx'
import styles from './subscribers.module.css'

const labels: Record<keyof Columns, string> = {
  email: 'Email address column',
  language: 'Language column (en, tw …)',
  agreedAt: 'Consent date column (19/6/2026 or 2026-06-19)',
  consent: 'Consent column (how they agreed)',
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
  const date = slashedDateIn(table, columns)
  const kept = useKeptForm({ name: 'import' })
  usePreviewAtOnce(kept.form)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const isTrial = form.get('step') !== 'import'
    setBusy(true)
    const rows = table.rows.map(subscriberIn(columns, table.rows))
    kept.submitted()
    const outcome = await sendImport(rows, { ...optionsIn(form), isTrial })
    if (!isTrial && !isFailure(outcome)) textIsSaved(kept.key)
    setResult({ isTrial, outcome })
    setBusy(false)
  }
  return (
    <form ref={kept.form} className={styles.page} onSubmit={send} onInput={() => setResult(undefined)}>
      <KeptNote {...kept} />
      <Matching table={table} columns={columns} onChange={setColumns} />
      {date && <p>A date like {date} is read as day, month, year.</p>}
      <OptionFields />
      {result && <ImportResult {...result} />}
      <p className={rowStyles.actions}>
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

const ImportResult = ({ isTrial, outcome }: { isTrial: boolean; outcome: Total | Failure }) => {
  if (isFailure(outcome)) return <Alert kind="failure">{outcome.reason}</Alert>
  const { added, known, unsubscribed, duplicates, invalid, withoutAddress, withoutConsent, inFuture, withoutDate } =
    outcome
  const lines = [
    `${isTrial ? `${thousands(added)} would be added` : counted(added, 'was added', 'were added')}.`,
    withoutDate > 0 && `${counted(withoutDate, 'has', 'have')} no readable consent date, so none is saved.`,
    known > 0 && `${counted(known, 'is', 'are')} subscribed already.`,
    unsubscribed > 0 &&
      `${counted(unsubscribed, 'has', 'have')} unsubscribed before, and ${unsubscribed === 1 ? 'stays' : 'stay'} unsubscribed.`,
    duplicates > 0 && `${counted(duplicates, 'is', 'are')} in the file more than once.`,
    withoutAddress > 0 && `${counted(withoutAddress, 'row has', 'rows have')} no address.`,
    withoutConsent > 0 && `${counted(withoutConsent, 'is', 'are')} not imported: the consent is missing.`,
    inFuture > 0 && `${counted(inFuture, 'is', 'are')} not imported: the consent date is in the future.`,
    invalid.length > 0 &&
      `${counted(invalid.length, 'is not an email address', 'are not email addresses')}: ${invalid.slice(0, 5).join(', ')}${invalid.length > 5 ? ' …' : ''}`,
  ]
  // The preview appears automatically once the questions above it are answered.
  const Result = isTrial ? SuccessPreview : SuccessAlert
  return (
    <Result>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </Result>
  )
}

const SuccessPreview = ({ children }: { children: ReactNode }) => <Alert kind="success">{children}</Alert>

type ImportOptions = { consent: string; isConfirmed: boolean; groups: string[]; isTrial: boolean }
type Total = Omit<SubscriberImportResult, 'invalid'> & { invalid: string[]; withoutAddress: number }

const none = { added: 0, known: 0, unsubscribed: 0, withoutConsent: 0, inFuture: 0, withoutDate: 0 }
const counts = keysOf(none)

/** Sends the rows in batches, because the connection may be slow. Repeating a batch adds no subscriber twice. */
const sendImport = async (subscribers: ImportedSubscriber[], options: ImportOptions): Promise<Total | Failure> => {
  const api = adminApi(new Request(location.href))
  const { rest, duplicates, withoutAddress } = withoutDuplicates(subscribers, options.consent, new Date())
  const total: Total = { ...none, duplicates, withoutAddress, invalid: [] }
  for (let from = 0; from < rest.length; from += limits.importedSubscribers) {
    const some = rest.slice(from, from + limits.importedSubscribers)
    const result = await bodyOf(() => api.subscribe.import.$post({ json: { subscribers: some, ...options } }))
    if (isFailure(result)) return result
    for (const name of counts) total[name] += result[name]
    total.invalid.push(...result.invalid.map((index) => some[index]?.email ?? ''))
  }
  return total
}
