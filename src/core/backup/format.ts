/**
 * The format of a backup: names of the entries, header, summary (the manifest) and lists of checksums (SHA-256); and
 * which tables (sessions, links, passkeys) are never restored. `check-backup.ts` verifies the checksums. See
 * docs/decisions/0020.
 */

import { createHash, type Hash } from 'node:crypto'
import { isStoredFileName } from '../images/stored-image.ts'
import type { Entry } from './archive.ts'

/**
 * The header is the first entry and the summary the last. Any tar program reads a backup, and `sha256sum -c` checks it.
 */
export const headerName = 'voima.json'
export const summaryName = 'summary.json'

const numbered = (number: number) => String(number).padStart(6, '0')

export const partName = (table: string, number: number) => `tables/${table}/${numbered(number)}.jsonl`
export const pictureName = (file: string) => `pictures/${file}`
const checksumsName = (number: number) => `checksums/${numbered(number)}.txt`

export const tableOfEntry = (name: string) => /^tables\/(\w+)\/\d{6}\.jsonl$/.exec(name)?.[1]
export const pictureOfEntry = (name: string) => {
  const file = name.startsWith('pictures/') ? name.slice('pictures/'.length) : ''
  return isStoredFileName(file) ? file : undefined
}

const isChecksums = (name: string) => /^checksums\/\d{6}\.txt$/.test(name)

/** Restoring refuses an archive with any other name, so that no entry is written to another folder (path traversal). */
export const isKnownName = (name: string) =>
  name === headerName ||
  name === summaryName ||
  tableOfEntry(name) !== undefined ||
  pictureOfEntry(name) !== undefined ||
  isChecksums(name)

/** Incremented when programs for the current format could no longer read a backup. */
export const formatNumber = 1

export type BackupHeader = { voima: 'backup'; format: number; madeAt: string; steps: string[]; tables: string[] }

export type Summary = {
  rows: Record<string, number>
  pictures: number
  /** Pictures that the database named but the store did not have when the backup was made. */
  missing: string[]
  /** The checksum of all lists of checksums, so that no entry can be removed together with its checksum. */
  checksums: string
}

/** One list of checksums covers this many entries, so that no list of all entries has to fit into memory. */
const entriesPerChecksums = 1000
export const bytesPerPart = 1024 * 1024
/** Far above the size of any entry: a row has an article's text twice at most, and a picture has a few megabytes. */
export const maxEntryBytes = 64 * 1024 * 1024

export const hashOf = (body: Uint8Array | string) => createHash('sha256').update(body).digest('hex')

/** Makes the lists of checksums, as `sha256sum` writes and checks them. */
export const createChecksums = () => {
  const all: Hash = createHash('sha256')
  let lines: string[] = []
  let number = 0
  return {
    add: ({ name, body }: Entry) => {
      lines.push(`${hashOf(body)}  ${name}\n`)
    },
    isFull: () => lines.length >= entriesPerChecksums,
    /** The list for the entries that were added since the last list. */
    next: (): Entry => {
      const body = Buffer.from(lines.join(''))
      all.update(body)
      lines = []
      number += 1
      return { name: checksumsName(number), body }
    },
    /** The checksum of all lists so far. */
    ofAll: () => all.copy().digest('hex'),
  }
}

/**
 * The tables that are not restored, with what people must do: a session, a link or a passkey that ended after the backup
 * must not become valid again. docs/backups.md has the same sentences.
 */
export const notRestored: Record<string, string> = {
  sessions: 'Everyone must sign in again, with email address and password.',
  passkeys: 'Passkeys are gone. Add them again under *Your account*.',
  passkey_challenges: '',
  known_sign_ins: '',
  push_subscriptions:
    'No device shows notifications. Turn them on again under *Your account*, on each device: until then no phone is told.',
  push_notices: '',
  password_resets: 'Links for choosing a new password no longer work.',
  address_changes: '',
  invitations: 'People who had not accepted their invitation must be invited again.',
  api_tokens: 'API tokens are gone. Create new ones.',
}
