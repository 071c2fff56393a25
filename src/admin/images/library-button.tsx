import { lazy, Suspense, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'

// Whoever brings a new picture never loads the list of the others.
const PictureChooser = lazy(async () => ({ default: (await import('./image-chooser.tsx')).ImageChooser }))

export const LibraryButton = ({ onChoose }: { onChoose: (picture: LibraryImage) => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      {isOpen && (
        <Suspense>
          <PictureChooser onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
