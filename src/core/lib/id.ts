/**
 * Ids: random ones, and those derived from an idempotency key, so that a repeated request is saved once; and codes that
 * people type.
 */
import { createHash, randomBytes } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new random id: 16 letters and digits, 80 bits. Short enough for a link in a chat, and impossible to guess. */
export const newId = () => spelt(randomBytes(16))

/** The same idempotency key always gives the same id, so that a request that is sent twice is saved once. */
export const idFrom = (key: string) => spelt(createHash('sha256').update(key).digest().subarray(0, 16))

const spelt = (bytes: Uint8Array) => Array.from(bytes, (byte) => letters[byte & 31]).join('')

/** Without 0, O, 1 and I, which people confuse: 32 signs, 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code with one sign for each byte. */
export const codeFrom = (bytes: Uint8Array) => Array.from(bytes, (byte) => alphabet[byte & 31]).join('')

/** Random groups of four letters, 20 bits each, to be read out and typed: `k3wd-9m2x-h7qa`. */
export const readableCode = (groups: number) => Array.from({ length: groups }, () => newId().slice(0, 4)).join('-')
