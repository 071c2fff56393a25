/** The list of gifts: promised ones first, and one tap records a gift as received. */
import { Form, Link } from 'react-router'
import { type GiftState, giftStates } from '#shared/giving/gift-values.ts'
import { givingDetailsPath } from '#shared/paths.ts'
import type { Gift, GiftCounts } from '#shared/shapes/gift.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { givingWording, money } from '#shared/wording/giving.ts'
import { ButtonLink } from '#ui/button.tsx'
import layout from '#ui/controls/layout.module.css'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-button.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { Day } from '../moment.tsx'
import type { Route } from './+types/gifts'
import { giftPath, giftStateIn, loadGifts, runGiftIntent, searchIn } from './calls.ts'
import styles from './details.module.css'
import { ReceiveGift } from './receive-gift.tsx'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  list: await loadGifts(request),
  state: giftStateIn(request),
  search: searchIn(request),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runGiftIntent(request)

const title = 'Gifts'
const words = { loading: 'Loading gifts', failed: adminWording.edit.loadFailed }

export default function ManageGifts({ loaderData: { list, state, search } }: Route.ComponentProps) {
  return (
    <ListPage
      title={title}
      list={list}
      words={{ ...words, empty: search ? 'No gifts match. Try other words.' : emptyTexts[state] }}
      hrefOf={(page) => `?${new URLSearchParams({ state, search, page: String(page) })}`}
      add={
        <ButtonLink to={givingDetailsPath} variant="outline">
          Giving details
        </ButtonLink>
      }
      above={<Filters state={state} search={search} counts={isFailure(list) ? undefined : list.counts} />}
    >
      {(gifts) => (
        <>
          <ListTable caption={title} items={gifts} columns={columns} actions={actionsOf} />
          <div className={styles.download}>
            <IntentButton intent="export">Download all gifts (CSV)</IntentButton>
          </div>
        </>
      )}
    </ListPage>
  )
}

const stateTexts: Record<GiftState, string> = { promised: 'Promised', received: 'Received', cancelled: 'Cancelled' }

const emptyTexts: Record<GiftState, string> = {
  promised: 'No gift is waiting. A gift appears here when the giver says that it was sent.',
  received: 'No gifts yet. Record them as received in the tab Promised.',
  cancelled: 'No gift was cancelled.',
}

type FilterProps = { state: GiftState; search: string; counts: GiftCounts | undefined }

const Filters = ({ state, search, counts }: FilterProps) => (
  <div className={layout.form}>
    <Tabs
      label="Gifts by state"
      tabs={giftStates.map((each) => ({
        to: `?state=${each}`,
        text: stateTexts[each],
        count: counts?.[each],
        isCurrent: !search && each === state,
      }))}
    />
    <Form>
      <SearchField
        key={search}
        label="Search by reference, last digits, amount or receipt number"
        placeholder="Reference, amount"
        defaultValue={search}
      />
    </Form>
  </div>
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
  {
    name: 'Sent on',
    holds: 'address',
    cell: ({ givenOn, way }) => (
      <>
        <Day at={givenOn} />, {givingWording.ways[way]}
      </>
    ),
  },
  { name: 'Last digits', holds: 'detail', cell: ({ lastDigits }) => lastDigits || 'None' },
  { name: 'From', holds: 'text', cell: (gift) => <From gift={gift} /> },
  {
    name: 'Receipt',
    holds: 'detail',
    cell: ({ receipts }) => receipts.map(({ number }) => number).join(', ') || 'None',
  },
]

const From = ({ gift: { name, email, reference, looksAutomatic } }: { gift: Gift }) => (
  <>
    <p>{name || email || 'No name'}</p>
    <small>{looksAutomatic ? `${reference}. A robot may have filled in the form.` : reference}</small>
  </>
)

const actionsOf = (gift: Gift) => gift.state === 'promised' && <ReceiveGift gift={gift} />
