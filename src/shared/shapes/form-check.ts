import { z } from 'zod'

/** A header, so that the body stays as the specification has it. */
export const FormCheckHeader = z.object({
  'form-check': z
    .string()
    .max(2_000, 'form-check is longer than any form of this site makes it.')
    .optional()
    .meta({ description: 'Only from the forms of this site: signs that tell people from programs' }),
})
