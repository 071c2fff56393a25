/**
 * The version of a record without a version number: a fingerprint (`core/lib/record-version.ts`), for optimistic
 * locking.
 */
import { z } from 'zod'

export const Version = z
  .string({ error: 'version must be text, as the record has it.' })
  .max(64, 'version must be text, as the record has it.')
  .meta({
    description:
      'In a record: changes whenever somebody changes the record. In a change: the version that you opened; if the record has been changed since, the answer is 409 with the record; absent: the change overwrites',
  })
