/**
 * The menu of a single subscriber: change the groups, delete, and for an unconfirmed one (double opt-in) resend the
 * confirmation email or confirm manually.
 */

import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Button } from '#ui/button.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { IntentButton } from '../intent-form.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { focusToast } from '../toast-region.tsx'
import { GroupsDialog } from './groups.tsx'

export const SubscriberActions = ({ subscriber }: { subscriber: Subscriber }) => {
  const [asked, ask] = useState<Asked>()
  const Dialog = asked && dialogs[asked]
  return (
    <>
      <MoreMenu about={`actions for ${subscriber.email}`}>
        {(close) => {
          // A dialog inside the menu would be hidden with it.
          const closeAndAsk = (question: Asked) => {
            close()
            ask(question)
          }
          return (
            <>
              {subscriber.state === 'waiting' && (
                <WaitingActions subscriber={subscriber} onAsk={closeAndAsk} close={close} />
              )}
              <Button
                type="button"
                variant="outline"
                onClick={() => closeAndAsk('groups')}
                about={`of ${subscriber.email}`}
              >
                Groups
              </Button>
              <Button
                type="button"
                variant="danger"
                onClick={() => closeAndAsk('delete')}
                icon="trash"
                about={subscriber.email}
              >
                Delete
              </Button>
            </>
          )
        }}
      </MoreMenu>
      {Dialog && <Dialog subscriber={subscriber} onClose={() => ask(undefined)} />}
    </>
  )
}

type Asked = keyof typeof dialogs

type Props = { subscriber: Subscriber; onAsk: (asked: Asked) => void }

const WaitingActions = ({ subscriber, onAsk, close }: Props & { close: () => void }) => {
  const { _id, email } = subscriber
  return (
    <>
      <IntentButton intent="sendConfirmation" fields={{ id: _id }} onDone={close}>
        <span>
          Resend <span className="visually-hidden">the</span> confirmation email{' '}
          <span className="visually-hidden">to {email}</span>
        </span>
      </IntentButton>
      <Button type="button" variant="outline" onClick={() => onAsk('confirm')}>
        <span>
          Confirm <span className="visually-hidden">{email}</span> for them
        </span>
      </Button>
    </>
  )
}

type DialogProps = { subscriber: Subscriber; onClose: () => void }

/** Confirms a subscriber who consented in another way. */
const ReasonDialog = ({ subscriber: { _id: id, email }, onClose }: DialogProps) => (
  <FormDialog
    question={`Has ${email} agreed to get the newsletter?`}
    explanation={<p>Confirm only a person who told you so. The site saves your name and your reason.</p>}
    intent="confirm"
    fields={{ id }}
    button="Confirm"
    errorsOf={['reason']}
    onClose={onClose}
  >
    {(failure) => (
      <Field
        label="How did they agree?"
        {...fieldsOf(failure?.errors)('reason')}
        required
        maxLength={limits.confirmReason}
      />
    )}
  </FormDialog>
)

const DeletionDialog = ({ subscriber: { _id: id, email }, onClose }: DialogProps) => (
  <FormDialog
    question={`Delete ${email}?`}
    explanation={<p>They will get no more newsletters. You cannot undo this.</p>}
    intent="delete"
    fields={{ id }}
    button="Delete"
    variant="danger"
    onClose={(result) => {
      onClose()
      if (result && !result.failure) focusToast()
    }}
  />
)

const dialogs = { confirm: ReasonDialog, groups: GroupsDialog, delete: DeletionDialog }
