/** Sign-ups for events, as a record type: with the check-in marks, the counts, and who may read them. */
import { countUncountedEvents } from '../events/event-list.ts'
import { exported } from '../export/fields.ts'
import { inRecords, type RecordType } from '../record-types/record-type.ts'
import { toEventCount } from './counts.ts'
import { countPeopleToCall } from './notices.ts'
import { eraseSignupsOf, findSignupsOf } from './people.ts'
import { deleteExpiredSignups } from './retention.ts'

export const signupRecords: RecordType = {
  name: 'signups',
  tables: ['signups', 'signup_emails', 'door_marks', 'event_counts'],
  // Without the sign-ups: an export would contain their names for longer than the promised two days.
  exports: [
    exported({
      name: 'event-counts',
      about: 'how many people signed up, came, walked in and were tested at each event',
      table: 'event_counts',
      toItem: toEventCount,
    }),
  ],
  person: inRecords('signups', { find: findSignupsOf, erase: eraseSignupsOf }),
  expire: ({ db, clock }) => deleteExpiredSignups(db, clock),
  tasks: {
    permission: 'signups.read',
    count: async (db, clock, sendsEmail) => ({
      peopleToCall: await countPeopleToCall({ db, clock, sendsEmail }),
      uncountedEvents: await countUncountedEvents(db, clock),
    }),
  },
  // No start check: sign-ups are deleted two days after each event, so a lower count is no sign of lost data.
}
