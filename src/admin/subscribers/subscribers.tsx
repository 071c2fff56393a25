/** The list of subscribers (mailing list), with its filters, CSV import and CSV export. */

import { type ComponentProps, useState } from 'react'
import { useFetcher } from 'react-router'
import marks from '#admin/lists/marks.module.css'
import styles from '#admin/lists/rows.module.css'
import { counted, longDay } from '#shared/format.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { type ActionResult, actionOf } from '../intents.ts'
import { useFilter } from '../lists/filter-controls.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { SelectBox, type Selection, SelectionBar, useSelection } from '../lists/selection.tsx'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/subscribers'
import { importPath, loadSubscribers, newSubscriberPath, runSubscriberIntent } from './calls.ts'
import { SubscriberFilterForm, subscriberFilters, subscriberStateWords } from './filters.tsx'
import { AddToGroup, type Group, groupTitle } from './groups.tsx'
import { SubscriberActions } from './subscriber-actions.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSubscribers(request)

export const clientAction = actionOf(runSubscriberIntent)

const title = 'Subscribers'

export default function Subscribers({ loaderData: { list, groups } }: Route.ComponentProps) {
  const filter = useFilter(subscriberFilters)
  const empty = subscriberFilters.isSet(filter) ? 'No subscribers match these filters.' : 'No subscribers yet.'
  return (
    <ListPage
      title={title}
      list={list}
      words={{ loading: 'Loading subscribers', empty }}
      add={<ListActions />}
      begin={{ to: newSubscriberPath, text: 'Add a subscriber' }}
      above={
        <>
          <SubscriberFilterForm groups={groups} counts={isFailure(list) ? undefined : list.counts} />
          {!isFailure(list) && filter.state === 'bounced' && <RestoreBounced {...list} />}
        </>
      }
    >
      {(subscribers) => <SubscriberTable subscribers={subscribers} groups={groups} />}
    </ListPage>
  )
}

const ListActions = () => (
  <div className={`actions ${styles.actions}`}>
    <ButtonLink variant="outline" to={newSubscriberPath}>
      Add a person
    </ButtonLink>
    <ButtonLink variant="outline" to={importPath}>
      Import a file
    </ButtonLink>
    {/* Exports all subscribers and ignores the filters. */}
    <IntentButton intent="export">Download as CSV</IntentButton>
  </div>
)

type TableProps = { subscribers: Subscriber[]; groups: Group[] }

const SubscriberTable = ({ subscribers, groups }: TableProps) => {
  const selection = useSelection(subscribers)
  const fetcher = useFetcher<ActionResult>()
  const [asked, ask] = useState<Pick<ComponentProps<typeof AddToGroup>, 'who' | 'fields'>>()
  const filter = useFilter(subscriberFilters)
  return (
    <>
      <SelectionBar selection={selection} fetcher={fetcher} actions={[]}>
        <Button
          type="button"
          variant="outline"
          onClick={() =>
            ask({
              who: counted(selection.ids.size, 'person', 'people'),
              fields: { ids: [...selection.ids].join() },
            })
          }
        >
          Add to a group
        </Button>
      </SelectionBar>
      {subscriberFilters.isSet(filter) && filter.state !== 'unsubscribed' && (
        <Button type="button" variant="outline" onClick={() => ask({ who: 'all who match the filters', fields: {} })}>
          Add all who match to a group
        </Button>
      )}
      <ListTable
        caption={title}
        items={subscribers}
        columns={columnsOf(selection)}
        actions={(subscriber) => <SubscriberActions subscriber={subscriber} />}
      />
      {asked && (
        <AddToGroup
          {...asked}
          groups={groups}
          onClose={(result) => {
            ask(undefined)
            if (result && !result.failure) focusToast()
          }}
        />
      )}
    </>
  )
}

const columnsOf = (selection: Selection): Column<Subscriber>[] => [
  {
    name: 'Email',
    holds: 'heading',
    cell: (subscriber, index) => (
      <div className={marks.who}>
        <SelectBox selection={selection} id={subscriber._id} index={index} name={subscriber.email} />
        <strong>{subscriber.email}</strong>
        <p className="soft">{aboutOf(subscriber)}</p>
      </div>
    ),
  },
]

/** When and how people agreed who did not subscribe on the site. */
const consentOf = ({ source, agreedAt, agreedTo }: Subscriber) =>
  (source === 'hand' || source === 'file') &&
  agreedTo &&
  `agreed${agreedAt ? ` on ${longDay(agreedAt)}` : ''}: ${agreedTo}`

const aboutOf = (subscriber: Subscriber) => {
  const { state, isSuspicious, confirmReason, unsubscribeReason, bounceReason, groups } = subscriber
  const consent = consentOf(subscriber)
  return [
    subscriberStateWords[state],
    state === 'waiting' && isSuspicious && 'perhaps from a robot: no confirmation email sent',
    consent,
    state === 'confirmed' && confirmReason && !consent && `a colleague confirmed: ${confirmReason}`,
    state === 'unsubscribed' && unsubscribeReason,
    state === 'bounced' && bounceReason,
    groups.length > 0 && `groups: ${groups.map(groupTitle).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

type Props = { counts: Record<SubscriberState, number>; misjudged: number }

const people = (count: number) => counted(count, 'person', 'people')

/** Restores subscribers who bounced: those whom the mail server refused because of this site, or all. */
const RestoreBounced = ({ counts: { bounced }, misjudged }: Props) => (
  <>
    {misjudged > 0 && (
      <>
        <p>
          The stored reply of the mail server about {people(misjudged)} is a complaint about this site, or says that the
          mailbox was full. These people should get the newsletter again.
        </p>
        <IntentButton intent="restore" fields={{ which: 'misjudged' }} variant="filled" onDone={focusToast}>
          Restore these {people(misjudged)}
        </IntentButton>
      </>
    )}
    {bounced > misjudged && (
      <>
        <p>If a mailbox is closed, the next newsletter bounces again. Nobody who unsubscribed gets it.</p>
        <IntentButton intent="restore" fields={{ which: 'all' }} onDone={focusToast}>
          Restore everybody who bounced ({people(bounced)})
        </IntentButton>
      </>
    )}
  </>
)
