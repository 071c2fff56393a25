/** A menu of rarely needed actions, which the browser closes on Escape and on a press elsewhere (popover). */
import { type ReactNode, useId, useRef } from 'react'
import { buttonClass } from '#ui/button.tsx'
import styles from './more-menu.module.css'

type Props = {
  /** What the actions are for, after the word "More": screen readers say it. */
  about?: string
  /** The actions. Each may close the menu. */
  children: (close: () => void) => ReactNode
}

export const MoreMenu = ({ about, children }: Props) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={buttonClass('outline')} popoverTarget={id}>
        <span>More {about && <span className="visually-hidden">{about}</span>}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  )
}
