import { type RefObject, useEffect, useRef, useState } from 'react'

/** While something is on its way that belongs to the form around it, sending the form waits for it. */
export const useHeldForm = (inside: RefObject<HTMLElement | null>, isUnderWay: boolean) => {
  const held = useRef<{ form: HTMLFormElement; button: HTMLElement | null }>(undefined)
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!isUnderWay || !form) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      // Nobody else may take it for sent.
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
