import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

/** Asks first: what was typed is nowhere else. */
export const DiscardButton = ({ onDiscard }: { onDiscard: () => void }) => {
  const dialog = useDialog()
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    dialog.current?.close()
    onDiscard()
  }
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setAsking(true)}>
        Start afresh
      </Button>
      {isAsking && (
        <Dialog question="Drop what you typed?" handle={dialog} onClose={() => setAsking(false)}>
          <p>It goes from this device and from the site, and cannot be brought back. What is saved stays.</p>
          <DialogButtons>
            <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
              Keep it
            </Button>
            <Button type="button" variant="danger" onClick={discard}>
              Drop it
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
