import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsScripted } from '../scripted.ts'
import styles from './share-box.module.css'

type Props = { title: string; address: string }

/** The place of the buttons is kept for them, so that nothing moves when the script wakes up. */
export const ShareByScript = ({ title, address }: Props) => {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Link copied'),
      () => setSaid(`Copy this: ${address}`),
    )
  // Closing the browser's own list of ways is no failure to speak of.
  const share = () => navigator.share({ title, url: address }).catch(() => {})
  return (
    <div className={styles.byScript}>
      <div className={styles.ways}>{useIsScripted() && <Ways copy={copy} share={share} />}</div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}

/** Each way shows only where the browser has it: an address without https, for one, has no clipboard. */
const Ways = ({ copy, share }: Record<'copy' | 'share', () => Promise<void>>) => (
  <>
    {'clipboard' in navigator && (
      <Button type="button" variant="outline" onClick={() => void copy()}>
        Copy link
      </Button>
    )}
    {'share' in navigator && (
      <Button type="button" variant="outline" onClick={() => void share()}>
        Share another way
      </Button>
    )}
  </>
)
