import { useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { NewPicture } from '../pictures/new-picture.tsx'

/** In a dialog of its own: what is pasted or dropped there can mean no other place. */
export const NewPictureButton = ({ onDone }: { onDone: (picture: LibraryImage) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const dialog = useDialog()
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        New picture
      </Button>
      {isOpen && (
        <Dialog question="Which picture?" handle={dialog} onClose={() => setOpen(false)}>
          <DialogButtons>
            <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </DialogButtons>
          <NewPicture
            onDone={(picture) => {
              onDone(picture)
              dialog.current?.close()
            }}
          />
        </Dialog>
      )}
    </>
  )
}
