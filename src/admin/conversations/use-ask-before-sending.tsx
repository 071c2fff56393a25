/** Asks before an email is sent whose answers would reach nobody, because no address for them is set. */
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { replySettingsPath } from '#shared/paths.ts'
import type { ReplySettings } from '#shared/shapes/reply-settings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

export type Reachable = Pick<ReplySettings, 'goesTo'> | undefined

/** `onSubmit` is that of the form, and `question` belongs inside it. */
export const useAskBeforeSending = (replySettings: Reachable) => {
  const [isAsking, setAsking] = useState(false)
  const dialog = useDialog()
  const onSubmit = (event: FormEvent) => {
    if (!replySettings || replySettings.goesTo) return
    if (isAsking) return dialog.current?.close()
    event.preventDefault()
    setAsking(true)
  }
  const question = isAsking && (
    <Dialog question="Send it, although nobody can read the answer?" handle={dialog} onClose={() => setAsking(false)}>
      <p>
        The site has no reply-to address, so nobody receives what this person answers.{' '}
        <Link to={replySettingsPath}>Set the address first</Link>
      </p>
      <DialogButtons dialog={dialog}>
        <Button>Send anyway</Button>
      </DialogButtons>
    </Dialog>
  )
  return { onSubmit, question }
}
