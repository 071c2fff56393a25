import type { Refusal } from '../../sent-form.ts'

/** A message or a subscription that somebody wrote without a network, as the call it will become. */
export type Errand = {
  /** Travels with every try, so that an errand sent twice arrives once. */
  id: string
  call: 'contact' | 'subscribe'
  body: Record<string, string>
  writtenAt: string
}

/** An errand on this phone: it waits, or was refused and waits to be mended. Of one that was sent only this is left. */
export type KeptErrand = (Errand & { refusal?: Refusal }) | SentErrand
export type SentErrand = Pick<Errand, 'id' | 'call' | 'writtenAt'> & { sentAt: string; isUrgent?: boolean }

export const isSent = (errand: KeptErrand): errand is SentErrand => 'sentAt' in errand
export const isWaiting = (errand: KeptErrand): errand is Errand => !isSent(errand) && !errand.refusal
