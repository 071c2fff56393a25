/**
 * The footer of public pages, long or short: links, newsletter form, social accounts, data saver switch and legal
 * notices.
 */
import { useLocation } from 'react-router'
import { useIsLight } from '#page/data-saver.ts'
import { usePublicUrl } from '#page/page-url.ts'
import { footer, social } from '#shared/content/frame.ts'
import { dataSaver } from '#shared/data-saver.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { isLeftOut } from '#shared/pages/left-out.ts'
import { subscribePath } from '#shared/paths.ts'
import { shareLinks } from '#shared/share-links.ts'
import { wording } from '#shared/wording.ts'
import { Weave } from '#ui/art/weave.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { EmailLink, useEmail } from '../email-link.tsx'
import { SendButton } from '../public-form.tsx'
import { useIsGivingOpen, useSiteContent } from '../site-content.ts'
import { Agreement } from '../subscribe/consent.tsx'
import { SubscribeForm } from '../subscribe/subscribe-form.tsx'
import styles from './footer.module.css'

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

const sickleCellLinks = [
  ['/help', 'Get help now'],
  ['/what-is-sickle-cell', 'What is sickle cell?'],
  ['/genotype', 'Know your genotype'],
  ['/get-tested', 'Get tested'],
  ['/test-results', 'Your test result'],
  ['/places', 'Find care'],
  ['/questions', 'Questions'],
  ['/card', 'My card'],
  ['/print', 'Sheets to print'],
] as const

const takePartLinks = [
  ['/events', 'Screening days'],
  ['/get-involved', 'Get involved'],
  ['/volunteer', 'Volunteer'],
] as const

/** Once giving details are public. */
const giveLinks = [['/give', 'Give']] as const

const smallLinks = [
  ...trustLinks,
  ['/newsletters', 'Our newsletters'],
  ['/numbers', 'Where the numbers come from'],
  ['/press', 'For journalists and health workers'],
] as const

/**
 * Pages where a visitor has a single task: the help page, pages that an email links to, and the page of a question
 * without a name, where no form may ask for an address.
 */
const withShortFooter = /^\/(help|ask\/.+|subscribe\/confirm\/.+|unsubscribe\/.+)\/?$/

export const Footer = () => (withShortFooter.test(useLocation().pathname) ? <ShortFooter /> : <LongFooter />)

const ShortFooter = () => (
  <footer className={`band no-print ${styles.short}`}>
    <div className={`container ${styles.end}`}>
      <nav aria-label="Quick links">
        <LinkItems links={[...quickLinks, ...trustLinks]} />
      </nav>
      <Year />
      <End />
    </div>
  </footer>
)

const Year = () => <p>{`© ${new Date().getUTCFullYear()} ${organisationName()}`}</p>

/** The subscription page has the newsletter box already. */
const LongFooter = () => (
  <footer className={`band no-print ${styles.footer}`}>
    <Weave />
    <div className="container">
      <div className={styles.columns}>
        <LinkList title="Sickle cell" links={sickleCellLinks} />
        <div>
          <LinkList title="Quick links" links={quickLinks} />
          <LinkList title="Take part" links={[...takePartLinks, ...(useIsGivingOpen() ? giveLinks : [])]} />
        </div>
        {useLocation().pathname !== subscribePath && <NewsletterBox />}
      </div>
      <div className={styles.share}>
        <Accounts />
        <ShareLinks />
        <Email />
      </div>
      <DataSaverSwitch />
      <div className={styles.end}>
        <LinkItems links={smallLinks.filter(([path]) => !isLeftOut(path))} />
        <End />
        <Year />
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
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
)

const Accounts = () => {
  const { accounts } = useSiteContent('social', social)
  return accounts.length > 0 && <LinkLine title="Follow us" links={accounts} />
}

const ShareLinks = () => (
  <LinkLine
    title="Share"
    links={shareLinks(organisationName(), usePublicUrl()).map(({ name, href }) => ({ name, url: href }))}
  />
)

const LinkLine = ({ title, links }: { title: string; links: { name: string; url: string }[] }) => (
  <>
    <h2>{title}</h2>
    {links.map(({ name, url }) => (
      <a key={url} href={url}>
        {name}
      </a>
    ))}
  </>
)

const Email = () => useEmail() && <EmailLink />

/** Text that the law or a supporter requires on every page. */
const End = () => {
  const { end } = useSiteContent('footer', footer)
  return end ? <p>{end}</p> : null
}

/**
 * A plain form: the setting changes whole pages, so the server sends the page again, and the browser returns to the
 * same position.
 */
const DataSaverSwitch = () => {
  const { pathname, search } = useLocation()
  const isLight = useIsLight()
  const other = isLight ? 'off' : 'on'
  return (
    <form className={styles.switch} id="data-saver" method="post" action={dataSaver.path} aria-label="Data saver">
      <input type="hidden" name={dataSaver.from} value={`${pathname}${search}#data-saver`} />
      <p>
        <strong>{`Data saver is ${isLight ? 'on' : 'off'}.`}</strong>{' '}
        <span>
          {isLight
            ? 'Pages load without pictures. Tap a box to see its picture.'
            : 'Turn it on to load pages without pictures. You can still open any picture.'}
        </span>
      </p>
      <Button variant="outline" name={dataSaver.choice} value={other}>
        {`Turn data saver ${other}`}
      </Button>
    </form>
  )
}

/** The newsletter form of every page. With scripts the result appears here, without scripts on /subscribe. */
export const NewsletterBox = () => {
  const { newsletterTitle, newsletterText } = useSiteContent('footer', footer)
  return (
    <section className={styles.box} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{newsletterTitle}</h2>
      <p>{newsletterText}</p>
      <SubscribeForm name="newsletter">
        <div className={styles.line}>
          <Field label="Your email" name="email" inputMode="email" autoComplete="email" />
          <SendButton>{wording.subscribe.button}</SendButton>
        </div>
        <div className={styles.consent}>
          <Agreement />
        </div>
      </SubscribeForm>
    </section>
  )
}
