/** Whether a password can be guessed by somebody who tries what most people choose. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** A sentence about what is wrong with it. How long it must be is the shape's affair. */
export const weaknessOf = async (password: string, email: string) => {
  const folded = password.normalize('NFKC').toLowerCase()
  if (new Set(folded).size < 5) return 'This password has too few different characters. Choose another.'
  const plain = lettersAndDigits(folded)
  const rest = withoutNames(plain, email)
  if (rest !== plain && rest.length < 8)
    return 'This password is little more than your address or the name of this site. Choose another.'
  const commonOnes = await readCommonOnes()
  const isCommon = [folded, rest].flatMap(formsOf).some((form) => commonOnes.has(hashOfForm(form)))
  return isCommon
    ? 'This password is one of the most common ones, or little more than one. Choose another, such as four words that nobody would put together.'
    : undefined
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\d]/gu, '')

const withoutNames = (plain: string, email: string) =>
  [lettersAndDigits(email.toLowerCase().split('@')[0] ?? ''), 'voima', 'sicklecell']
    .filter((name) => name.length >= 4)
    .reduce((rest, name) => rest.replaceAll(name, ''), plain)

/** Itself, the word that has numbers and signs around it, and what is only repeated. */
const formsOf = (folded: string) => {
  const word = folded.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  const unit = /^(.+?)\1+$/su.exec(folded)?.[1]
  return [folded, ...(word.length * 2 >= folded.length ? [word] : []), ...(unit ? [unit] : [])]
}

/** The list holds hashes: it is half as long, and nobody has to read what people choose. Decision 0022. */
export const hashOfForm = (form: string) => createHash('sha256').update(form).digest().readUInt32BE()

/** Read each time: passwords are chosen a few times a year. */
const readCommonOnes = async () => {
  const text = await readFile(new URL(import.meta.resolve('#core/users/common-passwords.txt')), 'utf8')
  const bytes = Buffer.from(text, 'base64')
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)))
}
