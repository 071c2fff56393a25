import { z } from 'zod'

/** A header, so that the body stays as the specification defines it. */
export const FormCheckHeader = z.object({
  'form-check': z
    .string()
    .max(2_000, 'form-check is too long.')
    .optional()
    .meta({ description: 'Only from the forms of this site: signals that tell people from bots' }),
})
