/**
 * The share buttons of an article: links to social networks, copying the link, and the share menu of the device (Web
 * Share API, called by `browser/press.ts`).
 */
import { usePublicUrl } from '#page/page-url.ts'
import { printPath } from '#shared/paths.ts'
import { shareLinks } from '#shared/share-links.ts'
import { printLinkText } from '#shared/wording/print.ts'
import { Button } from '#ui/button.tsx'
import { SideBox } from '../articles/article-box.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './share-box.module.css'

/** Plain links first: they need no script and no account, and send no data before a click. */
export const ShareBox = ({ title, path }: { title: string; path: string }) => {
  const address = usePublicUrl() + path
  return (
    <SideBox title="Share this" className="no-print">
      <p className="soft">Send it to one person who needs it.</p>
      <CopyLink title={title} address={address} />
      <p className={`links ${styles.others}`}>
        {shareLinks(title, address).map(({ name, href }) => (
          <a key={name} href={href} rel="noopener">
            <span className="visually-hidden">Share on </span>
            {name}
          </a>
        ))}
        <a href={printPath + path}>{printLinkText}</a>
      </p>
    </SideBox>
  )
}

const CopyLink = ({ title, address }: { title: string; address: string }) => (
  <CopyText text={address} title={title} label="Copy link">
    {/* Phones have a share menu, which lists all their apps. */}
    <span className={styles.onPhone}>
      <Button type="button" variant="outline" name="share">
        Share another way
      </Button>
    </span>
  </CopyText>
)
