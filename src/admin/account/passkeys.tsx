/**
 * The user's passkeys (WebAuthn): add one, see when each was used, and remove it. `../passkey-calls.ts` calls the
 * browser's API.
 */

import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { Passkey } from '#shared/shapes/passkey.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { FoldedSection } from '../folded.tsx'
import { AskButton } from '../form-dialog.tsx'
import { ConfirmFields, IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { hasSucceeded } from '../intents.ts'
import { Moment } from '../moment.tsx'
import { canUsePasskeys } from '../passkey-calls.ts'
import styles from './account.module.css'
import type { AccountResult } from './calls.ts'

export const Passkeys = ({ passkeys }: { passkeys: Passkey[] }) => (
  <FoldedSection title="Passkeys" value={passkeys.length > 0 ? String(passkeys.length) : 'None'}>
    <p>
      A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password and without
      a code. Your password stays valid. If you lose a device, sign in with your password and remove its passkey here.
    </p>
    {passkeys.length > 0 && (
      <ul className={styles.sessions}>
        {passkeys.map((passkey) => (
          <PasskeyEntry key={passkey._id} passkey={passkey} />
        ))}
      </ul>
    )}
    {canUsePasskeys() ? <AddPasskey /> : <p>This browser cannot create passkeys.</p>}
  </FoldedSection>
)

const PasskeyEntry = ({ passkey: { _id, name, createdAt, usedAt } }: { passkey: Passkey }) => (
  <li>
    <p>
      <strong>{name}</strong>
      <span className={styles.when}>
        Added <Moment at={createdAt} />
        {usedAt ? (
          <>
            , last used <Moment at={usedAt} />
          </>
        ) : (
          ', not used yet'
        )}
      </span>
    </p>
    <AskButton
      button="Remove"
      about={`the passkey ${name}`}
      question={`Remove the passkey ${name}?`}
      explanation={<p>You can no longer sign in with it.</p>}
      intent="removePasskey"
      fields={{ id: _id }}
    />
  </li>
)

const AddPasskey = () => {
  const fetcher = useFetcher<AccountResult>()
  const failure = fetcher.data?.failure
  const field = fieldsOf(failure?.errors)
  return (
    <>
      {hasSucceeded(fetcher) && <SuccessAlert>The passkey was added.</SuccessAlert>}
      <IntentForm fetcher={fetcher} intent="addPasskey" errorsOf={['name']}>
        <Field
          label="Name of the new passkey"
          {...field('name')}
          required
          maxLength={limits.passkeyName}
          hint="For example: my phone"
        />
        <ConfirmFields failure={failure} />
        <SubmitButton fetcher={fetcher} variant="outline">
          Add passkey
        </SubmitButton>
      </IntentForm>
    </>
  )
}
