import { z } from 'zod'
import { limits } from '../limits.ts'
import { tokenScopes } from '../permissions.ts'
import { namedShape, requiredText } from './fields.ts'

const scope = z.array(z.enum(tokenScopes, { error: `The scope must be of ${tokenScopes.join(', ')}.` }))

export const NewApiToken = z.object({
  name: requiredText('name', limits.name),
  scope: scope.min(1, 'Choose what the program may do.'),
  days: z
    .int({ error: 'Say for how many days the token is valid.' })
    .min(1, 'A token is valid for at least one day.')
    .max(limits.apiTokenDays, `A token is valid for at most ${limits.apiTokenDays} days.`),
})
export type NewApiToken = z.infer<typeof NewApiToken>

export const ApiToken = namedShape('ApiToken', {
  _id: z.string(),
  name: z.string(),
  scope: z.array(z.string()),
  user: z.string().meta({ description: 'The name of the user on whose behalf the program acts' }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.iso.datetime().optional().meta({ description: 'When it was last used' }),
})
export type ApiToken = z.infer<typeof ApiToken>
