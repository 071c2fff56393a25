/** Removes an image everywhere when a person in it asks, after a confirmation that names where it is used. */
import { useEffect, useState } from 'react'
import { useFetcher, useOutletContext } from 'react-router'
import { can } from '#shared/permissions.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { alertOf, type Deletion } from '../lists/delete-dialog.tsx'
import { Section } from '../section.tsx'
import styles from './images.module.css'
import { UseList } from './use-list.tsx'

/** The `intent` of the form. */
export const eraseIntent = 'erase'

export const EraseImage = ({ image }: { image: LibraryImage }) => {
  const mayErase = can(useOutletContext<{ role: string }>(), 'privacy.write')
  const [isAsking, setAsking] = useState(false)
  const [alert, setAlert] = useState<string>()
  const close = (deletion: Deletion | undefined) => {
    setAsking(false)
    setAlert(alertOf(deletion))
  }
  return (
    <Section title="If a person in it asks">
      <p>
        Does someone in this picture want it removed? Then remove it everywhere, even where it is in use.
        {!mayErase && ' Please ask an administrator to do so.'}
      </p>
      {alert && <Alert kind="failure">{alert}</Alert>}
      {mayErase && (
        <div>
          <Button type="button" variant="danger" onClick={() => setAsking(true)}>
            Remove everywhere
          </Button>
        </div>
      )}
      {isAsking && <EraseDialog image={image} onClose={close} />}
    </Section>
  )
}

type DialogProps = { image: LibraryImage; onClose: (deletion: Deletion | undefined) => void }

const EraseDialog = ({ image, onClose }: DialogProps) => {
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<Deletion>()
  const isBusy = state !== 'idle'
  useEffect(() => {
    if (data) dialog.current?.close()
  }, [data, dialog])
  return (
    <Dialog question="Remove this picture everywhere?" handle={dialog} isBusy={isBusy} onClose={() => onClose(data)}>
      <Consequences image={image} />
      <Form method="post">
        <input type="hidden" name="intent" value={eraseIntent} />
        <DialogButtons>
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy}>
            Remove everywhere
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

const Consequences = ({ image: { uses, earlierUses = 0 } }: { image: LibraryImage }) => (
  <>
    <p>
      The picture, its description and all its files are deleted at once. This cannot be undone.{' '}
      {uses.length > 0 ? 'It is taken out of:' : 'It is not in use now.'}
    </p>
    <UseList uses={uses} />
    {earlierUses > 0 && (
      <p>
        Also out of{' '}
        {earlierUses === 1
          ? 'one earlier version or unsaved draft'
          : `${earlierUses} earlier versions and unsaved drafts`}
        .
      </p>
    )}
    <p className={styles.small}>
      What remains: backups keep it until they are deleted. If you restore one of them, remove the picture again. We
      cannot take back copies on readers’ phones, in emails that were sent, and in other apps.
    </p>
  </>
)
