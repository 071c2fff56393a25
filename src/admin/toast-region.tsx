/** Shows the toast (notification) of the current page, with its Undo button. `toast.ts` decides which one. */

import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { ActionForm } from './action-form.tsx'
import styles from './frame.module.css'
import type { ActionResult } from './intents.ts'
import { dropToastOf, type Toast, useToast } from './toast.ts'

const id = 'toast'

/** Receives the focus if the focused element was removed. */
export const focusToast = () => document.getElementById(id)?.focus()

/**
 * Always in the document, so that screen readers announce its content. A toast stays until the user closes it or leaves
 * the page.
 */
export const ToastRegion = () => {
  const { pathname } = useLocation()
  const toast = useToast(pathname)
  useEffect(() => () => dropToastOf(pathname), [pathname])
  return (
    <div role="status" id={id} tabIndex={-1} className={styles.region}>
      {/* The page shows what was published in a card of its own. */}
      {toast && (toast.published ? <p className="visually-hidden">{toast.text}</p> : <ToastCard toast={toast} />)}
    </div>
  )
}

const ToastCard = ({ toast: { on, text, undo } }: { toast: Toast }) => (
  <div className={styles.toast}>
    <p>{text}</p>
    {undo && <Undo {...undo} />}
    <button type="button" className={styles.close} onClick={() => dropToastOf(on)}>
      <Icon name="close" />
      <span className="visually-hidden">Close</span>
    </button>
  </div>
)

/**
 * The Undo button loses the focus at once, because the toast is about to close. If the undo fails, the toast stays and
 * shows an error.
 */
const Undo = ({ action, id, intent }: NonNullable<Toast['undo']>) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  return (
    <ActionForm Form={Form} intent={intent} fields={{ id }} action={action} onSubmit={focusToast}>
      {data?.failure && <p>{data.failure.reason}</p>}
      <button type="submit" className={styles.undo} aria-disabled={state !== 'idle' || undefined}>
        Undo
      </button>
    </ActionForm>
  )
}
