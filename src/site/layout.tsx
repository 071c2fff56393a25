import { Outlet, redirectDocument, useMatches } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import { InlineScript } from '#page/inline-script.tsx'
import type { Route } from './+types/layout'
import { browserScript, withoutScripts } from './browser-script.ts'
import { Footer } from './frame/footer.tsx'
import styles from './frame/header.module.css'
import { SiteHeader } from './frame/header.tsx'
import { createLoader, loadOnUse, registerWorker, resetBusyButtons, start, watchScrolling } from './lazy-scripts.ts'
import { loadPageContent } from './site-content.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  isLight: context.get(isLightContext),
  ...(await loadPageContent(context.get(apiContext), request.url)),
})

/** A navigation inside the admin area that leads to a public page loads it as a document. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  throw redirectDocument(request.url)
}

/**
 * The layout of every public page: the skip link, the header, the content and the footer. `frame/` has header and
 * footer; `src/root.tsx` the document around them.
 */
export default function SiteLayout({ loaderData: { isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <meta name="robots" content="noindex" />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <a className={`no-print ${styles.skip}`} href="#content">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content" data-signed-in={browserScript('edit-link')} data-notice={browserScript('notice')}>
        <Outlet />
      </main>
      <Footer />
      <Starter />
    </>
  )
}

const scriptTimeoutMilliseconds = 10_000
const starters = [watchScrolling, registerWorker, resetBusyButtons, loadOnUse, createLoader] as const

/** None on a page that never loads a script. */
const Starter = () =>
  !useMatches().some(({ handle }) => handle === withoutScripts) && (
    <InlineScript run={start} given={[...starters, scriptTimeoutMilliseconds]} />
  )
