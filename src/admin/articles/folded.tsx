/** Fields that are seldom needed, collapsed (accordion): closed, with their value beside their name. */

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './folded.module.css'

type Props = { name: string; value: string; hasError: boolean; onOpen?: () => void; children: ReactNode }

/** Opens when the server or the browser rejects one of its fields, so that nobody has to search. */
export const Folded = ({ name, value, hasError, onOpen, children }: Props) => {
  const place = useRef<HTMLDetailsElement>(null)
  const open = () => {
    if (place.current) place.current.open = true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error.
  useEffect(() => {
    if (hasError) open()
  }, [hasError])
  return (
    <details ref={place} className={styles.folded} onInvalidCapture={open} onToggle={onOpen}>
      <summary>
        <Icon name="right" />
        <strong>{name}</strong>
        <span>{value}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
