import { useEffect, useState } from 'react'
import type { FieldOf } from '#shared/content/fields.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { LibraryButton } from '../images/library-button.tsx'
import { NewImage } from '../images/new-image.tsx'
import styles from './section-editor.module.css'
import { type ControlProps, itemIn } from './values.ts'

/** The field for an image: from the library, a new one, or none. */
export const ImageField = ({ field, value, at, errors, onChange }: ControlProps<FieldOf<'picture'>>) => {
  const { id } = itemIn(value)
  const address = useAddressOf(typeof id === 'string' ? id : undefined)
  const error = errors[at] ?? errors.picture
  const choose = ({ _id }: LibraryImage) => onChange({ id: _id })
  return (
    <fieldset className={styles.picture}>
      <legend>{field.label}</legend>
      {field.hint && !id && <p>{field.hint}</p>}
      {error && <FieldError>{error}</FieldError>}
      {address && <img src={address} alt="What is shown now" />}
      <div className={styles.itemButtons}>
        <LibraryButton onChoose={choose} />
        <NewImageButton onDone={choose} />
        {id && (
          <Button type="button" variant="outline" onClick={() => onChange(undefined)}>
            Remove the picture
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const useAddressOf = (id: string | undefined) => {
  const [found, setFound] = useState<{ id: string; address: string | undefined }>()
  useEffect(() => {
    if (!id) return
    let isWanted = true
    const ask = bodyOf(() => adminApi(new Request(location.href)).pictures[':id'].$get({ param: { id } }))
    ask.then(
      (body) => isWanted && !isFailure(body) && setFound({ id, address: body.picture.imageUrl }),
      // A user who is signed out is asked to sign in when the section is saved.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return found?.id === id ? found?.address : undefined
}

/** A dialog of its own, so that a pasted or dropped file can mean no other field. */
const NewImageButton = ({ onDone }: { onDone: (picture: LibraryImage) => void }) => {
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
          <NewImage
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
