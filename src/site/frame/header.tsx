/**
 * The header of public pages: the logo and the main navigation (navbar), whose menu folds behind a hamburger button on
 * phones.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link, NavLink } from '#ui/link.tsx'
import { WordMark } from '#ui/logo.tsx'
import styles from './header.module.css'

const pages = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/blog', 'Blog'],
  ['/news', 'News'],
  ['/contact', 'Contact'],
] as const

/** The most requested pages, below the pages of the specification. */
export const sickleCellLinks = [
  ['/what-is-sickle-cell', 'What is sickle cell?'],
  ['/genotype', 'Know your genotype'],
  ['/get-tested', 'Get tested'],
  ['/test-results', 'Your test result'],
] as const

const morePages = [...sickleCellLinks, ['/search', 'Search']] as const

export const SiteHeader = () => (
  <header className={`container ${styles.header}`}>
    <Link className={styles.home} to="/" aria-label="Voima, home">
      <WordMark className={styles.mark} />
    </Link>
    <NavLink className={styles.help} to="/help">
      <Icon name="phone" size={18} />
      Get help now
    </NavLink>
    <Menu />
  </header>
)

// Browsers without popovers do not know the selector, and throw an error.
const isShowing = (menu: HTMLElement | null) =>
  'popover' in HTMLElement.prototype && menu !== null && menu.matches(':popover-open')

/**
 * The browser opens and closes the menu (a popover) without scripts, and exposes its state: Escape closes the menu and
 * returns the focus. A browser without popovers always shows the links.
 */
const Menu = () => {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (isShowing(menu.current)) menu.current?.hidePopover()
  }, [key])
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="menu" aria-label="Menu">
        <Icon name="menu" size={22} />
        <Icon name="close" size={22} />
      </button>
      <nav ref={menu} id="menu" popover="auto" className={styles.menu} aria-label="Main">
        <NavList links={pages} />
        <NavList links={morePages} />
      </nav>
    </>
  )
}

const NavList = ({ links }: { links: readonly (readonly [path: string, name: string])[] }) => (
  <ul className="plain-list">
    {links.map(([path, name]) => (
      <li key={path}>
        <NavLink to={path} end={path === '/'}>
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
)
