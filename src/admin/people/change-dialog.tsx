/** The confirmation dialog before a user's jobs change or their account is deleted. */

import type { ListedUser } from '#shared/shapes/user.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { JobChoice } from './job-choice.tsx'
import styles from './people.module.css'

export type UserAction = { user: ListedUser; intent: 'remove' | 'changeJobs' | 'changeAddress' }

type Props = { change: UserAction; onClose: () => void }

/** Stays open if the change fails, and shows why. */
export const UserActionDialog = ({ change, onClose }: Props) => {
  const { intent, user } = change
  return (
    <FormDialog
      question={questionOf(change)}
      explanation={<p>{consequenceOf(change)}</p>}
      intent={intent}
      fields={{ id: user._id }}
      button={buttonWords[intent]}
      variant={intent === 'remove' ? 'danger' : 'filled'}
      errorsOf={['email', 'jobs']}
      onClose={onClose}
    >
      {(failure) => (
        <div className={styles.change}>
          {intent === 'changeJobs' && <JobChoice chosen={user.jobs} error={failure?.errors.jobs} />}
          {intent === 'changeAddress' && (
            <Field label="New email address" {...fieldsOf(failure?.errors)('email')} type="email" required />
          )}
        </div>
      )}
    </FormDialog>
  )
}

const buttonWords = { remove: 'Remove', changeJobs: 'Save jobs', changeAddress: 'Change address' }

const questionOf = ({ intent, user }: UserAction) => {
  const name = user.name ?? user.email
  if (intent === 'changeAddress') return `Change the address of ${name}?`
  return intent === 'changeJobs' ? `What does ${name} do?` : `Remove ${name}?`
}

const consequenceOf = ({ intent }: UserAction) => {
  if (intent === 'changeAddress')
    return 'They sign in with the new address from now on. Both addresses get an email, and the old one can undo it for a week.'
  return intent === 'changeJobs'
    ? 'Tick one job or several. The change takes effect at once.'
    : 'They will be signed out at once and can no longer sign in. What they wrote stays.'
}
