/**
 * The page that imports another site: choose its files, a dry run, the import, the report. Once the files have arrived,
 * the server goes on without this page, which shows how far it is.
 */

import { useState } from 'react'
import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { redirectsPath } from '#shared/paths.ts'
import type { SiteImport } from '#shared/shapes/site-import.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { adminApi, bodyOf, doneOf, type Failure, here, isFailure } from '../api.ts'
import { FailureAlert, IntentButton, SuccessAlert } from '../intent-form.tsx'
import { actionOf, defineIntents } from '../intents.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import { saveFile } from '../save-file.ts'
import { usePolling } from '../use-polling.ts'
import type { Route } from './+types/import'
import styles from './import.module.css'
import { StartForm } from './start-form.tsx'
import { UploadForm } from './upload-form.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => bodyOf(() => adminApi(request).import.$get())

export default function ImportPage({ loaderData: loaded }: Route.ComponentProps) {
  const step = isFailure(loaded) ? undefined : loaded.import?.step
  usePolling(step === 'trial' || step === 'running')
  return (
    <LoadedPage title="Import your old site" loaded={loaded}>
      {({ import: known }) => (
        <div className="stack-5">
          {known?.failure && <Alert kind="failure">{known.failure}</Alert>}
          {!known || known.step === 'uploading' ? <UploadForm known={known} /> : <Started known={known} />}
        </div>
      )}
    </LoadedPage>
  )
}

type Props = { known: SiteImport }

const Started = ({ known }: Props) => {
  if (known.step === 'trial' || known.step === 'running') return <Running known={known} />
  const isTried = known.step === 'tried'
  return (
    <>
      {!isTried && <SuccessAlert>The import is done.</SuccessAlert>}
      {isTried && !known.failure && <p>This was a trial run: nothing is imported yet.</p>}
      <Numbers lines={known.lines} isTried={isTried} />
      {isTried && <StartForm categories={known.categories} chosen={known.news} />}
      {!isTried && (
        <p>
          Old addresses lead to the new pages: see <Link to={redirectsPath}>Redirects</Link>. To import later changes,
          choose a newer file. What you edited here stays.
        </p>
      )}
      <IntentButton intent="discard">{isTried ? 'Choose other files' : 'Import another file'}</IntentButton>
    </>
  )
}

const Running = ({ known: { step, done, all } }: Props) => (
  <>
    <p role="status">
      {step === 'trial' ? 'The trial run has begun.' : 'The import has begun.'} You can close this page: the site goes
      on.
    </p>
    <progress className={styles.bar} aria-label="Progress" max={all || 1} value={done} />
    <p>
      {thousands(done)} of {all ? thousands(all) : '…'}
    </p>
  </>
)

const Numbers = ({ lines, isTried }: { lines: string[]; isTried: boolean }) => (
  <Section title={isTried ? 'What would be imported' : 'What was imported'}>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <IntentButton intent="report">Download the report</IntentButton>
    <EveryItem />
  </Section>
)

// A browser would need long to show the report of a large site.
const mostShown = 200_000

const EveryItem = () => {
  const [report, setReport] = useState<{ text: string } | Failure>()
  if (!report)
    return (
      <Button variant="outline" onClick={async () => setReport(await readReport())}>
        Show every item
      </Button>
    )
  if (isFailure(report)) return <FailureAlert failure={report} />
  const { text } = report
  return (
    <>
      {text.length > mostShown && <p>This is the beginning. Download the report to read all of it.</p>}
      <pre className={styles.report}>{text.slice(0, mostShown)}</pre>
    </>
  )
}

const readReport = () =>
  bodyOf(async () => {
    const answer: Response = (await adminApi(here()).import.report.$get()) as never
    return {
      ...{ ok: answer.ok, status: answer.status },
      json: async () => (answer.ok ? { text: await answer.text() } : answer.json()),
    }
  }) as Promise<{ text: string } | Failure>

const runImportIntent = defineIntents({
  start: ({ api, form }) => {
    const news = form.getAll('news').map(String)
    return bodyOf(() => api.import.start.$post({ json: { isTrial: false, news } }))
  },
  discard: ({ api }) => doneOf(() => api.import.$delete()),
  report: ({ api }) => saveFile(() => api.import.report.$get(), 'import-report.txt'),
})

export const clientAction = actionOf(runImportIntent)
