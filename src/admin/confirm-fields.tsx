/** Asks for the password again, in a form whose call could give somebody else access (`intents.ts`). */

import { useEffect, useRef } from 'react'
import { Field } from '#ui/field.tsx'
import type { Failure } from './api.ts'
import { PasswordField } from './login/password-field.tsx'

/** Empty until the API has answered that it needs the password, and shows a code field if it needs a code, too. */
export const ConfirmFields = ({ failure }: { failure: Failure | undefined }) =>
  failure?.errors.confirmation ? <PasswordAgain failure={failure} /> : null

const PasswordAgain = ({ failure: { status, reason, errors } }: { failure: Failure }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const isFirst = status === 403
  return (
    <>
      <div ref={place}>
        <PasswordField
          label="Your password"
          name="confirmPassword"
          autoComplete="current-password"
          hint="Enter it again to confirm that it is you."
          error={errors.password ?? (isFirst || errors.code ? undefined : reason)}
        />
      </div>
      {errors.code && (
        <Field
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          name="confirmCode"
          autoComplete="one-time-code"
          autoCapitalize="off"
          required
          error={errors.code}
        />
      )}
    </>
  )
}
