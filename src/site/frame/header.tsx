/**
 * The header of public pages: the logo and the main navigation (navbar), whose menu folds behind a hamburger button on
 * phones.
 */
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useLook } from '#page/look.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import styles from './header.module.css'

const pages = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/blog', 'Blog'],
  ['/news', 'News'],
  ['/contact', 'Contact'],
] as const

/** The most requested pages, below the pages of the specification. */
const morePages = [
  ['/what-is-sickle-cell', 'What is sickle cell?'],
  ['/genotype', 'Know your genotype'],
  ['/get-tested', 'Get tested'],
  ['/places', 'Find care'],
  ['/ask', 'Ask a question'],
  ['/get-involved', 'Get involved'],
  ['/search', 'Search'],
] as const

export const SiteHeader = () => (
  <header className={`container ${styles.header}`}>
    <a className={styles.home} href="/" aria-label={`${organisationName()}, home`}>
      <Logo look={useLook()} className={styles.mark} />
    </a>
    <MenuLink className={`no-print ${styles.help}`} href="/help">
      <Icon name="phone" size={18} />
      Get help now
    </MenuLink>
    <Menu />
  </header>
)

/**
 * The browser opens and closes the menu (a popover) without scripts, and exposes its state: Escape closes the menu and
 * returns the focus. A browser without popovers always shows the links.
 */
const Menu = () => (
  <>
    <button type="button" className={`no-print ${styles.toggle}`} popoverTarget="menu" aria-label="Menu">
      <Icon name="menu" size={22} />
      <Icon name="close" size={22} />
    </button>
    <nav id="menu" popover="auto" className={`no-print ${styles.menu}`} aria-label="Main">
      <NavList links={pages} />
      <NavList links={morePages} />
    </nav>
  </>
)

const NavList = ({ links }: { links: readonly (readonly [path: string, name: string])[] }) => (
  <ul className="plain-list">
    {links.map(([path, name]) => (
      <li key={path}>
        <MenuLink href={path}>{name}</MenuLink>
      </li>
    ))}
  </ul>
)

/** Marks the current page, and the list above an article. */
const MenuLink = ({ href, ...rest }: ComponentProps<'a'> & { href: string }) => {
  const path = useLocation().pathname.toLowerCase()
  const isCurrent = path === href || (href !== '/' && path.startsWith(`${href}/`))
  return <a {...rest} href={href} aria-current={isCurrent ? 'page' : undefined} />
}
