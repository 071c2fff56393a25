/** The confirmation dialog before a user's role changes or their account is deleted. */

import { roles } from '#shared/permissions.ts'
import type { ListedUser } from '#shared/shapes/user.ts'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { FormDialog } from '../form-dialog.tsx'
import styles from './people.module.css'
import { roleWords } from './roles.ts'

export type UserAction = { user: ListedUser } & (
  | { intent: 'remove' | 'changeRole' | 'changeAddress'; mayRead?: undefined }
  | { intent: 'grant'; mayRead: 'yes' | 'no' }
)

type Props = { change: UserAction; onClose: () => void }

/** Stays open if the change fails, and shows why. */
export const UserActionDialog = ({ change, onClose }: Props) => {
  const { intent, user, mayRead } = change
  return (
    <FormDialog
      question={questionOf(change)}
      explanation={<p>{consequenceOf(change)}</p>}
      intent={intent}
      fields={{ id: user._id, ...(mayRead && { mayRead }) }}
      button={buttonWords[intent]}
      variant={intent === 'remove' ? 'danger' : 'filled'}
      errorsOf={['email']}
      onClose={onClose}
    >
      {(failure) => (
        <>
          {intent === 'changeRole' && <RoleChoice user={user} />}
          {intent === 'changeAddress' && (
            <div className={styles.address}>
              <Field label="New email address" {...fieldsOf(failure?.errors)('email')} type="email" required />
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}

const buttonWords = { remove: 'Remove', changeRole: 'Change role', changeAddress: 'Change address', grant: 'Change' }

const questionOf = ({ intent, user, mayRead }: UserAction) => {
  const name = user.name ?? user.email
  if (mayRead) return mayRead === 'yes' ? `Allow ${name} to see sign-ups?` : `Stop ${name} from seeing sign-ups?`
  if (intent === 'changeAddress') return `Change the address of ${name}?`
  return intent === 'changeRole' ? `Which role should ${name} have?` : `Remove ${name}?`
}

const consequenceOf = ({ intent, mayRead }: UserAction) => {
  if (mayRead === 'yes') return 'They can see who signed up for events, and use the door list.'
  if (mayRead === 'no')
    return 'This takes effect at once. A list on their phone is deleted when they open it online, or one day after the event.'
  if (intent === 'changeAddress')
    return 'They sign in with the new address from now on. Both addresses get an email, and the old one can undo it for a week.'
  return intent === 'changeRole'
    ? 'The change takes effect at once.'
    : 'They will be signed out at once and can no longer sign in. What they wrote stays.'
}

const RoleChoice = ({ user }: { user: ListedUser }) => (
  <fieldset className={styles.roles}>
    <legend className="visually-hidden">Role</legend>
    {roles.map((role) => (
      <label key={role}>
        <input type="radio" name="role" value={role} defaultChecked={role === user.role} />
        <span>
          <strong>{roleWords[role].name}</strong>: {roleWords[role].may}
        </span>
      </label>
    ))}
  </fieldset>
)
