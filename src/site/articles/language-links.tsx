import { Link } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { type Language, languages } from '#shared/languages.ts'
import styles from './language-links.module.css'
import { pageHref } from './page-address.ts'

type Props = { feed: Feed; offered: Language[]; chosen: Language | undefined }

/** Where all is in one language there is nothing to choose. */
export const LanguageLinks = ({ feed, offered, chosen }: Props) => {
  if (offered.length < 2 && !chosen) return null
  return (
    <nav aria-label="Language">
      <ul className={`plain-list ${styles.links}`}>
        <li>
          <Link to={feed.path} aria-current={chosen ? undefined : 'true'}>
            All languages
          </Link>
        </li>
        {offered.map((language) => (
          <li key={language}>
            <Link
              to={pageHref(feed.path, 1, language)}
              aria-current={language === chosen ? 'true' : undefined}
              lang={language}
            >
              {languages[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
