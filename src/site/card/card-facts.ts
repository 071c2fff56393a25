/** The fields of a sickle cell card, and its text form. Everything is optional, and stays on the device. */

/** With examples, which name nobody. Limits in characters: a QR code of all fields filled to the limit can still be read from a phone's screen. */
export const cardFields = [
  { name: 'name', label: 'What to call me', max: 60 },
  { name: 'type', label: 'My type', hint: 'For example SS, SC or S beta', max: 20, example: 'SC' },
  { name: 'hb', label: 'My usual haemoglobin (Hb)', max: 30 },
  { name: 'group', label: 'My blood group', max: 20, example: 'O positive' },
  { name: 'clinic', label: 'My clinic and its phone number', max: 120 },
  { name: 'medicines', label: 'My medicines', max: 200, isLong: true },
  { name: 'allergies', label: 'My allergies', max: 120, example: 'Penicillin' },
  {
    name: 'helps',
    label: 'What helps me in a pain crisis',
    example: 'Warmth, water and quiet',
    max: 160,
    isLong: true,
  },
  { name: 'doesNotHelp', label: 'What does not help me', max: 120 },
  { name: 'people', label: 'People to call', hint: 'Names and phone numbers', max: 160, isLong: true },
] as const satisfies readonly {
  name: string
  label: string
  hint?: string
  max: number
  example?: string
  isLong?: true
}[]

export const cardStatement = 'I have sickle cell disease.'

/** The contents of a card, with its filled-in facts only. */
export type CardWords = { statement: string; facts: { label: string; value: string }[] }

/** The lines of a value, without empty ones. Two medicines must never run together as if they were one. */
export const linesOf = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The content of the QR code: plain text without a link, so that any phone can read it offline. */
export const cardText = ({ statement, facts }: CardWords) =>
  [statement, ...facts.map(({ label, value }) => `${label}: ${linesOf(value).join(', ')}`)].join('\n')
