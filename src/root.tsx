/**
 * The HTML document around every page (html, head, favicon, color scheme) and the error boundary (the page for status
 * 500). `ui/styles/tokens.css` holds the colours of the light theme and of dark mode; `site/layout.tsx` the frame of
 * public pages.
 */

import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { defaultName, organisationName } from '#shared/organisation-name.ts'
import type { Route } from './+types/root'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { isInAdminArea } from '#page/admin-area.ts'
import { useIsLight } from '#page/data-saver.ts'
import { useFailedImportRecovery } from '#page/failed-import.ts'
import { lookContext, useLook } from '#page/look.ts'
import { publicUrlContext } from '#page/page-url.ts'
import lightSheet from '#ui/styles/light.css?url'

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(publicUrlContext),
  look: context.get(lookContext),
})

/** The address of the site does not change while a page is open. */
export const shouldRevalidate = () => false

/** React runs in the browser only in the admin area. A public page is a document (docs/decisions/0057). */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <Links />
      {useIsLight() && <link rel="stylesheet" href={lightSheet} />}
      <LookOfSite />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      {children}
      {isInAdminArea(useMatches()) && (
        <>
          <ScrollRestoration />
          <Scripts />
        </>
      )}
    </body>
  </html>
)

/** Nothing is sent for the look that the product comes with. */
const LookOfSite = () => {
  const { name } = useLook()
  return name !== defaultName && <meta name="application-name" content={name} />
}

export default function Root() {
  useFailedImportRecovery()
  return <Outlet />
}

/** Only for errors of the site: unknown addresses have a page of their own. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="container section">
      <title>{`Something went wrong – ${organisationName()}`}</title>
      <h1>{status < 500 ? 'This page cannot handle that request' : 'Something went wrong on our side'}</h1>
      <p className="lead">Nothing was changed. Please try again in a moment.</p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
