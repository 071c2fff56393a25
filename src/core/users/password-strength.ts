/** Rejects weak passwords, which an attacker guesses by trying common ones (dictionary attack). */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** A sentence about the weakness; undefined for a strong password. `src/shared/shapes/account.ts` checks the length. */
export const weaknessOf = async (password: string, email: string) => {
  const folded = password.normalize('NFKC').toLowerCase()
  if (new Set(folded).size < 5) return 'This password has too few different characters. Choose another.'
  const plain = lettersAndDigits(folded)
  const rest = withoutNames(plain, email)
  if (rest !== plain && rest.length < 8)
    return 'This password is too close to your email address or the name of this site. Choose another.'
  const commonOnes = await readCommonOnes()
  const isCommon = [folded, rest].flatMap(formsOf).some((form) => commonOnes.has(hashOfForm(form)))
  return isCommon ? 'This password is too easy to guess. Choose another, such as four unrelated words.' : undefined
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\d]/gu, '')

const withoutNames = (plain: string, email: string) =>
  [...partsOf(email.toLowerCase()), 'voima', 'sicklecell']
    .filter((name) => name.length >= 4)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), plain)

/** The address, what stands before and after its `@`, and each word of both. */
const partsOf = (email: string) =>
  [email, ...email.split('@'), ...email.split(/[^\p{L}\d]+/u)].map((part) => lettersAndDigits(part))

/** The password itself, the word inside its digits and punctuation, and the part that it repeats. */
const formsOf = (folded: string) => {
  const word = folded.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  const unit = /^(.+?)\1+$/su.exec(folded)?.[1]
  return [folded, ...(word.length * 2 >= folded.length ? [word] : []), ...(unit ? [unit] : [])]
}

/** The list holds 32-bit hashes: it is half as long, and nobody has to read what people choose. Decision 0022. */
export const hashOfForm = (form: string) => createHash('sha256').update(form).digest().readUInt32BE()

/** Read each time, because passwords are chosen a few times a year. */
const readCommonOnes = async () => {
  const text = await readFile(new URL(import.meta.resolve('#core/users/common-passwords.txt')), 'utf8')
  const bytes = Buffer.from(text, 'base64')
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)))
}
