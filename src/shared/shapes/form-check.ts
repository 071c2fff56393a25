import { z } from 'zod'

/** Beside the body, so that this stays what the specification says. */
export const FormCheckHeader = z.object({
  'form-check': z
    .string()
    .max(2_000, 'form-check is longer than any form of this site makes it.')
    .optional()
    .meta({ description: 'Only from the forms of this site: signs that tell people from programs' }),
})
