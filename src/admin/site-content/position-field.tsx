import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { parsePosition, positionHint } from '../places/parse-position.ts'
import type { FieldValues } from './values.ts'

type Props = {
  item: FieldValues
  path: string
  errors: Record<string, string>
  onChange: (item: FieldValues) => void
}

/** Latitude and longitude as people paste them. `typed` stays as it is while it says what the form has. */
export const PositionField = ({ item, path, errors, onChange }: Props) => {
  const [typed, setTyped] = useState('')
  const { latitude, longitude } = item
  const { lat, lon } = parsePosition(typed)
  const isAsTyped = latitude === (lat ?? undefined) && longitude === (lon ?? undefined)
  const isRefused = errors[`${path}latitude`] ?? errors[`${path}longitude`]
  const type = (text: string) => {
    const found = parsePosition(text)
    setTyped(text)
    onChange({ ...item, latitude: found.lat ?? undefined, longitude: found.lon ?? undefined })
  }
  return (
    <Field
      label="Position"
      hint={positionHint}
      error={isRefused ? 'Enter two numbers, such as 6.60, 0.47, or a link that contains them.' : undefined}
      value={isAsTyped ? typed : `${latitude}, ${longitude}`}
      onChange={({ target }) => type(target.value)}
    />
  )
}
