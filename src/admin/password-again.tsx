/**
 * Asks for the password or a passkey again (re-authentication), in a form whose call could give somebody else access.
 * `intents.ts` confirms the session.
 */

import { useEffect, useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { type Failure, isFailure } from './api.ts'
import { PasswordField } from './login/password-field.tsx'
import { confirmWithPasskey, usesPasskey } from './passkey-calls.ts'

/** Shows a code field if the API needs a code, too. */
export const PasswordAgain = ({ failure: { status, reason, errors } }: { failure: Failure }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const isFirst = status === 403
  const [isConfirmed, setConfirmed] = useState(false)
  useEffect(() => {
    if (isConfirmed) element.current?.closest('form')?.requestSubmit()
  }, [isConfirmed])
  // Without the fields, the form is sent again unchanged.
  if (isConfirmed) return <div ref={element} />
  return (
    <>
      <div ref={element}>
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
      {usesPasskey() && <PasskeyInstead onConfirmed={() => setConfirmed(true)} />}
    </>
  )
}

const PasskeyInstead = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const [failure, setFailure] = useState<Failure>()
  const confirm = async () => {
    const answer = await confirmWithPasskey()
    if (isFailure(answer)) setFailure(answer)
    else onConfirmed()
  }
  return (
    <>
      {failure && <Alert kind="failure">{failure.reason}</Alert>}
      <Button type="button" variant="outline" onClick={confirm}>
        Use a passkey
      </Button>
    </>
  )
}
