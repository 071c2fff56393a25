/** Holds back the submit of a form until its uploads have ended. */

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Delays sending a form while an upload that belongs to the form is running. */
export const useHeldForm = (inside: RefObject<HTMLElement | null>, isUnderWay: boolean) => {
  const held = useRef<{ form: HTMLFormElement; button: HTMLElement | null }>(undefined)
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!isUnderWay || !form) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      // No other listener may treat the form as sent.
      event.stopPropagation()
      held.current = { form, button: event.submitter }
      setAwaited(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [inside, isUnderWay])
  useEffect(() => {
    if (isUnderWay || !held.current) return
    const { form, button } = held.current
    held.current = undefined
    setAwaited(false)
    form.requestSubmit(button)
  }, [isUnderWay])
  return isAwaited
}
