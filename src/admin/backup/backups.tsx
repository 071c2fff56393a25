/**
 * The page of backups: their status, a new backup, downloads, and the export of everything as JSON and CSV. While a
 * backup is running, the page polls the server.
 */

import { withId } from '#page/api-client.ts'
import { dayToday } from '#shared/format.ts'
import type { Backup, Backups } from '#shared/shapes/backup.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf, defineIntents } from '../intents.ts'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { Moment } from '../moment.tsx'
import { LoadedPage, Section } from '../page-heading.tsx'
import { saveFile } from '../save-file.ts'
import { usePolling } from '../use-polling.ts'
import type { Route } from './+types/backups'
import { BackupState } from './backup-status.tsx'
import styles from './backups.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => findBackups(request)

export default function BackupsPage({ loaderData: state }: Route.ComponentProps) {
  usePolling(!isFailure(state) && state.isRunning)
  return (
    <LoadedPage title="Backups" loaded={state}>
      {(state) => (
        <div className={`stack-5 ${styles.page}`}>
          <AllBackups state={state} />
          <Export />
        </div>
      )}
    </LoadedPage>
  )
}

const AllBackups = ({ state }: { state: Backups }) => (
  <>
    <BackupState state={state} />
    {!state.isRunning && (
      <IntentButton intent="make" variant="filled">
        Back up now
      </IntentButton>
    )}
    {state.backups.length > 0 && <BackupTable backups={state.backups} />}
    <p>
      A backup holds everything: names, addresses, messages, pictures and secrets. Copy it to another place from time to
      time, where only you can read it. The command “npm run restore” restores a backup.
    </p>
  </>
)

const Export = () => (
  <Section title="Export in open formats">
    <p>
      Articles, messages and subscribers as JSON and CSV, with all pictures, for other programs and spreadsheets. An
      export contains no passwords or secrets, and the site cannot be restored from it.
    </p>
    <IntentButton intent="export">Download export</IntentButton>
  </Section>
)

const inWords = (bytes: number) => {
  const megabytes = bytes / 1024 / 1024
  return `${megabytes.toLocaleString('en', { maximumSignificantDigits: 3 })} MB`
}

const columns: Column<Backup>[] = [
  { name: 'Made', holds: 'heading', cell: ({ madeAt }) => <Moment at={madeAt} /> },
  { name: 'Size', holds: 'detail', isPlain: true, cell: ({ bytes }) => inWords(bytes) },
]

const BackupTable = ({ backups }: { backups: Backup[] }) => (
  <ListTable
    caption="Backups"
    items={backups}
    columns={columns}
    actions={({ _id, madeAt }) => (
      <IntentButton intent="download" fields={{ id: _id }}>
        <span>
          Download{' '}
          <span className="visually-hidden">
            the backup of <Moment at={madeAt} />
          </span>
        </span>
      </IntentButton>
    )}
  />
)

const findBackups = (request: Request): Promise<Backups | Failure> => bodyOf(() => adminApi(request).backups.$get())

const runBackupIntent = defineIntents({
  make: ({ api }) => bodyOf(() => api.backups.$post()),
  download: ({ api, id }) => saveFile(() => api.backups[':id'].$get(withId(id)), `${id}.tar`),
  export: ({ api }) => saveFile(() => api.export.$get(), `export-${dayToday()}.tar`),
})

export const clientAction = actionOf(runBackupIntent)
