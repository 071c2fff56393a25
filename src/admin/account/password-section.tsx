/** The form that changes the user's password. `core/users/password.ts` checks the new one. */

import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { fieldsOf } from '#ui/field.tsx'
import { FoldedSection } from '../folded.tsx'
import { FailureAlert, IntentButton, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { hasSucceeded } from '../intents.ts'
import { PasswordField } from '../login/password-field.tsx'
import type { AccountResult } from './calls.ts'

export const PasswordSection = ({ email }: { email: string }) => {
  const fetcher = useFetcher<AccountResult>()
  const { failure } = fetcher.data ?? {}
  const field = fieldsOf(failure?.errors)
  const isDone = hasSucceeded(fetcher)
  const programs = fetcher.data?.intent === 'changePassword' ? (fetcher.data.body?.programs ?? []) : []
  const form = useEmptyWhen(isDone)
  return (
    <FoldedSection title="Password" value="Change">
      <FailureAlert failure={failure} fields={['password', 'newPassword']} />
      <div ref={form}>
        <IntentForm fetcher={fetcher} intent="changePassword">
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField label="Current password" {...field('password')} autoComplete="current-password" />
          <PasswordField
            label="New password"
            {...field('newPassword')}
            autoComplete="new-password"
            hint={`At least ${limits.password.min} characters. Four unrelated words make a good password.`}
          />
          <SubmitButton fetcher={fetcher}>Change password</SubmitButton>
          <SuccessNote isShown={isDone}>Your password was changed. Your other devices were signed out.</SuccessNote>
        </IntentForm>
      </div>
      {isDone && programs.length > 0 && <ProgramsLeft programs={programs} />}
    </FoldedSection>
  )
}

/** A program that somebody added with the old password keeps its access until its token is revoked. */
const ProgramsLeft = ({ programs }: { programs: string[] }) => {
  const [areRevoked, setRevoked] = useState(false)
  return areRevoked ? (
    <p role="status">The tokens were revoked.</p>
  ) : (
    <div>
      <p>These programs can still act for you: {programs.join(', ')}. Revoke their tokens if you are not sure.</p>
      <IntentButton intent="revokeTokens" variant="danger" onDone={() => setRevoked(true)}>
        Revoke all tokens
      </IntentButton>
    </div>
  )
}

/** Clears the password fields as soon as the server has saved the new password. */
const useEmptyWhen = (isDone: boolean) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone) element.current?.querySelector('form')?.reset()
  }, [isDone])
  return element
}
