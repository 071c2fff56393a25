/** The list of subscribers (mailing list), with its filters, CSV import and CSV export. */

import { useFetcher } from 'react-router'
import styles from '#admin/lists/rows.module.css'
import { dayOf, dayToday } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { isFailure } from '../api.ts'
import { FailureAlert } from '../form-results.tsx'
import { IntentButton } from '../intent-button.tsx'
import { IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { DeletableTable } from '../lists/delete-table.tsx'
import { useFilter } from '../lists/filter-controls.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import { FormDisclosure } from '../people/form-disclosure.tsx'
import type { Route } from './+types/subscribers'
import { importPath, loadSubscribers, runSubscriberIntent } from './calls.ts'
import { SubscriberFilterForm, subscriberFilters, subscriberStateWords } from './filters.tsx'
import { GroupsField } from './groups.tsx'
import { RestoreBounced } from './restore-bounced.tsx'
import { SubscriberActions } from './subscriber-actions.tsx'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSubscribers(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => runSubscriberIntent(request)

const title = 'Subscribers'

export default function Subscribers({ loaderData: { list, groups } }: Route.ComponentProps) {
  const filter = useFilter(subscriberFilters)
  const empty = subscriberFilters.isSet(filter) ? 'No subscribers match these filters' : 'No subscribers yet'
  return (
    <ListPage
      title={title}
      list={list}
      words={{ loading: 'Loading subscribers', empty }}
      add={<ListActions />}
      above={
        <>
          <AddSubscriber />
          <SubscriberFilterForm groups={groups} counts={isFailure(list) ? undefined : list.counts} />
          {!isFailure(list) && filter.state === 'bounced' && <RestoreBounced {...list} />}
        </>
      }
    >
      {(subscribers) => (
        <DeletableTable
          caption={title}
          items={subscribers}
          columns={columns}
          nameOf={({ email }) => email}
          consequence="They will get no more newsletters. You cannot undo this."
          actions={(subscriber) => <SubscriberActions subscriber={subscriber} />}
        />
      )}
    </ListPage>
  )
}

const ListActions = () => (
  <div className={styles.actions}>
    <ButtonLink variant="outline" to={importPath}>
      Import a file
    </ButtonLink>
    {/* Exports all subscribers and ignores the filters. */}
    <IntentButton intent="export">Download as CSV</IntentButton>
  </div>
)

const columns: Column<Subscriber>[] = [
  {
    name: 'Email',
    holds: 'heading',
    cell: (subscriber) => (
      <>
        <strong>{subscriber.email}</strong>
        <span className={styles.about}>{aboutOf(subscriber)}</span>
      </>
    ),
  },
]

/** When and how people agreed who did not subscribe on the site. */
const consentOf = ({ source, agreedAt, agreedTo }: Subscriber) =>
  (source === 'hand' || source === 'file') &&
  agreedTo &&
  `agreed${agreedAt ? ` on ${dayOf(agreedAt)}` : ''}: ${agreedTo}`

const aboutOf = (subscriber: Subscriber) => {
  const { state, isSuspicious, confirmReason, unsubscribeReason, bounceReason, groups } = subscriber
  const consent = consentOf(subscriber)
  return [
    subscriberStateWords[state],
    state === 'waiting' && isSuspicious && 'possibly a bot: no confirmation email sent',
    consent,
    state === 'confirmed' && confirmReason && !consent && `confirmed manually: ${confirmReason}`,
    state === 'unsubscribed' && unsubscribeReason,
    state === 'bounced' && bounceReason,
    groups.length > 0 && `groups: ${groups.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The form that adds one person manually, with the date and form of consent. */

const AddSubscriber = () => {
  const { Form, state, data } = useFetcher<ActionResult>()
  const field = fieldsOf(data?.failure?.errors)
  // A new form after each success, so that the next person can be added.
  const round = data?.failure ? 'again' : JSON.stringify(data?.body)
  return (
    <FormDisclosure summary="Add a person">
      <FailureAlert failure={data?.failure} fields={['email', 'consent', 'agreedAt']} />
      <IntentForm Form={Form} intent="add" key={round}>
        <Field label="Email address" {...field('email')} type="email" required />
        <Field label="Date of consent" {...field('agreedAt')} type="date" max={dayToday()} required />
        <Field
          label="How did this person agree?"
          {...field('consent')}
          hint="For example: signed the list at the walk"
          required
          maxLength={limits.confirmReason}
        />
        <GroupsField />
        <Checkbox name="isConfirmed">I have proof, such as a signature. Skip the confirmation email.</Checkbox>
        <Button isBusy={state !== 'idle'}>Add subscriber</Button>
      </IntentForm>
    </FormDisclosure>
  )
}
