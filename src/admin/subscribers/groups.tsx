/** The groups (tags, segments) of subscribers, such as teachers or parents: one person may be in several. */

import { useId } from 'react'
import { limits } from '#shared/limits.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { ActionResult } from '../intents.ts'

export type Group = { name: string; subscribers: number }

/** Names are stored in lower case. */
export const groupTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

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
    defaultValue={groups.map(groupTitle).join(', ')}
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

type AddProps = {
  /** `3 people`, or all who match a filter. */
  who: string
  /** `ids`, or nothing for all who match the filters. */
  fields: Record<string, string>
  groups: Group[]
  onClose: (result: ActionResult | undefined) => void
}

/** Puts several people into a group that exists, or into a new one. */
export const AddToGroup = ({ who, fields, groups, onClose }: AddProps) => {
  const list = useId()
  return (
    <FormDialog
      question={`Add ${who} to a group`}
      intent="addToGroup"
      fields={fields}
      button="Add to the group"
      errorsOf={['group']}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <Field
            label="Group"
            hint="Choose a group, or type the name of a new one."
            {...fieldsOf(failure?.errors)('group')}
            list={list}
            required
            maxLength={limits.groupName}
          />
          <datalist id={list}>
            {groups.map(({ name }) => (
              <option key={name} value={groupTitle(name)} />
            ))}
          </datalist>
        </>
      )}
    </FormDialog>
  )
}
