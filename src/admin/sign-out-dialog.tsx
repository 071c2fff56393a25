/** Asks before signing out deletes text that only this device has. */
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from './dialog.tsx'
import { keptTexts } from './writing/kept-text.ts'

export const SignOutDialog = ({ onSignOut, onClose }: { onSignOut: () => void; onClose: () => void }) => {
  const dialog = useDialog()
  const close = () => dialog.current?.close()
  // Outside the menu, which has colours of its own.
  return createPortal(
    <Dialog question="Sign out and delete what is not saved?" handle={dialog} onClose={onClose}>
      <p>Only this device has what you typed here. Signing out deletes it.</p>
      <ul>
        {keptTexts().map(({ path, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may have several forms.
          <li key={index}>
            <Link to={path} onClick={close}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <DialogButtons dialog={dialog} close="Stay">
        <Button type="button" variant="danger" onClick={onSignOut}>
          Sign out and delete
        </Button>
      </DialogButtons>
    </Dialog>,
    document.body,
  )
}
