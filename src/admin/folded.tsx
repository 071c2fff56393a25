/** What is rarely needed, collapsed at first (accordion), with its value beside its name. */

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './folded.module.css'

type Props = {
  name: ReactNode
  value?: string | undefined
  /** Opens it when this becomes true, such as when the server rejects one of its fields. */
  mustOpen?: boolean | undefined
  onOpen?: () => void
  /** Called when the user has opened it, to focus the next field to fill in. */
  onPress?: ((details: HTMLDetailsElement) => void) | undefined
  children: ReactNode
}

/** Also opens if the browser rejects one of its fields, so that nobody has to search for it. */
export const Folded = ({ name, value, mustOpen = false, onOpen, onPress, children }: Props) => {
  const element = useRef<HTMLDetailsElement>(null)
  const open = () => {
    if (element.current) element.current.open = true
  }
  // A phone shows its keyboard only if the focus is set while the press is handled, so the default action is prevented.
  const press = (event: MouseEvent) => {
    if (!onPress || !element.current || element.current.open) return
    event.preventDefault()
    open()
    onPress(element.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error.
  useEffect(() => {
    if (mustOpen) open()
  }, [mustOpen])
  return (
    <details ref={element} className={styles.folded} onInvalidCapture={open} onToggle={onOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a summary a button. */}
      <summary onClick={press}>
        <Icon name="right" />
        {typeof name === 'string' ? <strong>{name}</strong> : name}
        {value && <span>{value}</span>}
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** A form. Opening it focuses its first field. */
export const FormDisclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <Folded name={summary} onPress={(details) => details.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()}>
    {children}
  </Folded>
)

type SectionProps = { title: string; value: string; isOpen?: boolean; heading?: 'h2' | 'h3'; children: ReactNode }

/** A section with a heading that is collapsed at first, unless `isOpen`. */
export const FoldedSection = ({ title, isOpen = false, heading: Heading = 'h3', ...rest }: SectionProps) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Folded name={<Heading id={heading}>{title}</Heading>} mustOpen={isOpen} {...rest} />
    </section>
  )
}

/** Collapsed sections in a list, in one section. */
export const FoldedSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
)
