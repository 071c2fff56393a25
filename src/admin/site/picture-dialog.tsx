import { useEffect, useState } from 'react'
import type { Picture } from '#shared/shapes/picture.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import styles from './picture-dialog.module.css'

/** One of the pictures of the library; nothing when somebody changed their mind. */
export const PictureDialog = ({ onClose }: { onClose: (id?: string) => void }) => {
  const dialog = useDialog()
  const [search, setSearch] = useState('')
  const pictures = usePictures(search)
  return (
    <Dialog question="Which picture?" handle={dialog} onClose={() => onClose()}>
      <Field label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      {pictures === undefined && <Spinner label="Loading pictures" />}
      {typeof pictures === 'string' && <p>{pictures}</p>}
      {Array.isArray(pictures) && <Choices pictures={pictures} onChoose={onClose} />}
      <DialogButtons>
        <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

const Choices = ({ pictures, onChoose }: { pictures: Picture[]; onChoose: (id: string) => void }) =>
  pictures.length === 0 ? (
    <p>There is no such picture. New ones are added in the library of pictures.</p>
  ) : (
    <ul className={styles.pictures}>
      {pictures.map(({ _id, imageUrl, imageLight, imageAlt, name }) => (
        <li key={_id}>
          <button type="button" onClick={() => onChoose(_id)}>
            <img src={imageLight?.url ?? imageUrl} alt={imageAlt || name || 'A picture without a description'} />
          </button>
        </li>
      ))}
    </ul>
  )

/** A sentence when they could not be found. */
const usePictures = (search: string): Picture[] | string | undefined => {
  const [found, setFound] = useState<Picture[] | string>()
  useEffect(() => {
    let isWanted = true
    const query = { limit: '24', ...(search && { search }) }
    bodyOf(() => adminApi(new Request(location.href)).pictures.$get({ query })).then(
      (body) => isWanted && setFound(isFailure(body) ? body.reason : body.pictures),
      () => isWanted && setFound('Sign in again to see the pictures. What you typed is kept on this device.'),
    )
    return () => {
      isWanted = false
    }
  }, [search])
  return found
}
