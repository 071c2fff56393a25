/**
 * How to give money (donations): the number, the name that the phone must show, the bank account, and a form to report
 * the gift. Until giving details are public, the address gets the same response as an unknown one. No cache stores the
 * page, because a replaced number must not be shown.
 */
import { data, redirect } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { dayToday } from '#shared/format.ts'
import { givePath } from '#shared/paths.ts'
import type { GivingDetails } from '#shared/shapes/giving.ts'
import { givingWording } from '#shared/wording/giving.ts'
import art from '../art/couple.svg'
import { stampOf } from '../bot-check/stamp.ts'
import NotFoundPage from '../not-found/not-found.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { CopyText } from '../sharing/copy-text.tsx'
import type { Route } from './+types/give'
import { GiftForm } from './gift-form.tsx'
import styles from './giving.module.css'
import { GivingFacts } from './giving-facts.tsx'
import { sendGift } from './send-gift.ts'

const load = async (api: ApiClient) => {
  const answer = await api.giving.$get()
  if (answer.status !== 404 && !answer.ok) throw data(null, { status: 503 })
  const { details, sendsEmail } = answer.ok ? await answer.json() : { details: undefined, sendsEmail: false }
  return { details, today: dayToday(), stamp: '', sendsEmail }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const loaded = await load(api)
  if (!loaded.details) return data(loaded, { status: 404 })
  return data({ ...loaded, stamp: await stampOf(api) }, { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** A saved gift has a page of its own, so that a reload does not send the form again. */
const send = async (api: ApiClient, request: Request) => {
  const sent = await sendGift(api, request)
  return sent.reference ? redirect(`${givePath}/${sent.reference}`, 303) : sent
}

export const action = async ({ context, request }: Route.ActionArgs) => {
  const sent = await send(context.get(apiContext), request)
  return sent instanceof Response ? sent : data(sent, { status: sent.refusal?.status ?? 200 })
}

export default function Give({ loaderData: { details, ...form }, actionData }: Route.ComponentProps) {
  if (!details) return <NotFoundPage />
  return (
    <>
      <PageHead title={givingWording.title} description={givingWording.description} path={givePath} />
      <PageTop title={givingWording.title} lead={givingWording.lead} art={art}>
        <p>{givingWording.receipt}</p>
      </PageTop>
      <div className={`container page ${styles.page}`}>
        {details.number && <Mobile {...details} />}
        {details.merchantCode && <Merchant {...details} />}
        {details.accountNumber && <Bank {...details} />}
        <p className="notice">{givingWording.warning}</p>
        {details.amounts && (
          <Way id="amounts" title={givingWording.amounts}>
            <p className={styles.words}>{details.amounts}</p>
          </Way>
        )}
        <GiftForm {...form} details={details} sent={actionData} />
      </div>
    </>
  )
}

const Way = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section className={styles.way} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const NameToCheck = ({ phoneName }: Pick<GivingDetails, 'phoneName'>) => (
  <p className="notice">{givingWording.checkName(phoneName)}</p>
)

const Copy = (what: { text: string; label: string }) => <CopyText {...what} copied={givingWording.copied} />

const Mobile = ({ network, number, phoneName }: GivingDetails) => (
  <Way id="mobile" title={givingWording.mobile}>
    <GivingFacts
      rows={[
        [givingWording.network, network],
        [givingWording.number, number],
        [givingWording.phoneName, phoneName],
      ]}
    />
    <Copy text={number} label={givingWording.copy.number} />
    <NameToCheck phoneName={phoneName} />
  </Way>
)

const Merchant = ({ merchantCode, phoneName }: GivingDetails) => (
  <Way id="merchant" title={givingWording.merchant}>
    <GivingFacts
      rows={[
        [givingWording.merchant, merchantCode],
        [givingWording.phoneName, phoneName],
      ]}
    />
    <Copy text={merchantCode} label={givingWording.copy.code} />
    <NameToCheck phoneName={phoneName} />
  </Way>
)

const Bank = ({ bank, branch, accountName, accountNumber }: GivingDetails) => (
  <Way id="bank" title={givingWording.bank}>
    <GivingFacts
      rows={[
        [givingWording.bankName, bank],
        [givingWording.branch, branch],
        [givingWording.accountName, accountName],
        [givingWording.accountNumber, accountNumber],
      ]}
    />
    <Copy text={accountNumber} label={givingWording.copy.account} />
  </Way>
)
