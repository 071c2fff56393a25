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
    who: z.string().optional().meta({ description: 'The email of who did it; absent for nobody who is known' }),
    about: z.string().meta({ description: 'A title, an email of somebody who runs the site, or nothing' }),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

const kinds = keysOf(auditEventGroups)

export const HistoryQuery = PageQuery.extend({
  kind: z
    .enum(kinds, { error: `kind must be one of ${kinds.join(', ')}.` })
    .optional()
    .meta({ description: 'Only what is of this kind' }),
  who: optionalText('who', 254).meta({ description: 'Only what the person with this email did' }),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>
