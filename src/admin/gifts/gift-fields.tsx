/** The fields of a gift: the money, until its receipt is issued, and the giver. */
import { amountText } from '#shared/giving/gift-values.ts'
import { limits } from '#shared/limits.ts'
import type { Gift } from '#shared/shapes/gift.ts'
import { givingWording } from '#shared/wording/giving.ts'
import { Field, fieldsOf, Select } from '#ui/field.tsx'

type FieldsProps = { gift: Partial<Gift>; errors: Record<string, string> | undefined }

export const MoneyFields = ({ gift, errors }: FieldsProps) => {
  const field = fieldsOf(errors, gift)
  return (
    <>
      <Field
        label={givingWording.sent.amount}
        hint={givingWording.sent.amountHint}
        {...field('amount')}
        inputMode="decimal"
        defaultValue={gift.amount && amountText(gift.amount)}
      />
      <Select label="How it was given" {...field('way')} options={givingWording.ways} />
      <Field label="Given on" {...field('givenOn')} type="date" />
    </>
  )
}

export const GiverFields = ({ gift, errors }: FieldsProps) => {
  const field = fieldsOf(errors, gift)
  return (
    <>
      <Field label="Name" {...field('name')} maxLength={limits.name} />
      <Field label="Email" {...field('email')} type="email" />
    </>
  )
}
