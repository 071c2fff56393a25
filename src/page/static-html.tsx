/** Parts of a page that need no scripts: hydration leaves them alone (static HTML between islands, partial hydration). */
import { type ReactNode, useState } from 'react'
import { useIsScripted } from './use-scripts.ts'

/** One object for all: React empties an element whose HTML is a new object. */
const fromServer = { __html: '' }

/**
 * Hydration keeps the HTML that the server rendered, regardless of its contents, and needs no data for it. The links in
 * it load whole pages. If the page is opened by a navigation inside the application, React renders the children as usual.
 */
export const StaticHtml = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const [isHydrated] = useState(!useIsScripted())
  if (import.meta.env.SSR || !isHydrated) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React only leaves the contents alone.
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={fromServer} />
}
