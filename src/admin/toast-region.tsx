import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import styles from './frame.module.css'
import { alertOf, type Deletion } from './lists/delete-dialog.tsx'
import { dropToastOf, type Toast, useToast } from './toast.ts'

const id = 'toast'

/** After the thing that had the focus is gone, the word about it is the nearest place to go on from. */
export const focusToast = () => document.getElementById(id)?.focus()

/** Always in the page, so that what appears in it is read out. It stays until it is closed or the page is left. */
export const ToastRegion = () => {
  const { pathname } = useLocation()
  const toast = useToast(pathname)
  useEffect(() => () => dropToastOf(pathname), [pathname])
  return (
    <div role="status" id={id} tabIndex={-1} className={styles.region}>
      {toast && <ToastCard toast={toast} />}
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

/** The focus leaves it at once: it is about to go. If it fails, it stays and says so. */
const Undo = ({ action, id, intent }: NonNullable<Toast['undo']>) => {
  const { Form, state, data } = useFetcher<Deletion>()
  return (
    <Form method="post" action={action} onSubmit={focusToast}>
      {alertOf(data) && <p>{alertOf(data)}</p>}
      <input type="hidden" name="id" value={id} />
      {intent && <input type="hidden" name="intent" value={intent} />}
      <button type="submit" className={styles.undo} aria-disabled={state !== 'idle' || undefined}>
        Undo
      </button>
    </Form>
  )
}
