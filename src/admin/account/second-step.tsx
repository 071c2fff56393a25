/**
 * Turns two-step sign-in (2FA, MFA) on and off: the QR code for the authenticator app (TOTP), and the recovery codes.
 * `core/users/second-factor.ts` checks the codes.
 */

import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Account } from '#shared/shapes/account.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { Folded, FoldedSection } from '../folded.tsx'
import { FailureAlert, IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { PasswordField } from '../login/password-field.tsx'
import type { AccountResult } from './calls.ts'
import styles from './second-step.module.css'

type Fetcher = ReturnType<typeof useFetcher<AccountResult>>

export const SecondStep = ({ account }: { account: Account }) => {
  const fetcher = useFetcher<AccountResult>()
  const [seenCodes, setSeenCodes] = useState<string[]>()
  const recoveryCodes = newCodesIn(fetcher.data)
  const hasNewCodes = recoveryCodes && recoveryCodes !== seenCodes
  return (
    <FoldedSection
      title="Two-step sign-in"
      value={account.hasSecondFactor ? 'On' : 'Off'}
      isOpen={!account.hasSecondFactor}
    >
      {account.mustSetUpSecondFactor && !hasNewCodes && (
        <Alert kind="failure">Two-step sign-in is required. Set it up to continue.</Alert>
      )}
      {hasNewCodes && <RecoveryCodes codes={recoveryCodes} onSeen={() => setSeenCodes(recoveryCodes)} />}
      {!hasNewCodes &&
        (account.hasSecondFactor ? <On left={account.recoveryCodes} fetcher={fetcher} /> : <Off fetcher={fetcher} />)}
    </FoldedSection>
  )
}

const newCodesIn = (data: AccountResult | undefined) =>
  data?.intent === 'confirmSecondStep' || data?.intent === 'renewCodes' ? data.body?.recoveryCodes : undefined

const Off = ({ fetcher }: { fetcher: Fetcher }) => {
  const { secret, uri } = useLastSecret(fetcher.data)
  return secret && uri ? <Confirm secret={secret} uri={uri} fetcher={fetcher} /> : <Begin fetcher={fetcher} />
}

/** The QR code stays on the screen after a wrong code. */
const useLastSecret = (data: AccountResult | undefined) => {
  const [last, setLast] = useState<{ secret?: string; uri?: string }>({})
  const body = data?.intent === 'beginSecondStep' ? data.body : undefined
  if (body && body.secret !== last.secret) setLast(body)
  return last
}

const Begin = ({ fetcher }: { fetcher: Fetcher }) => (
  <>
    <p>
      Two-step sign-in asks for your password and a code from your phone. Someone who learns your password still cannot
      sign in. You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.
    </p>
    <WithPassword intent="beginSecondStep" button="Set up two-step sign-in" variant="filled" fetcher={fetcher} />
  </>
)

const Confirm = ({ secret, uri, fetcher }: { secret: string; uri: string; fetcher: Fetcher }) => {
  const { failure } = fetcher.data ?? {}
  const field = fieldsOf(failure?.errors)
  return (
    <>
      <ol className={styles.steps}>
        <li>Open your authenticator app, add an account and scan this code.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <QrCode text={uri} />
      <p>
        No camera, or is the app on this phone? <a href={uri}>Open the app</a>, or enter this key:{' '}
        <code className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <IntentForm fetcher={fetcher} intent="confirmSecondStep" errorsOf={['code']}>
        <Field label="Six digits" {...field('code')} inputMode="numeric" autoComplete="one-time-code" required />
        <SubmitButton fetcher={fetcher}>Turn on</SubmitButton>
      </IntentForm>
    </>
  )
}

const On = ({ left, fetcher }: { left: number; fetcher: Fetcher }) => (
  <>
    <p>
      Two-step sign-in is on: you sign in with your password and a code.{' '}
      {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
    </p>
    <Folded name="New recovery codes">
      <WithPassword intent="renewCodes" button="Create new recovery codes" fetcher={fetcher} />
    </Folded>
    <Folded name="Turn off two-step sign-in">
      <WithPassword intent="endSecondStep" button="Turn off" fetcher={useFetcher<AccountResult>()} />
    </Folded>
  </>
)

type WithPasswordProps = { intent: string; button: string; variant?: ButtonVariant; fetcher: Fetcher }

const WithPassword = ({ intent, button, variant = 'outline', fetcher }: WithPasswordProps) => {
  const { failure } = fetcher.data ?? {}
  const field = fieldsOf(failure?.errors)
  return (
    <IntentForm fetcher={fetcher} intent={intent}>
      <FailureAlert failure={failure} fields={['password']} />
      <PasswordField label="Your password" {...field('password')} autoComplete="current-password" />
      <SubmitButton fetcher={fetcher} variant={variant}>
        {button}
      </SubmitButton>
    </IntentForm>
  )
}

// Scanners need a quiet zone of four modules around the code.
const edge = 4

/** Draws the QR code in the browser, because it contains the secret. */
const QrCode = ({ text }: { text: string }) => {
  const code = generate(text)
  const size = code.size + 2 * edge
  return (
    <svg
      className={styles.code}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <path d={toSvgPath(code)} shapeRendering="crispEdges" />
    </svg>
  )
}

/** The recovery codes are shown only once: the server cannot show them again. */
const RecoveryCodes = ({ codes, onSeen }: { codes: string[]; onSeen: () => void }) => (
  <>
    <SuccessAlert>
      <p>Two-step sign-in is on. Write these recovery codes down now. You will not see them again.</p>
    </SuccessAlert>
    <p>If your phone is lost or broken, each code replaces it once. Keep the codes on paper, away from your phone.</p>
    <ol className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div>
      <Button type="button" onClick={onSeen}>
        I have written them down
      </Button>
    </div>
  </>
)
