/** The results of the forms of the admin area: the error of a failed form, and the note after a success. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Failure } from './api.ts'
import { RefusedFields, useRefusedFields } from './refused-fields.tsx'
import styles from './section.module.css'

/**
 * The error of a form, unless one of its own `fields` or `ConfirmFields` shows the error. Moves to the first field with
 * an error, and lists every such field as a link.
 */
export const FailureAlert = ({ failure, fields = [] }: { failure: Failure | undefined; fields?: string[] }) => {
  const element = useRef<HTMLSpanElement>(null)
  const refused = useRefusedFields(element, failure)
  useEffect(() => {
    if (failure && Object.keys(failure.errors).length === 0) bringIntoView(element.current?.nextElementSibling)
  }, [failure])
  const isAtField = failure?.errors.confirmation || fields.some((field) => failure?.errors[field])
  return (
    <>
      <span ref={element} hidden />
      {failure && refused.length > 0 && (
        <Alert kind="failure">
          <RefusedFields fields={refused} />
        </Alert>
      )}
      {failure && refused.length === 0 && !isAtField && <Alert kind="failure">{failure.reason}</Alert>}
    </>
  )
}

/** The height of the bar at the bottom of a phone, plus some space. */
const barHeight = 80

const bringIntoView = (element: Element | null | undefined) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight - barHeight) element?.scrollIntoView({ block: 'center' })
}

/** The result of a form, above it, scrolled into view when it appears. */
export const SuccessAlert = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoView(element.current), [])
  return (
    <div ref={element}>
      <Alert kind="success">{children}</Alert>
    </div>
  )
}

/** The result of a form, below its button: in view, and announced because its live region exists beforehand. */
export const SuccessNote = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) bringIntoView(element.current)
  }, [isShown])
  return (
    <div ref={element} role="status" className={styles.success}>
      {isShown && (
        <p>
          <Icon name="check" /> {children}
        </p>
      )}
    </div>
  )
}
