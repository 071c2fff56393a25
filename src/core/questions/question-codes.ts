/**
 * Receipt codes of questions: the only way to the answer for a visitor who gave no name and no address. The database
 * stores a keyed hash (HMAC) of each code.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Settings } from '../settings/settings.ts'
import { createSecret } from '../settings/signed-links.ts'

/** Without 0, O, 1 and I, which people confuse: 32 signs, 5 bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const spelt = (bytes: Uint8Array) =>
  Array.from(bytes.subarray(0, limits.questionCode), (byte) => alphabet[byte & 31]).join('')

/** Accepts codes as people type them: in any case, with spaces or hyphens. */
const typedCode = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')

export type QuestionCodes = ReturnType<typeof createQuestionCodes>

export const createQuestionCodes = (settings: Settings) => {
  const secret = createSecret(settings, 'questions.secret')
  const hmac = async (use: string, text: string) => createHmac('sha256', await secret()).update(`${use} ${text}`)
  return {
    /** A new code. The same idempotency key always gives the same code, because the hash cannot be reversed. */
    create: async (key?: string) => spelt(key ? (await hmac('key', key)).digest() : randomBytes(limits.questionCode)),
    hash: async (typed: string) => (await hmac('code', typedCode(typed))).digest('hex'),
  }
}
