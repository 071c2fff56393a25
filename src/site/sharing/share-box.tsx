import { useState } from 'react'
import { usePublicUrl } from '#page/page-url.ts'
import { useIsScripted } from '#page/use-scripts.ts'
import { Button } from '#ui/button.tsx'
import { SideBox } from '../articles/article-box.tsx'
import styles from './share-box.module.css'
import { shareLinks } from './share-links.ts'
import { WhatsAppLink } from './whatsapp-link.tsx'

/** Plain links first: they need no script and no account, and send no data before a click. */
export const ShareBox = ({ title, path }: { title: string; path: string }) => {
  const address = usePublicUrl() + path
  const [, ...others] = shareLinks(title, address)
  return (
    <SideBox title="Share this" className="no-print">
      <p className={styles.why}>Send it to one person who needs it.</p>
      <WhatsAppLink title={title} path={path} />
      <ShareByScript title={title} address={address} />
      <p className={styles.others}>
        {others.map(({ name, href }) => (
          <a key={name} href={href} rel="noopener">
            <span className="visually-hidden">Share on </span>
            {name}
          </a>
        ))}
      </p>
    </SideBox>
  )
}

type ScriptProps = { title: string; address: string }

/** Reserves the space of the buttons, so that nothing moves during hydration. */
const ShareByScript = ({ title, address }: ScriptProps) => {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Link copied'),
      () => setSaid(`Copy this: ${address}`),
    )
  // Closing the browser's share menu is not an error.
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

/** Shows each button only if the browser supports it: without https, for example, there is no clipboard. */
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
