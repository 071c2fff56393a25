/**
 * Optimistic locking: a change names the version that its author opened. If the record has been saved since, the author
 * gets Conflict (409) with the record as it is now. A change without a version overwrites. Each service calls
 * `mustBeNewest` where it changes its record, such as `changePlace`.
 */
import { createHash } from 'node:crypto'
import { Conflict } from './errors.ts'

/** The version of a record that has no version number: a fingerprint (like an ETag) of what people can change in it. */
export const fingerprintOf = (fields: object) =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16)

/**
 * To be called while the record is locked. `name` is its name in the API, and `more` what the API returns beside it.
 * Throws Conflict.
 */
export const mustBeNewest = <R extends { version?: string | number | undefined }>(
  version: R['version'] | undefined,
  what: string,
  name: string,
  record: R,
  more: object = {},
) => {
  if (version !== undefined && version !== record.version) throw outdated(what, { [name]: record, ...more })
}

/** `what` is the record in one word. The author may have saved it in another tab, so nobody else is blamed. */
export const outdated = (what: string, current: unknown) =>
  new Conflict(`This ${what} has been saved since you opened it.`, current)
