/**
 * The HTML document around every page (html, head, favicon, color scheme) and the error boundary (the page for status
 * 500). `ui/styles/tokens.css` holds the colours of the light theme and of dark mode; `site/layout.tsx` the frame of
 * public pages.
 */

import { type ReactNode, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { countryElement, otherCountry } from '#shared/country/country.ts'
import { demonstrationNotice } from '#shared/demonstration.ts'
import { stylesOf } from '#shared/look/shades.ts'
import { defaultName, findLookWith, organisationName } from '#shared/organisation-name.ts'
import type { Route } from './+types/root'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import { isInAdminArea } from '#page/admin-area.ts'
import { useIsLight } from '#page/data-saver.ts'
import { demonstrationContext, useIsDemonstration } from '#page/demonstration.ts'
import { useFailedImportRecovery } from '#page/failed-import.ts'
import { lookContext, useLook } from '#page/look.ts'
import { publicUrlContext } from '#page/page-url.ts'
import lightSheet from '#ui/styles/light.css?url'

export const loader = ({ context }: Route.LoaderArgs) => {
  const look = context.get(lookContext)
  // Nothing more is sent for the look that the product comes with.
  const logo = look.name === defaultName && !look.picture ? '' : logoStyles
  const isDemonstration = context.get(demonstrationContext) && { isDemonstration: true }
  return {
    publicUrl: context.get(publicUrlContext),
    look,
    lookStyles: stylesOf(look.accent) + logo,
    ...isDemonstration,
  }
}

/** Only the page Look, and its history, change what is loaded here. */
export const shouldRevalidate = ({ formAction = '' }: ShouldRevalidateFunctionArgs) => /\/look(?:$|\/)/.test(formAction)

/** React runs in the browser only in the admin area. A public page is a document (docs/decisions/0057). */
export const Layout = ({ children }: { children: ReactNode }) => {
  const isApplication = isInAdminArea(useMatches())
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Links />
        {useIsLight() && <link rel="stylesheet" href={lightSheet} />}
        <LookOfSite />
        {isApplication && otherCountry && (
          <script
            id={countryElement}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which no script decodes; no text can end the script.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(otherCountry).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body>
        {useIsDemonstration() && <aside className="cached-copy">{demonstrationNotice}</aside>}
        {children}
        {isApplication && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

const logoStyles =
  'a:has(.own-logo){text-decoration:none}.own-logo{display:flex;align-items:center;gap:8px;max-width:min(34vw,16em);font-size:1.3rem;font-weight:800;line-height:1.05;letter-spacing:-.03em}.own-logo img{width:auto;max-width:min(34vw,160px);height:40px;object-fit:contain}.own-logo:has(span) img{max-width:12vw}.own-logo img+span{font-size:1rem;overflow-wrap:anywhere}.band .own-logo img{background:#fff}@media (prefers-color-scheme:dark){.own-logo img{background:#fff}}'

const LookOfSite = () => {
  const look = useLook()
  const { name, picture } = look
  // The texts of this rendering have the new name already.
  if (globalThis.document) findLookWith(() => look)
  const sent = useSentStyles(useRouteLoaderData<typeof loader>('root')?.lookStyles ?? '')
  return (
    <>
      {name !== defaultName && <meta name="application-name" content={name} />}
      {sent && <style data-look="">{sent}</style>}
      <link rel="icon" {...(picture ? { href: '/icon-192.png' } : { href: '/favicon.svg', type: 'image/svg+xml' })} />
    </>
  )
}

/** The styles that the server sent. The security policy forbids another element, so later ones replace them by script. */
const useSentStyles = (styles: string) => {
  const [sent] = useState(styles)
  useEffect(() => {
    const element = document.querySelector<HTMLStyleElement>('style[data-look]')
    if (element) element.disabled = styles !== sent
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles === sent ? '' : styles)
    document.adoptedStyleSheets = [sheet]
  }, [styles, sent])
  return sent
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
