import { useEffect, useState } from 'react'
import type { Refusal } from '../sent-form.ts'
import { type Errand, isSent, type KeptErrand, type SentErrand } from './errands/errand.ts'
import { onErrands } from './errands/errand-changes.ts'
import { allErrands, dropErrand } from './errands/kept-errands.ts'
import { sendErrands } from './errands/send-errands.ts'

export type RefusedErrand = Errand & { refusal: Refusal }

const isRefused = (errand: KeptErrand): errand is RefusedErrand => !isSent(errand) && errand.refusal !== undefined

/** Errands that were sent are told of once: shown, they are gone from this phone. */
export const useToldErrands = () => {
  const [sent, setSent] = useState<SentErrand[]>([])
  const [refused, setRefused] = useState<RefusedErrand[]>([])
  useEffect(() => {
    const read = async () => {
      const errands = await allErrands()
      const arrived = errands.filter(isSent)
      setRefused(errands.filter(isRefused))
      if (arrived.length > 0) setSent((before) => [...before, ...arrived.filter(isNewTo(before))])
      for (const { id } of arrived) await dropErrand(id)
    }
    return whileOpen(() => void read().catch(() => {}))
  }, [])
  return { sent, refused, close: (errand: SentErrand) => setSent((before) => before.filter((each) => each !== errand)) }
}

const isNewTo =
  (told: SentErrand[]) =>
  ({ id }: SentErrand) =>
    told.every((errand) => errand.id !== id)

/** Reads now and at every change, and sends what waits, now and whenever the network is back. */
const whileOpen = (read: () => void) => {
  const send = () => void sendErrands().catch(() => {})
  const stopListening = onErrands(read)
  addEventListener('online', send)
  read()
  send()
  return () => {
    stopListening()
    removeEventListener('online', send)
  }
}
