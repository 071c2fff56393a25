import type { ReactNode } from 'react'
import { useIsLight } from '#page/data-saver.ts'
import { Button } from '#ui/button.tsx'
import { browserScript } from '../browser-script.ts'
import { Template, Value } from '../templates/template.tsx'
import styles from './share-box.module.css'

type Props = {
  text: string
  /** The title of the share menu of the device. */
  title?: string
  label: string
  copied?: string
  /** More buttons. */
  children?: ReactNode
}

/**
 * Copies a text. The button is there from the start, and hidden only if no script can run, so that nothing appears
 * later. `browser/press.ts` makes it work.
 */
export const CopyText = ({ text, title, label, copied = 'Link copied', children }: Props) =>
  useIsLight() ? null : (
    <div className={styles.byScript} data-script={browserScript('press')} data-address={text} data-title={title}>
      <Button type="button" variant="outline" name="copy">
        {label}
      </Button>
      {children}
      <p className={`soft ${styles.said}`} role="status" />
      <Template when="copied">{copied}</Template>
      <Template when="not-copied">
        Copy this: <Value of="address" />
      </Template>
    </div>
  )
