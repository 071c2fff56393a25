/** The form *I have sent it*. It works without scripts, and keeps what was typed after an error. */
import type { GiftWay } from '#shared/giving/gift-values.ts'
import { limits } from '#shared/limits.ts'
import { givePath } from '#shared/paths.ts'
import type { GivingDetails } from '#shared/shapes/giving.ts'
import { givingWording } from '#shared/wording/giving.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { PublicForm, SendButton } from '../public-form.tsx'
import { PrivacyLine } from '../subscribe/consent.tsx'
import styles from './giving.module.css'
import type { SentGift } from './send-gift.ts'

const words = givingWording.sent

type Props = {
  details: GivingDetails
  today: string
  stamp: string
  sendsEmail: boolean
  sent: SentGift | undefined
}

export const GiftForm = ({ details, today, stamp, sendsEmail, sent }: Props) => (
  <section className={styles.way} id="sent">
    <Disclosure summary={words.title} isOpen={sent !== undefined}>
      <p>{words.lead}</p>
      <PublicForm name="gift" className={styles.form} action={givePath} failed={words.failed} refusal={sent?.refusal}>
        <MoneyFields details={details} today={today} sent={sent} />
        <DetailFields sendsEmail={sendsEmail} sent={sent} />
        <PrivacyLine>{sendsEmail ? words.privacy : words.privacyOfName}</PrivacyLine>
        <BotCheckFields stamp={stamp} />
        <p>
          <SendButton>{words.button}</SendButton>
        </p>
      </PublicForm>
    </Disclosure>
  </section>
)

const waysIn = ({ number, merchantCode, accountNumber }: GivingDetails): GiftWay[] => [
  ...(number ? (['mobile'] as const) : []),
  ...(merchantCode ? (['merchant'] as const) : []),
  ...(accountNumber ? (['bank'] as const) : []),
  'other',
]

const MoneyFields = ({ details, today, sent }: Pick<Props, 'details' | 'today' | 'sent'>) => {
  const field = fieldsOf(sent?.refusal?.errors, sent?.typed)
  return (
    <>
      <Field label={words.amount} hint={words.amountHint} {...field('amount')} inputMode="decimal" required />
      <Select
        label={words.way}
        {...field('way')}
        options={waysIn(details).map((way) => [way, givingWording.ways[way]] as const)}
      />
      <Field
        label={words.givenOn}
        hint={words.givenOnHint}
        {...field('givenOn')}
        type="date"
        required
        max={today}
        defaultValue={sent?.typed.givenOn ?? today}
      />
    </>
  )
}

const DetailFields = ({ sendsEmail, sent }: Pick<Props, 'sendsEmail' | 'sent'>) => {
  const field = fieldsOf(sent?.refusal?.errors, sent?.typed)
  return (
    <>
      <Field
        label={words.lastDigits}
        hint={words.lastDigitsHint}
        {...field('lastDigits')}
        inputMode="numeric"
        maxLength={limits.giftDigits.max}
      />
      <Field label={words.name} hint={words.nameHint} {...field('name')} autoComplete="name" />
      {sendsEmail ? (
        <Field label={words.email} hint={words.emailHint} {...field('email')} type="email" autoComplete="email" />
      ) : (
        <p>{words.noEmail}</p>
      )}
    </>
  )
}
