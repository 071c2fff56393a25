import { Link, useLocation } from 'react-router'
import { usePublicUrl } from '#page/page-url.ts'
import { footer, social } from '#shared/content/frame.ts'
import { subscribePath } from '#shared/paths.ts'
import { wording } from '#shared/wording.ts'
import { WordMark } from '#ui/logo.tsx'
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx'
import { EmailLink, useEmail } from '../email-link.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { shareLinks } from '../sharing/share-links.ts'
import { useSiteContent } from '../site-content.ts'
import styles from './footer.module.css'
import { sickleCellLinks } from './header.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

const quickLinks = [
  ['/about', 'About Us'],
  ['/blog', 'Blog'],
  ['/news', 'News'],
  ['/contact', 'Contact Us'],
] as const

const trustLinks = [
  ['/how-we-make-our-information', 'How we make our information'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
] as const

const smallLinks = [
  ['/help', 'Get help now'],
  ['/get-involved', 'Get involved'],
  ['/press', 'For journalists and health workers'],
  ['/newsletters', 'Our newsletters'],
  ['/numbers', 'Where the numbers come from'],
  ...trustLinks,
  ['/search', wording.search],
] as const

/** The help page, and pages that an email links to, where a visitor has one thing to do. */
const withShortFooter = /^\/(help|subscribe\/confirm\/.+|unsubscribe\/.+)\/?$/

export const Footer = () => (withShortFooter.test(useLocation().pathname) ? <ShortFooter /> : <LongFooter />)

const ShortFooter = () => (
  <footer className={`band ${styles.short}`}>
    <div className={`container ${styles.end}`}>
      <nav aria-label="Quick links">
        <LinkItems links={[...quickLinks, ...trustLinks]} />
      </nav>
      <Year />
      <End />
    </div>
  </footer>
)

const Year = () => <p>© {new Date().getUTCFullYear()} Voima</p>

const LongFooter = () => (
  <footer className={`band ${styles.footer}`}>
    <div className="container">
      {useLocation().pathname !== subscribePath && <NewsletterBox />}
      <div className={styles.columns}>
        <div className={styles.about}>
          <WordMark className={styles.mark} />
          <p>
            <MedicalSafety />
          </p>
          {useEmail() && <EmailLink />}
        </div>
        <LinkList title="Quick links" links={quickLinks} />
        <LinkList title="Sickle cell" links={sickleCellLinks} />
        <div>
          <Accounts />
          <ShareLinks />
        </div>
      </div>
      <DataSaverSwitch />
      <div className={styles.end}>
        <Year />
        <End />
        <LinkItems links={smallLinks} />
      </div>
    </div>
  </footer>
)

type Links = readonly (readonly [path: string, name: string])[]

const LinkList = ({ title, links }: { title: string; links: Links }) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <LinkItems links={links} />
  </nav>
)

const LinkItems = ({ links }: { links: Links }) => (
  <ul className="plain-list">
    {links.map(([path, name]) => (
      <li key={path}>
        <Link to={path}>{name}</Link>
      </li>
    ))}
  </ul>
)

const Accounts = () => {
  const { accounts } = useSiteContent('social', social)
  if (accounts.length === 0) return null
  return (
    <>
      <h2>Follow us</h2>
      <ul className="plain-list">
        {accounts.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

const ShareLinks = () => (
  <>
    <h2>Share this site</h2>
    <ul className="plain-list">
      {shareLinks('Voima', usePublicUrl()).map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </>
)

/** Text that the law or a supporter requires on every page. */
const End = () => {
  const { end } = useSiteContent('footer', footer)
  return end ? <p>{end}</p> : null
}
