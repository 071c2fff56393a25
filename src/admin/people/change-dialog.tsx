/** The confirmation dialog before a user's role changes or their account is deleted. */

import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Role } from '#shared/permissions.ts'
import type { ListedUser } from '#shared/shapes/user.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmFields } from '../confirm-fields.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import type { PeopleResult } from './calls.ts'
import { roleWords, wordFor } from './roles.ts'

export type UserAction = { user: ListedUser } & (
  | { intent: 'remove'; role?: undefined }
  | { intent: 'changeRole'; role: Role }
)

type Props = { change: UserAction; onClose: () => void }

/** Stays open if the change fails, and says why. */
export const UserActionDialog = ({ change: { intent, user, role }, onClose }: Props) => {
  const fetcher = useFetcher<PeopleResult>()
  const dialog = useDialog()
  const isBusy = fetcher.state !== 'idle'
  const failure = fetcher.data?.failure
  useEffect(() => {
    if (fetcher.data && !fetcher.data.failure) dialog.current?.close()
  }, [fetcher.data, dialog])
  return (
    <Dialog question={questionOf(user.name ?? user.email, role)} handle={dialog} isBusy={isBusy} onClose={onClose}>
      <p>{consequenceOf(role)}</p>
      <IntentForm Form={fetcher.Form} intent={intent} className="">
        <input type="hidden" name="id" value={user._id} />
        {role && <input type="hidden" name="role" value={role} />}
        <ConfirmFields failure={failure} />
        <FailureAlert failure={failure} />
        <DialogButtons>
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button variant={role ? 'filled' : 'danger'} isBusy={isBusy}>
            {role ? 'Change role' : 'Remove'}
          </Button>
        </DialogButtons>
      </IntentForm>
    </Dialog>
  )
}

const questionOf = (name: string, role: Role | undefined) =>
  role ? `Make ${name} ${wordFor(role)}?` : `Remove ${name}?`

const consequenceOf = (role: Role | undefined) =>
  role
    ? `This takes effect at once. They will have access to ${roleWords[role].may}.`
    : 'They will be signed out at once and can no longer sign in. What they wrote stays.'
