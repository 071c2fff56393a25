/** The offline page (fallback without a network): saved pages, pending forms, and a button that deletes them. */
import { redirect } from 'react-router'
import { Button } from '#ui/button.tsx'
import { withoutScripts } from '../browser-script.ts'
import { PageHead } from '../page-head.tsx'
import { NoticeTemplates } from './notice-templates.tsx'
import styles from './offline.module.css'
import { offlineWording } from './offline-wording.ts'

/** The service worker fills in the lists of cached pages and pending requests, so the page needs no script. */
export const handle = withoutScripts

/** The service worker handles the form that deletes; without a worker, nothing is cached. */
export const action = () => redirect('/offline', 303)

export default function Offline() {
  return (
    <section className={`container ${styles.page}`}>
      <PageHead title={offlineWording.title} />
      <h1 id="title">{offlineWording.title}</h1>
      <p className="lead" id="lead">
        Pages that you read are saved on this device, so you can read them again while you are offline.
      </p>
      <p className={`links ${styles.again}`} id="again" />
      <ul className={`plain-list stack-4 ${styles.requests}`} id="requests" />
      <h2 className="h3">Saved pages</h2>
      <ul className={`plain-list ${styles.pages}`} id="pages">
        <li>
          Nothing is saved yet. <a href="/help">Get help now</a>
        </li>
      </ul>
      <form className={styles.deletion} method="post" action="/offline">
        <Button name="everything" value="delete" variant="danger">
          Delete saved pages
        </Button>
        <p>
          This deletes the pages you read, their pictures and anything that is waiting to be sent. The help page stays,
          because it is part of the site.
        </p>
      </form>
      <NoticeTemplates />
    </section>
  )
}
