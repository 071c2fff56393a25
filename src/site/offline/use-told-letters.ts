import { useEffect, useState } from 'react'
import type { Refusal } from '../sent-form.ts'
import { isSent, type KeptLetter, type Letter, type SentLetter } from './outbox/letter.ts'
import { allLetters, dropLetter, onLetters } from './outbox/outbox.ts'
import { sendLetters } from './outbox/send-letters.ts'

export type RefusedLetter = Letter & { refusal: Refusal }

const isRefused = (letter: KeptLetter): letter is RefusedLetter => !isSent(letter) && letter.refusal !== undefined

/** Letters that were sent are told of once: shown, they are gone from this phone. */
export const useToldLetters = () => {
  const [sent, setSent] = useState<SentLetter[]>([])
  const [refused, setRefused] = useState<RefusedLetter[]>([])
  useEffect(() => {
    const read = async () => {
      const letters = await allLetters()
      const arrived = letters.filter(isSent)
      setRefused(letters.filter(isRefused))
      if (arrived.length > 0) setSent((before) => [...before, ...arrived.filter(isNewTo(before))])
      for (const { id } of arrived) await dropLetter(id)
    }
    return whileOpen(() => void read().catch(() => {}))
  }, [])
  return { sent, refused, close: (letter: SentLetter) => setSent((before) => before.filter((each) => each !== letter)) }
}

const isNewTo =
  (told: SentLetter[]) =>
  ({ id }: SentLetter) =>
    told.every((letter) => letter.id !== id)

/** Reads now and at every change, and sends what waits, now and whenever the network is back. */
const whileOpen = (read: () => void) => {
  if (!window.indexedDB || !window.BroadcastChannel) return
  const send = () => void sendLetters().catch(() => {})
  const stopListening = onLetters(read)
  addEventListener('online', send)
  read()
  send()
  return () => {
    stopListening()
    removeEventListener('online', send)
  }
}
