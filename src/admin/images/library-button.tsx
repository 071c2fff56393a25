/** The button that opens the image library. */

import { lazy, Suspense, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'

// Loaded when the dialog opens: an editor who adds a new image does not need it.
const ImageChooser = lazy(async () => ({ default: (await import('./image-chooser.tsx')).ImageChooser }))

export const LibraryButton = ({ onChoose }: { onChoose: (image: LibraryImage) => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      {isOpen && (
        <Suspense>
          <ImageChooser onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
