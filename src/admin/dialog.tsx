/**
 * The modal dialog (popup) of the admin area, on the browser's own `<dialog>`, which keeps the focus inside
 * (focus trap) and closes on Escape.
 */

import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import styles from './dialog.module.css'

export type DialogHandle = RefObject<HTMLDialogElement | null>

type Props = {
  question: string
  handle: DialogHandle
  /** While the dialog's action is running, Escape does not close the dialog. */
  isBusy?: boolean
  /** Fills a phone, and most of a wide screen. */
  isWide?: boolean
  onClose: () => void
  /** The first control receives the focus, so it should be the harmless one. */
  children: ReactNode
}

export const useDialog = (): DialogHandle => useRef<HTMLDialogElement>(null)

/** A modal dialog. It opens when React mounts it, and returns the focus when it closes. */
export const Dialog = ({ question, handle, isBusy = false, isWide = false, onClose, children }: Props) => {
  const title = useId()
  useEffect(() => handle.current?.showModal(), [handle])
  return (
    <dialog
      ref={handle}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={title}>{question}</h2>
      {children}
    </dialog>
  )
}

type ButtonsProps = {
  /** If there is a button that only closes the dialog; it comes first. */
  dialog?: DialogHandle
  close?: string
  isBusy?: boolean
  children?: ReactNode
}

export const DialogButtons = ({ dialog, close = 'Cancel', isBusy, children }: ButtonsProps) => (
  <div className={styles.buttons}>
    {dialog && (
      <Button type="button" variant="outline" disabled={isBusy} onClick={() => dialog.current?.close()}>
        {close}
      </Button>
    )}
    {children}
  </div>
)

export const useClosedWhen = (dialog: DialogHandle, isDone: boolean) =>
  useEffect(() => {
    if (isDone) dialog.current?.close()
  }, [isDone, dialog])
