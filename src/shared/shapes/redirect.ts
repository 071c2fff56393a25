/** Old addresses, and where they lead. */
import { z } from 'zod'
import { namedShape, optionalText, PageQuery } from './fields.ts'

const maxAddress = 500

const address = (name: string) =>
  z
    .string({ error: `${name} must be text.` })
    .trim()
    .max(maxAddress, `An address may have at most ${maxAddress} characters.`)

export const NewRedirect = z.object({
  from: address('from')
    .regex(/^(?:https?:\/\/[^/?#]+)?\/./i, 'Write the old address from its first slash, like /our-team.')
    .meta({ description: 'The old address; without its host' }),
  to: address('to')
    .regex(/^\/(?![/\\])/, 'Write a page of this site from its first slash, like /about.')
    .meta({ description: 'A page of this site' }),
})
export type NewRedirect = z.infer<typeof NewRedirect>

export const Redirect = namedShape('Redirect', {
  _id: z.string().meta({ description: 'The old address, encoded' }),
  from: z.string(),
  to: z.string().optional().meta({ description: 'Absent while the article is not public' }),
  isByHand: z.boolean().meta({ description: 'An administrator added it; otherwise an import' }),
})
export type Redirect = z.infer<typeof Redirect>

export const RedirectQuery = PageQuery.extend({
  search: optionalText('search', maxAddress).meta({ description: 'Only old addresses that contain this' }),
})
