/** Subscribers of the newsletter, as a record type. */
import { foldEmail } from '#shared/email.ts'
import { exported } from '../export/fields.ts'
import type { PersonPart, RecordType } from '../record-types/record-type.ts'
import { countMisjudged } from './bounces.ts'
import { deleteUnconfirmed } from './retention.ts'
import { eraseSubscriber, findSubscriber, toSubscriber } from './subscriber-row.ts'

const person: PersonPart = {
  show: async ({ db, suppressions }, { email }) => {
    const subscriber = await findSubscriber(db, email)
    return {
      subscriber: subscriber && toSubscriber(subscriber),
      isSuppressed: await suppressions.has(db, foldEmail(email)),
    }
  },
  erase: async ({ db, suppressions }, { email }) => {
    const wasSubscribed = await eraseSubscriber(db, email)
    // Otherwise the next import of an old list would send newsletters to this address again.
    if (wasSubscribed) await suppressions.add(db, foldEmail(email))
    return { subscribers: Number(wasSubscribed) }
  },
}

export const subscriberRecords: RecordType = {
  name: 'subscribers',
  tables: ['subscribers', 'suppressions'],
  exports: [
    exported({
      name: 'subscribers',
      about: 'who asked for the newsletter, when, and what they agreed to',
      table: 'subscribers',
      toItem: toSubscriber,
      columns: [
        ...['createdAt', 'email', 'state', 'agreedAt', 'agreedTo', 'confirmedAt', 'confirmReason', 'unsubscribedAt'],
      ],
    }),
  ],
  person,
  expire: ({ db, clock }) => deleteUnconfirmed(db, clock),
  tasks: { permission: 'subscribers.write', count: async (db) => ({ misjudgedBounces: await countMisjudged(db) }) },
  startCheck: { counted: 'subscribers', newest: ['subscribers', 'created_at'] },
}
