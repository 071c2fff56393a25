/** The offline banner: shows on every page of the admin area that the site cannot be reached, and what still works. */
import { Link, useLocation } from 'react-router'
import { feeds } from '#shared/feeds.ts'
import { dashboardPath, manageNewslettersPath } from '#shared/paths.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { beginningsFor } from './areas.ts'
import type { StoredArticle } from './articles/calls.ts'
import { useIsReachable, useReloadWhenOnline } from './connection.ts'
import { listCopies } from './device-copies.ts'
import styles from './frame.module.css'
import { useLoaded } from './use-loaded.ts'
import { useKeepsText } from './writing/kept-text.ts'

type User = { role: string }

export const ConnectionNotice = ({ user }: { user: User }) => {
  const isReachable = useIsReachable()
  const { pathname } = useLocation()
  const words = adminWording.offline
  const isList = listPaths.some((path) => path === pathname)
  const isKept = useKeepsText() || isList
  return (
    <div role="status" className={styles.offline} hidden={isReachable}>
      {!isReachable && (
        <>
          <p>
            <strong>{navigator.onLine ? words.unreachable : words.noNetwork}</strong> {isKept && words.write}
          </p>
          {isList && <Openable user={user} />}
        </>
      )}
    </div>
  )
}

const listPaths = [dashboardPath, manageNewslettersPath, ...feeds.map(({ managePath }) => managePath)]

/** The editors of new texts that open without the site. */
const editorPaths: string[] = [`${manageNewslettersPath}/new`, ...feeds.map(({ addPath }) => addPath)]

/** The editors that open on this device: new texts, and those that were opened before. */
const Openable = ({ user }: { user: User }) => {
  useReloadWhenOnline()
  const texts = useLoaded(storedTexts) ?? []
  const offline = beginningsFor(user).filter(({ to }) => editorPaths.includes(to))
  const begun = offline.map(({ to, text }) => ({ to, text: adminWording.offline.begin(text) }))
  return (
    <ul>
      {[...begun, ...texts].map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

const storedTexts = async () => {
  const articles = await listCopies<StoredArticle>('article')
  const newsletters = await listCopies<Newsletter>('newsletter')
  return [
    ...articles.map(({ path, article: { title } }) => ({ to: path, text: title || adminWording.offline.untitled })),
    ...newsletters.map(({ _id, subject }) => ({
      to: `${manageNewslettersPath}/${_id}`,
      text: subject || adminWording.offline.untitled,
    })),
  ]
}
