/** The page that creates a newsletter, empty or from articles. */

import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { manageNewslettersPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/controls/checkbox.tsx'
import { isFailure, isUnreachable, newIdempotencyKey } from '../api.ts'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading, Section } from '../page-heading.tsx'
import type { Route } from './+types/new-newsletter'
import { type Choice, newestArticles } from './calls.ts'
import { runNewNewsletterIntent } from './intents.ts'
import styles from './newsletters.module.css'
import { hasUnsentNewsletter, OfflineNewsletter } from './offline-newsletter.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => newestArticles(request)

const back = { to: manageNewslettersPath, text: 'Back to newsletters' }

export const clientAction = ({ request }: Route.ClientActionArgs) => runNewNewsletterIntent(request)

export default function NewNewsletterPage({ loaderData: articles, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formData !== undefined
  // Once the form is open it stays open: autosave leaves the page when the draft exists.
  const [isOffline] = useState(() => (isFailure(articles) && isUnreachable(articles)) || hasUnsentNewsletter())
  if (isOffline)
    return (
      <div className={`stack-6 ${styles.page}`}>
        <PageHeading title="New newsletter" back={back} />
        <OfflineNewsletter />
      </div>
    )
  return (
    <div className={`stack-6 ${styles.page}`}>
      <PageHeading title="New newsletter" back={back} />
      <FailureAlert failure={actionData?.failure} />
      <CreateForm>
        <p>
          <Button isBusy={isBusy}>Start with an empty newsletter</Button>
        </p>
      </CreateForm>
      {isFailure(articles) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={articles.reason} />
      ) : (
        articles.length > 0 && <OfArticles articles={articles} isBusy={isBusy} />
      )}
    </div>
  )
}

const OfArticles = ({ articles, isBusy }: { articles: Choice[]; isBusy: boolean }) => (
  <Section title="Create a newsletter from articles">
    <CreateForm>
      <CheckboxGroup
        legend="Each article appears with its title, its first words and a link"
        name="article"
        options={articles.map(({ kind, id, title }) => [`${kind}/${id}`, title])}
      />
      <p>
        <Button variant="outline" isBusy={isBusy}>
          Create newsletter
        </Button>
      </p>
    </CreateForm>
  </Section>
)

/** Pressing the button twice, or again after a lost response, creates one newsletter. */
const CreateForm = ({ children }: { children: ReactNode }) => {
  const [key, setKey] = useState(newIdempotencyKey)
  return (
    // Other articles make another newsletter.
    <IntentForm intent="create" className={styles.form} onChange={() => setKey(newIdempotencyKey())}>
      <input type="hidden" name="idempotencyKey" value={key ?? ''} />
      {children}
    </IntentForm>
  )
}
