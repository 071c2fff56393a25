import { z } from 'zod'
import { auditEventGroups, auditEvents } from '../audit-events.ts'
import { keysOf } from '../keys.ts'
import { PageQuery } from './page.ts'
import { optionalText } from './text.ts'

export const HistoryEntry = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    event: z.enum(auditEvents),
    who: z.string().optional().meta({ description: 'The email address of the user; absent if unknown' }),
    about: z.string().meta({ description: 'A title, the email address of a user, or empty' }),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

const kinds = keysOf(auditEventGroups)

export const HistoryQuery = PageQuery.extend({
  kind: z
    .enum(kinds, { error: `kind must be one of ${kinds.join(', ')}.` })
    .optional()
    .meta({ description: 'Only events of this group' }),
  who: optionalText('who', 254).meta({ description: 'Only events of the user with this email address' }),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>
