/**
 * Receipt codes of questions: the only way to the answer for a visitor who gave no name and no address. The database
 * stores a keyed hash (HMAC) of each code.
 */
import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { codeFrom } from '../lib/id.ts'
import type { Settings } from '../settings/settings.ts'
import { createKeyedHash } from '../settings/signed-links.ts'

/** Accepts codes as people type them: in any case, with spaces or hyphens. */
const typedCode = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')

export type QuestionCodes = ReturnType<typeof createQuestionCodes>

export const createQuestionCodes = (settings: Settings) => {
  const hash = createKeyedHash(settings, 'questions.secret')
  return {
    /** A new code. The same idempotency key always gives the same code, because the hash cannot be reversed. */
    create: async (key?: string) =>
      codeFrom((key ? await hash(`key ${key}`) : randomBytes(limits.questionCode)).subarray(0, limits.questionCode)),
    hash: async (typed: string) => (await hash(`code ${typedCode(typed)}`)).toString('hex'),
  }
}
