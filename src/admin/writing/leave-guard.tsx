/**
 * Warns a person who leaves a page with unsaved text (dirty form), inside the app and when the tab closes
 * (`beforeunload`). One for all forms: the router can ask only once for each attempt to leave.
 */

import { useEffect, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { unsavedForms } from './kept-text.ts'

/** How long leaving waits for the latest text to be saved. */
const patienceMs = 1500

/** First saves the text of forms that save by themselves. Asks only if text is left, for example without a network. */
export const LeaveGuard = () => {
  const dialog = useDialog()
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedForms().length > 0,
  )
  useBeforeUnload((event) => {
    if (unsavedForms().length > 0) event.preventDefault()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave.
  useEffect(() => {
    if (blocker.state !== 'blocked') return setAsking(false)
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    const saving = Promise.all(unsavedForms().map(({ sync }) => sync?.()))
    void Promise.race([saving, patience]).then(() => (unsavedForms().length > 0 ? setAsking(true) : blocker.proceed()))
  }, [blocker.state])
  if (!isAsking || blocker.state !== 'blocked') return null
  return (
    <Dialog question="Leave before everything is saved?" handle={dialog} onClose={() => blocker.reset()}>
      <p>{consequence()}</p>
      <DialogButtons dialog={dialog} close="Stay">
        <Button type="button" variant="danger" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

const consequence = () =>
  unsavedForms().every(({ isKept }) => isKept())
    ? 'Your text is saved on this device only and will be here when you come back. If a picture is still being uploaded, choose it again then.'
    : 'This device has no space to keep your text. If you leave, it will be lost.'
