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
  | { intent: 'remove'; role?: undefined; mayRead?: undefined }
  | { intent: 'grant'; role?: undefined; mayRead: 'yes' | 'no' }
  | { intent: 'changeRole'; role: Role; mayRead?: undefined }
)

type Props = { change: UserAction; onClose: () => void }

/** Stays open if the change fails, and says why. */
export const UserActionDialog = ({ change, onClose }: Props) => {
  const { intent, user, role, mayRead } = change
  const fetcher = useFetcher<PeopleResult>()
  const dialog = useDialog()
  const isBusy = fetcher.state !== 'idle'
  const failure = fetcher.data?.failure
  useEffect(() => {
    if (fetcher.data && !fetcher.data.failure) dialog.current?.close()
  }, [fetcher.data, dialog])
  return (
    <Dialog question={questionOf(change)} handle={dialog} isBusy={isBusy} onClose={onClose}>
      <p>{consequenceOf(change)}</p>
      <IntentForm Form={fetcher.Form} intent={intent} className="">
        <input type="hidden" name="id" value={user._id} />
        {role && <input type="hidden" name="role" value={role} />}
        {mayRead && <input type="hidden" name="mayRead" value={mayRead} />}
        <ConfirmFields failure={failure} />
        <FailureAlert failure={failure} />
        <DialogButtons>
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button variant={intent === 'remove' ? 'danger' : 'filled'} isBusy={isBusy}>
            {buttonWords[intent]}
          </Button>
        </DialogButtons>
      </IntentForm>
    </Dialog>
  )
}

const buttonWords = { remove: 'Remove', changeRole: 'Change role', grant: 'Change' }

const questionOf = ({ user, role, mayRead }: UserAction) => {
  const name = user.name ?? user.email
  if (mayRead) return mayRead === 'yes' ? `Let ${name} read sign-ups?` : `Stop ${name} from reading sign-ups?`
  return role ? `Make ${name} ${wordFor(role)}?` : `Remove ${name}?`
}

const consequenceOf = ({ role, mayRead }: UserAction) => {
  if (mayRead === 'yes') return 'They can see who signed up for a day, and run the door.'
  if (mayRead === 'no')
    return 'This takes effect at once. A list on their phone is deleted when they open it with a network, or a day after the day.'
  return role
    ? `This takes effect at once. They will have access to ${roleWords[role].may}.`
    : 'They will be signed out at once and can no longer sign in. What they wrote stays.'
}
