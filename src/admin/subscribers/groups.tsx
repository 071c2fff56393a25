/** The groups (tags, segments) of subscribers, such as teachers or parents: one person may be in several. */

import { useFetcher } from 'react-router'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog, DialogButtons, useClosedWhen, useDialog } from '../dialog.tsx'
import { FailureAlert } from '../form-results.tsx'
import { IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'

/** The names that a person typed with commas between them. */
export const groupsIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export const GroupsField = ({ groups = [], error }: { groups?: string[]; error?: string | undefined }) => (
  <Field
    label="Groups"
    name="groups"
    hint="Such as teachers, parents. Separate with commas. A newsletter can be sent to one group."
    defaultValue={groups.join(', ')}
    error={error}
  />
)

export const GroupsDialog = ({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) => {
  const { _id, email, groups, version } = subscriber
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<ActionResult>()
  useClosedWhen(dialog, data !== undefined && !data.failure)
  return (
    <Dialog question={`Groups of ${email}`} handle={dialog} onClose={onClose}>
      <FailureAlert failure={data?.failure} />
      <IntentForm
        Form={Form}
        intent="setGroups"
        className=""
        fields={{ id: _id, version }}
        conflict={{ what: 'subscriber', failure: data?.failure, theirs }}
      >
        <GroupsField groups={groups} />
        <DialogButtons dialog={dialog}>
          <Button isBusy={state !== 'idle'}>Save groups</Button>
        </DialogButtons>
      </IntentForm>
    </Dialog>
  )
}

const theirs = ({ subscriber: { groups } }: { subscriber: Subscriber }) => <GroupsField groups={groups} />
