/** The state of the card page. Nothing is sent, and nothing is stored unless the visitor asks for it. */
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { type CardFacts, cardFields, cardText, forgetCard, isEmptyCard, saveCard, savedCard } from './card-facts.ts'
import type { QrCode } from './qr-code.ts'

const fieldIn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}

const factsIn = (form: HTMLFormElement): CardFacts =>
  Object.fromEntries(cardFields.map(({ name }) => [name, fieldIn(form, name)?.value ?? '']))

/** Text that was typed before the scripts ran overrides the saved card. */
const fillEmptyFields = (form: HTMLFormElement, saved: CardFacts) => {
  for (const { name } of cardFields) {
    const field = fieldIn(form, name)
    if (field && !field.value) field.value = saved[name] ?? ''
  }
}

export const forgottenNotice = 'Forgotten. This device no longer has the card.'
const savedNotice =
  'Saved on this device. Anyone who uses this device can read it. A browser may lose it, so print the card or save the picture too.'
export const emptyNotice = 'Fill in the card first.'
const notSavedNotice = 'This browser does not allow saving. Print the card or save the picture.'

export const useCard = () => {
  const form = useRef<HTMLFormElement>(null)
  const [facts, setFacts] = useState<CardFacts>({})
  const [notice, setNotice] = useState('')
  const [wasSaved, setWasSaved] = useState(false)
  const read = () => form.current && setFacts(factsIn(form.current))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts begin to run.
  useEffect(() => {
    const saved = savedCard()
    if (saved && form.current) fillEmptyFields(form.current, saved)
    setWasSaved(saved !== undefined)
    read()
  }, [])

  return {
    form,
    facts,
    code: useQrCode(facts),
    notice,
    setNotice,
    read,
    /** Stays true after deleting, so that the pressed button keeps the focus. */
    wasSaved,
    save: () => {
      if (isEmptyCard(facts)) return setNotice(emptyNotice)
      if (!saveCard(facts)) return setNotice(notSavedNotice)
      setWasSaved(true)
      setNotice(savedNotice)
    },
    forget: () => {
      forgetCard()
      form.current?.reset()
      setFacts({})
      setNotice(forgottenNotice)
    },
  }
}

const useQrCode = (facts: CardFacts) => {
  const [code, setCode] = useState<QrCode>()
  const text = useDeferredValue(isEmptyCard(facts) ? '' : cardText(facts))
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const next = text ? (await import('./qr-code.ts')).qrCodeOf(text) : undefined
      if (isCurrent) setCode(next)
    }
    // Offline the code of the QR generator may be missing; the card is readable without it.
    draw().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [text])
  return code
}
