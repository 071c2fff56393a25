/** People who offer to help, as a record type. */
import { foldEmail } from '#shared/email.ts'
import { countWithOldest } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { exported } from '../export/fields.ts'
import { inRecords, type RecordType, type Whose } from '../record-types/record-type.ts'
import { deleteExpiredVolunteers } from './retention.ts'
import { csvColumns } from './volunteer-list.ts'
import { deleteVolunteers, phoneKey, toVolunteer } from './volunteer-row.ts'
import { volunteerConversations } from './volunteer-thread.ts'

const entriesOf = (db: Database, { email, phone }: Whose) => {
  const key = phone ? phoneKey(phone) : null
  return db
    .selectFrom('volunteers')
    .selectAll()
    .where(({ or, eb }) => or([eb('email_key', '=', foldEmail(email)), ...(key ? [eb('phone_key', '=', key)] : [])]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

const person = inRecords('volunteers', {
  find: async (db, whose) => {
    const rows = await entriesOf(db, whose)
    return Promise.all(
      rows.map(async (row) => ({ ...toVolunteer(row), ...(await volunteerConversations.find(db, row.id)) })),
    )
  },
  erase: async (db, whose) => {
    const rows = await entriesOf(db, whose)
    await deleteVolunteers(db, rows)
    return rows.length
  },
})

const volunteers = exported({
  name: 'volunteers',
  about: 'who offers to help, with what and when',
  table: 'volunteers',
  toItem: toVolunteer,
  columns: csvColumns,
})

const conversations = volunteerConversations.exports('volunteer-', {
  replies: 'the replies to volunteers, and who wrote them',
  notes: 'the notes of users on volunteers',
})

export const volunteerRecords: RecordType = {
  name: 'volunteers',
  tables: ['volunteers', 'volunteer_replies', 'volunteer_notes'],
  exports: [volunteers, ...conversations],
  person,
  expire: ({ db, clock }) => deleteExpiredVolunteers(db, clock),
  tasks: {
    permission: 'volunteers.read',
    count: async (db) => ({ newVolunteers: await countNew(db) }),
  },
  startCheck: { counted: 'volunteers', newest: ['volunteers', 'created_at'] },
}

/** An entry from a bot is not an open task. */
const countNew = (db: Database) =>
  countWithOldest(db.selectFrom('volunteers').where('state', '=', 'new').where('suspicion', 'is', null), 'created_at')
