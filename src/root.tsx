/**
 * The HTML document around every page (html, head, favicon, color scheme) and the error boundary (the page for status
 * 500). `ui/styles/tokens.css` holds the colours of the light theme and of dark mode; `site/layout.tsx` the frame of
 * public pages.
 */
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { useIsLight } from '#page/data-saver.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { DeferredScripts, useNeverHydrates } from '#page/scripts.tsx'
import { useIsScripted } from '#page/use-scripts.ts'
import lightSheet from '#ui/styles/light.css?url'

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: context.get(publicUrlContext) })

/** The address of the site does not change while a page is open. */
export const shouldRevalidate = () => false

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <Styles />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      {children}
      {useHasScripts() && (
        <>
          <LateScrollRestoration />
          <DeferredScripts />
        </>
      )}
    </body>
  </html>
)

/**
 * Until hydration the browser restores the scroll position itself, so the page does not need the router's script for
 * it.
 */
const LateScrollRestoration = () => useIsScripted() && <ScrollRestoration getKey={scrollKey} />

/**
 * The page that the browser loaded has the key `default` in every document. A position under this key would be applied
 * to the next page that the browser loads in the same tab.
 */
const scrollKey = ({ key }: { key: string }) => (key === 'default' ? `default ${performance.timeOrigin}` : key)

const useHasScripts = () => {
  const isLight = useIsLight()
  const isWithoutScripts = useNeverHydrates()
  return !isLight && !isWithoutScripts
}

export default function Root() {
  return <Outlet />
}

/** Only for errors of the site: unknown addresses have a page of their own. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="container section">
      <title>Something went wrong – Voima</title>
      <h1>{status < 500 ? 'This page cannot handle that request' : 'Something went wrong on our side'}</h1>
      <p className="lead">Nothing was changed. Please try again in a moment.</p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}

/**
 * The styles of a page, inside the page (inline CSS): a separate file would cost a round trip before anything is
 * visible. `server/render/inline-assets.ts` fills the empty element with the files that it names. Pages opened later
 * link to theirs.
 */
const Styles = () => (import.meta.env.DEV ? <Links /> : import.meta.env.SSR ? <InlineStyles /> : <LaterStyles />)

// React inserts the stylesheets of later pages after elements with this precedence. Otherwise they would come first and
// be overridden.
const InlineStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose; the server fills in the files that it names.
  <style data-sheets={useStylesheets().join(' ')} data-precedence="page" dangerouslySetInnerHTML={{ __html: '' }} />
)

const LaterStyles = () =>
  useStylesheets().map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)

const useStylesheets = () => {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  const matches = useMatches()
  const routes = ['root', ...matches.map((match) => match.id)]
  const ofLight = useIsLight() ? [lightSheet] : []
  // React Router appends '#' to a file that another page loads lazily; it is the same file.
  const files = routes.flatMap((id) => manifest?.routes[id]?.css ?? []).map((href) => href.replace('#', ''))
  return [...new Set(files), ...ofLight]
}
