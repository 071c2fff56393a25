/**
 * Warns the author who leaves a form with unsaved changes (dirty form), inside the app and when the tab closes
 * (`beforeunload`). `use-article-autosave.ts` decides what counts as unsaved.
 */

import { useEffect, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

/** How long leaving waits for the latest text to be saved. */
const patienceMs = 1500

type Props = {
  isUnsaved: () => boolean
  /** Saves the text that is not on the server yet; without it, leaving always asks. */
  sync?: () => Promise<boolean>
  /** A sentence about the consequences for the changes. */
  consequence?: string
}

const staysOnDevice =
  'Your text is saved on this device only and will be here when you come back. If a picture is still being uploaded, choose it again then.'

const syncNothing = () => Promise.resolve(false)

/** First saves the text that is not on the server yet. Asks only if that fails, for example without a network. */
export const LeaveDialog = ({ isUnsaved, sync = syncNothing, consequence = staysOnDevice }: Props) => {
  const dialog = useDialog()
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(isUnsaved)
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave.
  useEffect(() => {
    if (blocker.state !== 'blocked') return setAsking(false)
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    void Promise.race([sync(), patience]).then(() => (isUnsaved() ? setAsking(true) : blocker.proceed()))
  }, [blocker.state])
  if (!isAsking || blocker.state !== 'blocked') return null
  return (
    <Dialog question="Leave before everything is saved?" handle={dialog} onClose={() => blocker.reset()}>
      <p>{consequence}</p>
      <DialogButtons>
        <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
          Stay
        </Button>
        <Button type="button" variant="danger" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
