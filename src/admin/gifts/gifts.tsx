/** The list of gifts: promised ones first, and one tap records a gift as received. */

import { Link } from 'react-router'
import { givingDetailsPath, manageGiftsPath } from '#shared/paths.ts'
import type { Gift, GiftCounts } from '#shared/shapes/gift.ts'
import { givingWording, money } from '#shared/wording/giving.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { Day } from '../moment.tsx'
import type { Route } from './+types/gifts'
import { giftFilters, giftPath, loadGifts, runGiftIntent } from './calls.ts'
import styles from './details.module.css'
import { ReceiveGift } from './receive-gift.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadGifts(request)

export const clientAction = actionOf(runGiftIntent)

const title = 'Gifts'
const tabs = {
  promised: {
    tab: 'Promised',
    empty: 'No gift is waiting. A gift appears here when the giver says that it was sent.',
  },
  received: {
    tab: 'Received',
    empty: 'No gift has been received yet. Open one in the tab To do, and record that you received it.',
  },
  cancelled: { tab: 'Cancelled', empty: 'No gift was cancelled.' },
}

export default function ManageGifts({ loaderData: list }: Route.ComponentProps) {
  const { state, search } = useFilter(giftFilters)
  return (
    <ListPage
      title={title}
      list={list}
      words={{ loading: 'Loading gifts', empty: search ? 'No gifts match. Try other words.' : tabs[state].empty }}
      add={
        <ButtonLink to={givingDetailsPath} variant="outline">
          Giving details
        </ButtonLink>
      }
      begin={{ to: `${manageGiftsPath}/new`, text: 'Record a gift' }}
      above={<Filters counts={isFailure(list) ? undefined : list.counts} />}
    >
      {(gifts) => (
        <>
          <div className={styles.gifts}>
            <ListTable caption={title} items={gifts} columns={columns} actions={actionsOf} />
          </div>
          <div className={styles.download}>
            <IntentButton intent="export">Download all gifts (CSV)</IntentButton>
          </div>
        </>
      )}
    </ListPage>
  )
}

const Filters = ({ counts }: { counts: GiftCounts | undefined }) => (
  <>
    <FilterTabs
      filters={giftFilters}
      name="state"
      label="Gifts by status"
      tabs={tabs}
      toDo="promised"
      counts={counts}
      change={{ search: '' }}
    />
    <FilterSearch
      filters={giftFilters}
      label="Search by name, email, amount, last digits, reference or receipt number"
      placeholder="Name, amount"
    />
  </>
)

const columns: Column<Gift>[] = [
  {
    name: 'Gift',
    holds: 'heading',
    cell: ({ _id, amount }) => (
      <Link to={giftPath(_id)}>
        <strong>{money(amount)}</strong>
      </Link>
    ),
  },
  { name: 'From', holds: 'text', cell: (gift) => <From gift={gift} /> },
  {
    name: 'Given on',
    holds: 'address',
    isPlain: true,
    cell: ({ givenOn, way, lastDigits }) => (
      <>
        <Day at={givenOn} />
        <span data-hasdigits={lastDigits ? '' : undefined}>, {givingWording.ways[way]}</span>
      </>
    ),
  },
  { name: 'Last digits', holds: 'detail', cell: ({ lastDigits }) => lastDigits || <span data-none>None</span> },
  {
    name: 'Receipt',
    holds: 'detail',
    cell: ({ receipts }) => receipts.map(({ number }) => number).join(', ') || <span data-none>None</span>,
  },
]

const From = ({ gift: { name, email, reference, looksAutomatic } }: { gift: Gift }) => (
  <>
    <p>{name || email || 'No name'}</p>
    <small>{looksAutomatic ? `${reference}. A robot may have filled in the form.` : reference}</small>
  </>
)

const actionsOf = (gift: Gift) => gift.state === 'promised' && <ReceiveGift gift={gift} />
