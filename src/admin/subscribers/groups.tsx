/** The groups (tags, segments) of subscribers, such as teachers or parents: one person may be in several. */

import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Field } from '#ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'

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

export const GroupsDialog = ({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) => (
  <FormDialog
    question={`Groups of ${subscriber.email}`}
    intent="setGroups"
    fields={{ id: subscriber._id, version: subscriber.version }}
    button="Save groups"
    conflict={{ what: 'subscriber', theirs }}
    onClose={onClose}
  >
    {() => <GroupsField groups={subscriber.groups} />}
  </FormDialog>
)

const theirs = ({ subscriber: { groups } }: { subscriber: Subscriber }) => <GroupsField groups={groups} />
