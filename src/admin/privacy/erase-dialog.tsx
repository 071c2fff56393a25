import type { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import type { PersonalDataResult } from './calls.ts'

type Props = { email: string; fetcher: ReturnType<typeof useFetcher<PersonalDataResult>>; onClose: () => void }

export const EraseDialog = ({ email, fetcher, onClose }: Props) => {
  const dialog = useDialog()
  const isBusy = fetcher.state !== 'idle'
  return (
    <Dialog question={`Erase everything about ${email}?`} handle={dialog} isBusy={isBusy} onClose={onClose}>
      <p>
        Messages, subscription, emails and invitation are deleted for good, at once. Backups keep them until they are
        replaced. Of a subscription a mark stays that shows no address, so that no import brings it back.
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="email" value={email} />
        <DialogButtons>
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy}>
            Erase everything
          </Button>
        </DialogButtons>
      </fetcher.Form>
    </Dialog>
  )
}
