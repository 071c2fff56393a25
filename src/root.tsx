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
import { useIsLight } from '#page/data-saver.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { DeferredScripts, useNeverHydrates } from '#page/scripts.tsx'
import { Styles } from '#page/styles.tsx'
import { useIsScripted } from '#page/use-scripts.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: context.get(publicUrlContext) })

/** The address of the site does not change while somebody reads it. */
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

/** Until hydration the browser restores the scroll position itself, and the page is spared the router's script for it. */
const LateScrollRestoration = () => useIsScripted() && <ScrollRestoration />

const useHasScripts = () => {
  const isLight = useIsLight()
  const isWithoutScripts = useNeverHydrates()
  return !isLight && !isWithoutScripts
}

export default function Root() {
  return <Outlet />
}

/** Only for what went wrong on our side: addresses that do not exist have a page of their own. */
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
