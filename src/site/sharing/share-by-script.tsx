import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsScripted } from '../scripted.ts'
import styles from './share-box.module.css'

type Props = { title: string; address: string }

/** Each way shows only where the browser has it: an address without https, for one, has no clipboard. */
export const ShareByScript = ({ title, address }: Props) => {
  const [said, setSaid] = useState('')
  if (!useIsScripted()) return null
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Link copied'),
      () => setSaid(`Copy this: ${address}`),
    )
  // Closing the browser's own list of ways is no failure to speak of.
  const share = () => navigator.share({ title, url: address }).catch(() => {})
  return (
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
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}
