import { lazy, Suspense, useState } from 'react'
import type { Picture } from '#shared/shapes/picture.ts'
import { Button } from '#ui/button.tsx'

// Whoever brings a new picture never loads the list of the others.
const PictureChooser = lazy(async () => ({ default: (await import('./picture-chooser.tsx')).PictureChooser }))

export const LibraryButton = ({ onChoose }: { onChoose: (picture: Picture) => void }) => {
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
