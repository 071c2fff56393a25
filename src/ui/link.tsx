/** A link to another page of this site. */
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site. */
  to: string
}

/** On the server, the element that React Router's link becomes: its hooks take longer than all else in a small page. */
const PlainLink = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} data-discover="true" />

export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? PlainLink : RouterLink
