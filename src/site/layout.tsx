import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import { useIsScripted } from '#page/use-scripts.ts'
import type { Route } from './+types/layout'
import { LateEditLink } from './edit-link/load-edit-link.tsx'
import { useFocusAfterNavigation } from './focus.ts'
import { Footer } from './frame/footer.tsx'
import styles from './frame/header.module.css'
import { SiteHeader } from './frame/header.tsx'
import { onQueueChange } from './offline/offline-request.ts'
import { useServiceWorker } from './offline/use-service-worker.ts'
import {
  cacheContent,
  contentForHydration,
  loadNextPageContent,
  loadPageContent,
  wordsContext,
} from './site-content.ts'

/** Every public page is complete as HTML. */
export { hydrateOnUse as handle } from '#page/scripts.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const content = await loadPageContent(context.get(apiContext), request.url)
  context.set(wordsContext, content.words ?? {})
  return { isLight: context.get(isLightContext), ...contentForHydration(content, request.url) }
}

/** If scripts run, the page is not a light page. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  isLight: false,
  ...(await loadNextPageContent(request.url)),
})

/** Another page may need other site content; sending a form changes none. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/**
 * A link on a page with a filled form loads the next page as a document, without the router. When the visitor comes back,
 * the browser then restores what was typed.
 */
const leaveFilledFormsAsDocuments = () => {
  const follow = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]') && isAnyFormFilled()) event.stopPropagation()
  }
  addEventListener('click', follow, { capture: true })
  return () => removeEventListener('click', follow, { capture: true })
}

const isAnyFormFilled = () =>
  [...document.querySelectorAll<HTMLInputElement>('form[method=post] :is(input:not([type=hidden]), textarea)')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

/** These pages have their own link to the editor. */
const isArticle = /^\/(news|blog)\/./

/**
 * The layout of every public page: the skip link, the header, the content and the footer. `frame/` has header and
 * footer; `src/root.tsx` the document around them.
 */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useFocusAfterNavigation()
  useServiceWorker()
  useEffect(leaveFilledFormsAsDocuments, [])
  const isScripted = useIsScripted()
  const { pathname } = useLocation()
  useEffect(() => cacheContent(loaderData), [loaderData])
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  return (
    <>
      {loaderData.isPreview && <meta name="robots" content="noindex" />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content">
        {!isArticle.test(pathname) && isScripted && <LateEditLink />}
        <Outlet />
      </main>
      <Footer />
      {isScripted && <LateOfflineNotice />}
    </>
  )
}

/** Loads the offline notice only if the queue may contain a request: a first visit loads nothing. */
const LateOfflineNotice = () => {
  const [OfflineNotice, setOfflineNotice] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./offline/offline-notice.tsx')
        .then((file) => setOfflineNotice(() => file.OfflineNotice))
        .catch(() => {})
    return whenQueueMayBeFilled(load)
  }, [])
  return OfflineNotice && <OfflineNotice />
}

/** Without a network the file may not load; it is then loaded once the network is back. */
const whenQueueMayBeFilled = (load: () => void) => {
  if (!window.indexedDB || !window.BroadcastChannel) return
  if (navigator.serviceWorker?.controller) load()
  const stopListening = onQueueChange(load)
  addEventListener('online', load)
  return () => {
    stopListening()
    removeEventListener('online', load)
  }
}
