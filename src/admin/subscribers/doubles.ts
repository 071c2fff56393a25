import { foldEmail } from '#shared/email.ts'
import type { ImportedReader } from '#shared/shapes/subscriber.ts'

/** Of an address that is there twice, the first that can be taken; `consent` is for whom the file says none. */
export const withoutDoubles = (readers: ImportedReader[], consent: string, now: Date) => {
  const canBeTaken = (reader: ImportedReader) =>
    Boolean(reader.consent || consent) && !(reader.agreedAt && new Date(reader.agreedAt) > now)
  const chosen = new Map<string, ImportedReader>()
  const addressed = readers.filter(({ email }) => email.trim() !== '')
  for (const reader of addressed) {
    const key = foldEmail(reader.email.trim())
    const other = chosen.get(key)
    if (!other || (canBeTaken(reader) && !canBeTaken(other))) chosen.set(key, reader)
  }
  const rest = [...chosen.values()]
  return { rest, doubles: addressed.length - rest.length, withoutAddress: readers.length - addressed.length }
}
