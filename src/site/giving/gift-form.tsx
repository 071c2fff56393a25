/** The form *I have sent it*. It works without scripts, and keeps what was typed after an error. */
import type { GiftWay } from '#shared/giving/gift-values.ts'
import { limits } from '#shared/limits.ts'
import { givePath } from '#shared/paths.ts'
import type { GivingDetails } from '#shared/shapes/giving.ts'
import { givingWording } from '#shared/wording/giving.ts'
import { Field, Select } from '#ui/field.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { FormResult } from '../form-result.tsx'
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

export const GiftForm = ({ details, today, stamp, sendsEmail, sent }: Props) => {
  return (
    <section className={styles.way} aria-labelledby="sent">
      <h2 id="sent">{words.title}</h2>
      <p>{words.lead}</p>
      <PublicForm
        name="gift"
        className={styles.form}
        action={givePath}
        noValidate
        failed={words.failed}
        result={sent?.refusal && <FormResult refusal={sent.refusal} done="" failed={words.failed} />}
      >
        <MoneyFields details={details} today={today} sent={sent} />
        <DetailFields sendsEmail={sendsEmail} sent={sent} />
        <PrivacyLine>{sendsEmail ? words.privacy : words.privacyOfName}</PrivacyLine>
        <BotCheckFields stamp={stamp} />
        <p>
          <SendButton>{words.button}</SendButton>
        </p>
      </PublicForm>
    </section>
  )
}

const waysIn = ({ number, merchantCode, accountNumber }: GivingDetails): GiftWay[] => [
  ...(number ? (['mobile'] as const) : []),
  ...(merchantCode ? (['merchant'] as const) : []),
  ...(accountNumber ? (['bank'] as const) : []),
  'other',
]

const MoneyFields = ({ details, today, sent }: Pick<Props, 'details' | 'today' | 'sent'>) => {
  const { typed, refusal } = sent ?? {}
  return (
    <>
      <Field
        label={words.amount}
        hint={words.amountHint}
        name="amount"
        inputMode="decimal"
        required
        defaultValue={typed?.amount}
        error={refusal?.errors.amount}
      />
      <Select label={words.way} name="way" defaultValue={typed?.way} error={refusal?.errors.way}>
        {waysIn(details).map((way) => (
          <option key={way} value={way}>
            {givingWording.ways[way]}
          </option>
        ))}
      </Select>
      <Field
        label={words.givenOn}
        hint={words.givenOnHint}
        name="givenOn"
        type="date"
        required
        max={today}
        defaultValue={typed?.givenOn ?? today}
        error={refusal?.errors.givenOn}
      />
    </>
  )
}

const DetailFields = ({ sendsEmail, sent }: Pick<Props, 'sendsEmail' | 'sent'>) => (
  <>
    <Field
      label={words.lastDigits}
      hint={words.lastDigitsHint}
      name="lastDigits"
      inputMode="numeric"
      maxLength={limits.giftDigits.max}
      defaultValue={sent?.typed.lastDigits}
      error={sent?.refusal?.errors.lastDigits}
    />
    <Field
      label={words.name}
      hint={words.nameHint}
      name="name"
      autoComplete="name"
      defaultValue={sent?.typed.name}
      error={sent?.refusal?.errors.name}
    />
    {sendsEmail ? (
      <Field
        label={words.email}
        hint={words.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={sent?.typed.email}
        error={sent?.refusal?.errors.email}
      />
    ) : (
      <p>{words.noEmail}</p>
    )}
  </>
)
