/** The page that records a gift which has arrived without being promised, such as cash. Its receipt is issued at once. */

import { useFetcher } from 'react-router'
import { dayToday } from '#shared/format.ts'
import { manageGiftsPath } from '#shared/paths.ts'
import { IntentForm } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { PageHeading } from '../page-heading.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import { SaveBar } from '../writing/bottom-bar.tsx'
import { type GiftResult, runGiftIntent } from './calls.ts'
import { GiverFields, MoneyFields } from './gift-fields.tsx'

export const clientAction = actionOf(runGiftIntent)

export default function RecordGift() {
  const fetcher = useFetcher<GiftResult>()
  const idempotencyKey = useIdempotencyKey(fetcher.data)
  const errors = fetcher.data?.failure?.errors
  return (
    <>
      <PageHeading title="Record a gift" back={{ to: manageGiftsPath, text: 'Back to gifts' }} />
      <IntentForm fetcher={fetcher} intent="record" fields={{ idempotencyKey }}>
        <MoneyFields gift={{ way: 'cash', givenOn: dayToday() }} errors={errors} />
        <p>
          Fill this in if you know the giver. The receipt shows the name, and the site sends it to the email address.
        </p>
        <GiverFields gift={{}} errors={errors} />
        <p>The site issues a numbered receipt at once. Nobody can change it: another receipt can cancel it.</p>
        <SaveBar fetcher={fetcher}>Record and issue the receipt</SaveBar>
      </IntentForm>
    </>
  )
}
