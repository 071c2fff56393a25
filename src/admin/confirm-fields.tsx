import { lazy, Suspense } from 'react'
import type { Failure } from './api.ts'

const PasswordAgain = lazy(async () => ({ default: (await import('./password-again.tsx')).PasswordAgain }))

/** In a form whose call may need the password again: empty until the API has responded that it does. */
export const ConfirmFields = ({ failure }: { failure: Failure | undefined }) =>
  failure?.errors.confirmation ? (
    <Suspense>
      <PasswordAgain failure={failure} />
    </Suspense>
  ) : null
