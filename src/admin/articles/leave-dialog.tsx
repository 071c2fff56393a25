import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

/** Asks before a page with unsaved text is left. */
export const LeaveDialog = ({ isUnsaved }: { isUnsaved: () => boolean }) => {
  const dialog = useDialog()
  const blocker = useBlocker(isUnsaved)
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog question="Leave without saving?" handle={dialog} onClose={() => blocker.reset()}>
      <p>Your text stays on this device and is here when you come back. A picture has to be chosen again.</p>
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
