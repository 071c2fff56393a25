import { useEffect, useState } from 'react'
import type { FieldOf } from '#shared/content/fields.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import styles from './fields.module.css'
import type { ControlProps } from './fields.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { itemIn } from './value.ts'

/** The picture that is shown in a place, from the library; another one, or none. */
export const PictureChoice = ({ field, value, at, errors, onChange }: ControlProps<FieldOf<'picture'>>) => {
  const id = itemIn(value).id
  const [isOpen, setOpen] = useState(false)
  const address = useAddressOf(typeof id === 'string' ? id : undefined)
  const error = errors[at] ?? errors.picture
  return (
    <div className={styles.picture}>
      <strong>{field.label}</strong>
      {field.hint && !id && <span>{field.hint}</span>}
      {error && <FieldError>{error}</FieldError>}
      {address && <img src={address} alt="What is shown now" />}
      <div className={styles.buttons}>
        <Button type="button" variant="outline" onClick={() => setOpen(true)}>
          {id ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {id && (
          <Button type="button" variant="outline" onClick={() => onChange(undefined)}>
            Take the picture away
          </Button>
        )}
      </div>
      {isOpen && (
        <PictureDialog
          onClose={(chosen) => {
            setOpen(false)
            if (chosen) onChange({ id: chosen })
          }}
        />
      )}
    </div>
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
      // Whoever has to sign in again is told when something is saved.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return found?.id === id ? found?.address : undefined
}
