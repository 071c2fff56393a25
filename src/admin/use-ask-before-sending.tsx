/** Asks before a form is sent. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from './dialog.tsx'

type Asked = { question: string; button: string; children: ReactNode }

/** `onSubmit` is that of the form, and `question` belongs inside it. Without `asked`, the form is sent at once. */
export const useAskBeforeSending = (asked: Asked | undefined) => {
  const [isAsking, setAsking] = useState(false)
  const dialog = useDialog()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!asked) return
    if (isAsking) return dialog.current?.close()
    // The API says what is missing.
    if (event.currentTarget.matches(':invalid')) return
    event.preventDefault()
    setAsking(true)
  }
  const question = asked && isAsking && (
    <Dialog question={asked.question} handle={dialog} onClose={() => setAsking(false)}>
      {asked.children}
      <DialogButtons dialog={dialog}>
        <Button>{asked.button}</Button>
      </DialogButtons>
    </Dialog>
  )
  return { onSubmit, question }
}
