/** The fields of a sickle cell card, and its text form. Everything is optional, and stays on the device. */

/** Limits in characters: a QR code of all fields filled to the limit can still be read from a phone's screen. */
export const cardFields = [
  { name: 'name', label: 'What to call me', max: 60 },
  { name: 'type', label: 'My type', hint: 'For example SS, SC or S beta', max: 20 },
  { name: 'hb', label: 'My usual haemoglobin (Hb)', max: 30 },
  { name: 'group', label: 'My blood group', max: 20 },
  { name: 'clinic', label: 'My clinic and its phone number', max: 120 },
  { name: 'medicines', label: 'My medicines', max: 200, isLong: true },
  { name: 'allergies', label: 'My allergies', max: 120 },
  { name: 'helps', label: 'What helps me in a pain crisis', max: 160, isLong: true },
  { name: 'doesNotHelp', label: 'What does not help me', max: 120 },
  { name: 'people', label: 'People to call', hint: 'Names and phone numbers', max: 160, isLong: true },
] as const satisfies readonly { name: string; label: string; hint?: string; max: number; isLong?: true }[]

export type CardFacts = Partial<Record<(typeof cardFields)[number]['name'], string>>

export const cardStatement = 'I have sickle cell disease.'

/** Only the filled-in fields, in the order of the card. */
export const filledFacts = (facts: CardFacts) =>
  cardFields.flatMap(({ name, label }) => {
    const value = facts[name]?.trim()
    return value ? [{ label, value }] : []
  })

export const isEmptyCard = (facts: CardFacts) => filledFacts(facts).length === 0

/** The lines of a value, without empty ones. Two medicines must never run together as if they were one. */
export const linesOf = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The content of the QR code: plain text without a link, so that any phone can read it offline. */
export const cardText = (facts: CardFacts) =>
  [cardStatement, ...filledFacts(facts).map(({ label, value }) => `${label}: ${linesOf(value).join(', ')}`)].join('\n')

const storageKey = 'sickle-cell-card'

/**
 * Undefined if there is none, or if the browser does not allow storage. Ignores values that are not text, and unknown
 * fields.
 */
export const savedCard = (): CardFacts | undefined => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof saved !== 'object' || !saved) return undefined
    const values = new Map<string, unknown>(Object.entries(saved))
    const known = cardFields.map(({ name, max }) => [name, String(values.get(name) ?? '').slice(0, max)])
    return Object.fromEntries(known)
  } catch {
    return undefined
  }
}

/** False if the browser does not allow storage. */
export const saveCard = (facts: CardFacts) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(facts))
    return true
  } catch {
    return false
  }
}

export const forgetCard = () => {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to remove.
  }
}
