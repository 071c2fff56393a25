/** What a form says about the text that this device keeps, and about a conflict with what was saved meanwhile. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Failure } from '../api.ts'
import type { useKeptForm } from './use-kept-form.ts'

// Loaded after the first conflict.
const FormConflict = lazy(async () => ({ default: (await import('./form-conflict.tsx')).FormConflict }))

type KeptForm = ReturnType<typeof useKeptForm>

export const KeptNote = ({ isRestored, isFull, discard }: Pick<KeptForm, 'isRestored' | 'isFull' | 'discard'>) => (
  <>
    {isRestored && (
      <div role="status" className="notice restored">
        <p>We have restored what you typed before. Only this device has it until you save it.</p>
        <Button type="button" variant="outline" onClick={discard}>
          Discard what I typed
        </Button>
      </div>
    )}
    {isFull && <Alert kind="failure">This device has no space to keep your text. Save it soon.</Alert>}
  </>
)

/**
 * `theirs` draws the form's fields with what the server sent when it refused an outdated version: the record first.
 * `failure`: of a form without a fetcher.
 */
export type SavedMeanwhile = {
  what: string
  failure?: Failure | undefined
  theirs: (current: never) => ReactNode
}

const versionIn = (current: unknown) => {
  const [record] = Object.values(current as Record<string, { version?: string | number }>)
  return String(record?.version ?? '')
}

export const ConflictOf = ({ kept, what, failure, theirs }: SavedMeanwhile & { kept: KeptForm }) => {
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<Failure>()
  const mine = kept.sentTexts()
  if (failure?.current === undefined || decided === failure || !mine) return null
  const version = versionIn(failure.current)
  const replace = () => kept.replaces(version)
  const sendMine = () => {
    replace()
    requestAnimationFrame(() => kept.form.current?.requestSubmit())
  }
  const takeTheirs = async (values: Parameters<KeptForm['take']>[0]) => {
    setDecided(failure)
    await kept.take(values, version)
    await revalidate()
  }
  return (
    <Suspense>
      <FormConflict
        key={version}
        {...{ what, mine }}
        theirs={theirs(failure.current as never)}
        onMine={sendMine}
        onTheirs={takeTheirs}
        onByHand={replace}
      />
    </Suspense>
  )
}
