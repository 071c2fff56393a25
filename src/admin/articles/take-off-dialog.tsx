/** The question before the form of an article takes it off the site. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { adminWording } from '#shared/wording/admin.ts'
import { Button } from '#ui/button.tsx'
import type { Failure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import type { Publishing } from './publish-panel.tsx'

/** `until`: when the article will be public again. */
type Props = { until: string | undefined; onTakeOff: () => void; onClose: () => void }

const TakeOffDialog = ({ until, onTakeOff, onClose }: Props) => {
  const dialog = useDialog()
  const takeOff = () => {
    dialog.current?.close()
    onTakeOff()
  }
  return (
    <Dialog question="Take this article off the site?" handle={dialog} onClose={onClose}>
      <p>
        Readers can see it now. {adminWording.takenOff.one}
        {until && ` It will be published again at ${until}.`}
      </p>
      <DialogButtons dialog={dialog}>
        <Button type="button" variant="danger" onClick={takeOff}>
          Take off the site
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/**
 * Asks before the form takes a public article off the site, even if it became public while the form was open: the
 * server knows that from the field `seenStatus`.
 */
export const useTakingOff = (
  form: RefObject<HTMLFormElement | null>,
  { before, status, until }: Publishing,
  failure: Failure | undefined,
) => {
  const [isAsking, setAsking] = useState(false)
  const isAgreed = useRef(false)
  useEffect(() => {
    if (failure?.errors.status) setAsking(true)
  }, [failure])
  /** True if the form must wait for the answer. */
  const mustAsk = () => {
    const isNew = before === 'published' && status !== 'published' && !isAgreed.current
    isAgreed.current = false
    if (isNew) setAsking(true)
    return isNew
  }
  const agree = () => {
    isAgreed.current = true
    const seen = form.current?.querySelector<HTMLInputElement>('input[name=seenStatus]')
    if (seen) seen.value = 'published'
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[type=submit]'))
  }
  const dialog = isAsking && <TakeOffDialog until={until} onTakeOff={agree} onClose={() => setAsking(false)} />
  return { dialog, mustAsk }
}
