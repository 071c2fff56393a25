/** What people do with a page that visitors can see: view it, share it, copy its link. */
import { usePublicUrl } from '#page/page-url.ts'
import { shareLinks } from '#shared/share-links.ts'
import { buttonClass } from '#ui/button.tsx'
import { CopyButton } from './copy-button.tsx'

type Props = { title: string; path: string; isFirst?: boolean }

/** `isFirst`: viewing it is the main action of its box. */
export const ShareActions = ({ title, path, isFirst = false }: Props) => {
  const address = (usePublicUrl() || location.origin) + path
  return (
    <div className="actions">
      <a className={buttonClass(isFirst ? 'filled' : 'outline')} href={path}>
        View
      </a>
      <a className={buttonClass('outline')} href={shareLinks(title, address)[0].href} rel="noopener">
        Share on WhatsApp
      </a>
      <CopyButton text={address} />
    </div>
  )
}
