/** A link to another page of this site. */
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site. */
  to: string
  /** Navigation state for the linked page; the server ignores it. */
  state?: unknown
}

/**
 * On the server, renders the element that React Router's link becomes. A page has up to sixty links, and the hooks of
 * each take longer than everything else in the header and the footer.
 */
const PlainLink = ({ to, state: _, ...rest }: LinkProps) => <a {...rest} href={to} data-discover="true" />

type NavLinkProps = LinkProps & {
  className?: string | undefined
  /** Current only on exactly this page, and not on pages below it. */
  end?: boolean
}

const PlainNavLink = ({ to, end = false, className, ...rest }: NavLinkProps) => {
  const path = useLocation().pathname.toLowerCase()
  const isCurrent = path === to || (!end && path.startsWith(`${to}/`))
  return (
    <PlainLink
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={[className, isCurrent && 'active'].filter(Boolean).join(' ')}
      to={to}
    />
  )
}

export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? PlainLink : RouterLink

/** A link of a menu, which marks the current page. */
export const NavLink: (props: NavLinkProps) => ReactNode = import.meta.env.SSR ? PlainNavLink : RouterNavLink
