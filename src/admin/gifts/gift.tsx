/** The page of one gift: marks it as received, cancels it, and changes the data that its receipt does not fix. */

import { useFetcher } from 'react-router'
import styles from '#admin/section.module.css'
import { longDay } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { givePath, manageGiftsPath } from '#shared/paths.ts'
import type { Gift } from '#shared/shapes/gift.ts'
import { givingWording, money } from '#shared/wording/giving.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { isFailure } from '../api.ts'
import { Folded } from '../folded.tsx'
import { IntentButton, IntentForm } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { Moment } from '../moment.tsx'
import { LoadedPage, Section } from '../page-heading.tsx'
import { focusToast } from '../toast-region.tsx'
import { SaveBar } from '../writing/bottom-bar.tsx'
import type { Route } from './+types/gift'
import { type GiftResult, loadGift, runGiftIntent } from './calls.ts'
import { GiverFields, MoneyFields } from './gift-fields.tsx'
import { ReceiveGift } from './receive-gift.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => loadGift(request, params.id)

export const clientAction = actionOf(runGiftIntent)

const back = { to: manageGiftsPath, text: 'Back to gifts' }

export default function EditGift({ loaderData: gift }: Route.ComponentProps) {
  return (
    <LoadedPage title={isFailure(gift) ? 'Gift' : `Gift of ${money(gift.amount)}`} back={back} loaded={gift}>
      {(gift) => (
        <div className={`stack-5 ${styles.record}`}>
          <Standing gift={gift} />
          <GiftForm key={gift._id} gift={gift} />
        </div>
      )}
    </LoadedPage>
  )
}

const Standing = ({ gift }: { gift: Gift }) => (
  <Section title={gift.reference}>
    {gift.looksAutomatic && <p>A robot may have filled in the form. Nobody was emailed.</p>}
    <p>
      <strong>{`${givingWording.ways[gift.way]}, given on ${longDay(gift.givenOn)}`}</strong>
      {gift.lastDigits && `, last digits ${gift.lastDigits}`}
      {`. ${gift.name || gift.email || 'No name'}.`}
    </p>
    <p>
      {gift.receivedAt !== gift.createdAt && (
        <>
          Promised <Moment at={gift.createdAt} />.{' '}
        </>
      )}
      {gift.receivedAt && (
        <>
          Received <Moment at={gift.receivedAt} />
          {gift.receivedBy && `, recorded by ${gift.receivedBy}`}.{' '}
        </>
      )}
      {gift.cancelledAt && (
        <>
          Cancelled <Moment at={gift.cancelledAt} />.
        </>
      )}
    </p>
    {gift.state === 'promised' && <ReceiveGift gift={gift} />}
    {gift.receipts.length > 0 && <Receipts receipts={gift.receipts} />}
    <p>
      <a href={`${givePath}/${gift.reference}`}>The giver’s page, to print</a>
    </p>
    {gift.state !== 'cancelled' && <Cancel gift={gift} />}
  </Section>
)

const Receipts = ({ receipts }: Pick<Gift, 'receipts'>) => (
  <ul>
    {receipts.map(({ number, issuedAt, cancels }) => (
      <li key={number}>
        {`Receipt ${number}, ${longDay(issuedAt)}${cancels === undefined ? '' : `, cancels receipt ${cancels}`}`}
      </li>
    ))}
  </ul>
)

/** In a disclosure, because it cannot be undone. */
const Cancel = ({ gift: { _id: id, state } }: { gift: Gift }) => (
  <Folded name="Cancel this gift">
    <p>
      {state === 'received'
        ? 'Another receipt cancels the first one, and the giver is emailed if there is an address. You cannot undo this.'
        : 'Use this for a gift that never arrived. You cannot undo this.'}
    </p>
    <IntentButton intent="cancel" fields={{ id }} variant="danger" onDone={focusToast}>
      Cancel the gift
    </IntentButton>
  </Folded>
)

const GiftForm = ({ gift }: { gift: Gift }) => {
  const fetcher = useFetcher<GiftResult>()
  return (
    <IntentForm
      fetcher={fetcher}
      intent="save"
      fields={{ id: gift._id, version: gift.version }}
      conflict={{ what: 'gift', theirs }}
    >
      <Fields gift={gift} errors={fetcher.data?.failure?.errors} />
      <SaveBar fetcher={fetcher}>Save</SaveBar>
    </IntentForm>
  )
}

const theirs = ({ gift }: { gift: Gift }) => <Fields gift={gift} errors={undefined} />

type FieldsProps = { gift: Gift; errors: Record<string, string> | undefined }

const Fields = ({ gift, errors }: FieldsProps) => {
  const field = fieldsOf(errors, gift)
  return (
    <>
      {gift.state === 'promised' ? <MoneyFields gift={gift} errors={errors} /> : <FixedMoney gift={gift} />}
      <Field
        label={givingWording.sent.lastDigits}
        {...field('lastDigits')}
        inputMode="numeric"
        maxLength={limits.giftDigits.max}
      />
      <GiverFields gift={gift} errors={errors} />
    </>
  )
}

const FixedMoney = ({ gift: { amount, way, givenOn } }: { gift: Gift }) => (
  <p>{`${money(amount)}, ${givingWording.ways[way]}, ${longDay(givenOn)}. These cannot be changed any more.`}</p>
)
