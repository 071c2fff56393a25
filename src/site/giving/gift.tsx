/**
 * The page of one gift, which only its reference opens: thanks, then the receipt to print, or the one that cancels it.
 * No cache stores the page, and search engines do not index it.
 */
import { data } from 'react-router'
import { apiContext, withParams } from '#page/api-client.ts'
import { organisation } from '#shared/content/frame.ts'
import { longDay } from '#shared/format.ts'
import type { GiftPage, GiftReceipt } from '#shared/shapes/gift.ts'
import { givingWording, money } from '#shared/wording/giving.ts'
import { httpStatusOf, loadOne, throwIfFailed } from '../articles/load-result.ts'
import NotFoundPage from '../not-found/not-found.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { useSiteContent } from '../site-content.ts'
import type { Route } from './+types/gift'
import styles from './giving.module.css'
import { GivingFacts, type GivingRows } from './giving-facts.tsx'

const words = givingWording.gift

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const gifts = context.get(apiContext)['gift-pages']
  const asked = throwIfFailed(await loadOne(() => gifts[':reference'].$get(withParams(params))))
  return data(asked, { ...httpStatusOf(asked), headers: { 'X-Robots-Tag': 'noindex' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function GiverPage({ loaderData: asked }: Route.ComponentProps) {
  if (asked.is === 'missing') return <NotFoundPage />
  const { gift } = asked
  return (
    <>
      <PageHead title={words.thanks} />
      <PageTop title={words.thanks} lead={leadOf(gift)} isArtOnlyWide />
      <section className={`container page ${styles.page}`}>
        {gift.receipts.map((receipt) => (
          <Receipt key={receipt.number} receipt={receipt} gift={gift} />
        ))}
        {gift.receipts.length === 0 && <GivingFacts rows={rowsOf(gift)} />}
        <p>{gift.receipts.length > 0 ? words.print : words.keep}</p>
      </section>
    </>
  )
}

const leadOf = ({ state, receipts }: GiftPage) => {
  if (state === 'cancelled') return receipts.length > 0 ? words.cancelled : words.cancelledPromise
  return words[state]
}

const rowsOf = ({ reference, amount, way, givenOn, lastDigits }: GiftPage): GivingRows => [
  [words.reference, reference],
  [words.amount, money(amount)],
  [words.way, givingWording.ways[way]],
  [words.givenOn, longDay(givenOn)],
  [words.lastDigits, lastDigits],
]

const Receipt = ({ receipt, gift }: { receipt: GiftReceipt; gift: GiftPage }) => {
  const { legalName } = useSiteContent('organisation', organisation)
  return (
    <section className={styles.way} aria-labelledby={`receipt-${receipt.number}`}>
      <h2 id={`receipt-${receipt.number}`}>
        {words.receipt(receipt.number)}
        {receipt.cancels !== undefined && `, ${words.cancelling(receipt.cancels)}`}
      </h2>
      <GivingFacts
        rows={[
          [words.name, gift.name || words.nameless],
          ...rowsOf({ ...gift, amount: receipt.amount }),
          [words.to, legalName],
          [words.issuedOn, longDay(receipt.issuedAt)],
        ]}
      />
    </section>
  )
}
