/** Audit events (the history), as a record type, with their retention (`HISTORY_MONTHS`). */
import { exported } from '../export/fields.ts'
import { monthsAgo } from '../lib/clock.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { auditEventsAbout, eraseFromAuditLog } from '../users/invitations.ts'

export const historyRecords: RecordType = {
  name: 'history',
  tables: ['audit_events'],
  exports: [
    exported({
      name: 'history',
      about: 'who did what, and when',
      table: 'audit_events',
      toItem: ({ id, at, actor: who, event, subject: about }) => ({ _id: id, at, who, event, about }),
    }),
  ],
  person: {
    show: async ({ db }, { email }) => ({ history: await auditEventsAbout(db, email) }),
    erase: async ({ db }, { email }) => ({ history: await eraseFromAuditLog(db, email) }),
  },
  expire: ({ db, clock, config }) =>
    db.deleteFrom('audit_events').where('at', '<=', monthsAgo(clock, config.historyMonths)).execute(),
  startCheck: { newest: ['audit_events', 'at'] },
}
