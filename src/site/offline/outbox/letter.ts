import type { Refusal } from '../../sent-form.ts'

/** What somebody wrote without a network, as the call it will become. */
export type Letter = {
  /** Travels with every try, so that a letter sent twice arrives once. */
  id: string
  call: 'contact' | 'subscribe'
  body: Record<string, string>
  writtenAt: string
}

/** A letter on this phone: it waits, or was refused and waits to be mended. Of one that was sent only this is left. */
export type KeptLetter = (Letter & { refusal?: Refusal }) | SentLetter
export type SentLetter = Pick<Letter, 'id' | 'call' | 'writtenAt'> & { sentAt: string }

export const isSent = (letter: KeptLetter): letter is SentLetter => 'sentAt' in letter
export const isWaiting = (letter: KeptLetter): letter is Letter => !isSent(letter) && !letter.refusal
