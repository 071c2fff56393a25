/** The schemas of the audit log: its filters and events. */
import { z } from 'zod'
import { auditEventGroups, auditEvents } from '../audit-events.ts'
import { keysOf } from '../keys.ts'
import { namedShape, optionalText, PageQuery } from './fields.ts'

const historyKinds = ['news', 'blog', 'pictures', 'newsletters', 'events', 'places', 'questions'] as const
export type HistoryKind = (typeof historyKinds)[number]

export const HistoryEntry = namedShape('HistoryEntry', {
  _id: z.string(),
  at: z.iso.datetime(),
  event: z.enum(auditEvents),
  who: z.string().optional().meta({ description: 'The email address of the user; absent if unknown' }),
  name: z.string().optional().meta({ description: 'The name of the user, if the user has entered one' }),
  ref: z
    .object({ kind: z.enum(historyKinds), _id: z.string() })
    .optional()
    .meta({ description: 'What the event is about, if it can be opened' }),
  about: z.string().meta({ description: 'A title, the email address of a user, or empty' }),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

const kinds = keysOf(auditEventGroups)

export const HistoryQuery = PageQuery.extend({
  kind: z.enum(kinds).optional().meta({ description: 'Only events of this group' }),
  who: optionalText('who', 254).meta({ description: 'Only events of the user with this email address' }),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>
