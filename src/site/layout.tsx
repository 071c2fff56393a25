import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import type { Route } from './+types/layout'
import { useFocusAfterNavigation } from './focus.ts'
import { Footer } from './frame/footer.tsx'
import styles from './frame/header.module.css'
import { SiteHeader } from './frame/header.tsx'
import { LateOfflineNotice } from './offline/load-offline-notice.tsx'
import { useServiceWorker } from './offline/use-service-worker.ts'
import { cacheContent, loadNextPageContent, loadPageContent } from './site-content.ts'
import { useIsScripted } from './use-scripts.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  isLight: context.get(isLightContext),
  ...(await loadPageContent(context.get(apiContext), request.url)),
})

/** Where scripts run, the page is not light. */
export const clientLoader = async () => ({ isLight: false, ...(await loadNextPageContent()) })

/** Another page may show other words; a form that was sent changes none. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** What every public page has around it. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useFocusAfterNavigation()
  useServiceWorker()
  const isScripted = useIsScripted()
  useEffect(() => cacheContent(loaderData), [loaderData])
  return (
    <>
      {loaderData.isPreview && <meta name="robots" content="noindex" />}
      {/* Only now: some browsers fetch it at once, and nobody installs a site in the first moment. */}
      {isScripted && <link rel="manifest" href="/manifest.webmanifest" />}
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content">
        <Outlet />
      </main>
      <Footer />
      {isScripted && <LateOfflineNotice />}
    </>
  )
}
