/** The loading screen (spinner) of an admin page until its data is loaded. */

import { organisationName } from '#shared/organisation-name.ts'
import { Spinner } from '#ui/spinner.tsx'
import styles from './waiting.module.css'

/** The server's HTML of an admin page, because only the browser knows who is signed in. */
export const LoadingScreen = () => (
  <main className={styles.waiting}>
    <title>{`${organisationName()} admin`}</title>
    <NoIndex />
    <div className={styles.spinner}>
      <Spinner label="Loading" />
    </div>
    <NeedsScripts />
  </main>
)

export const NeedsScripts = () => (
  <noscript>
    <p>The admin area needs JavaScript. Please turn it on and load this page again.</p>
    <p>
      <a href="/">Back to the website</a>
    </p>
  </noscript>
)

export const NoIndex = () => <meta name="robots" content="noindex" />
