import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Backups } from '#shared/shapes/backup.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import { Section } from '../section.tsx'
import type { Route } from './+types/backups'
import { BackupTable } from './backup-table.tsx'
import styles from './backups.module.css'
import { findBackups, runBackupIntent } from './calls.ts'
import { BackupState } from './standing.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => findBackups(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => runBackupIntent(request)

export default function BackupsPage({ loaderData: standing }: Route.ComponentProps) {
  useLookAgain(!isFailure(standing) && standing.isRunning)
  return (
    <>
      <PageHeading title="Backups" />
      {isFailure(standing) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={standing.reason} />
      ) : (
        <div className={styles.page}>
          <AllBackups standing={standing} />
          <Export />
        </div>
      )}
    </>
  )
}

const AllBackups = ({ standing }: { standing: Backups }) => (
  <>
    <BackupState standing={standing} />
    {!standing.isRunning && (
      <IntentButton intent="make" variant="filled">
        Make a backup now
      </IntentButton>
    )}
    {standing.backups.length > 0 && <BackupTable backups={standing.backups} />}
    <p>
      A backup holds everything: names, addresses, messages, pictures and secrets. Take a copy to another place from
      time to time, and keep it where only you can read it. The README of the site says how to bring one back.
    </p>
  </>
)

const Export = () => (
  <Section title="Everything in open formats">
    <p>
      Articles, messages and subscribers as JSON and CSV, with all pictures, for other programs and for spreadsheets.
      Passwords and secrets are not in it, and the site cannot be brought back from it.
    </p>
    <IntentButton intent="export">Download everything</IntentButton>
  </Section>
)

const lookAgainMilliseconds = 1500

/** While something is going on, what is shown is asked for again and again. */
const useLookAgain = (isOn: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void revalidate(), lookAgainMilliseconds)
    return () => clearInterval(timer)
  }, [isOn, revalidate])
}
