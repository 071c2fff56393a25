/**
 * The list of record types. Housekeeping, personal data, export, dashboard, search, sitemap and the checks at a start
 * go through this list. CONTRIBUTING.md says how to add a record type.
 */
import { articleRecords, readerRecords } from '../articles/record-type.ts'
import { historyRecords } from '../audit/record-type.ts'
import { emailRecords } from '../email/record-type.ts'
import { eventRecords } from '../events/record-type.ts'
import { fileRecords } from '../files/record-type.ts'
import { giftRecords } from '../gifts/record-type.ts'
import { imageRecords } from '../images/record-type.ts'
import { messageRecords, savedReplyRecords } from '../messages/record-type.ts'
import { newsletterRecords } from '../newsletters/record-type.ts'
import { placeRecords } from '../places/record-type.ts'
import { questionRecords } from '../questions/record-type.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { signupRecords } from '../signups/record-type.ts'
import { siteContentRecords } from '../site-content/record-type.ts'
import { subscriberRecords } from '../subscribers/record-type.ts'
import { userRecords } from '../users/record-type.ts'
import { volunteerRecords } from '../volunteers/record-type.ts'

/** Emails come after messages and subscribers, whose retention reads the sent emails. */
export const recordTypes: readonly RecordType[] = [
  articleRecords,
  imageRecords,
  fileRecords,
  messageRecords,
  savedReplyRecords,
  subscriberRecords,
  signupRecords,
  eventRecords,
  newsletterRecords,
  placeRecords,
  questionRecords,
  volunteerRecords,
  giftRecords,
  emailRecords,
  historyRecords,
  userRecords,
  siteContentRecords,
  readerRecords,
]

export const exportTables = recordTypes.flatMap(({ exports }) => exports ?? [])

export const searchParts = recordTypes.flatMap(({ name, search }) => (search ? [{ name, ...search }] : []))
