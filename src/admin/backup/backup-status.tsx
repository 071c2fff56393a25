/** The status of the backups, and its notice on Home: the last good one, and warnings if one failed or is overdue. */

import { Link } from 'react-router'
import { isTooOld } from '#shared/backup-age.ts'
import { counted } from '#shared/format.ts'
import { backupsPath } from '#shared/paths.ts'
import type { Backups } from '#shared/shapes/backup.ts'
import { Alert } from '#ui/alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Moment } from '../moment.tsx'

type Props = { state: Backups }

/** The last successful backup, later errors, and any running backup. */
export const BackupState = ({ state }: Props) => (
  <>
    <BackupAlert state={state} />
    <p>
      <LastGood state={state} /> <Schedule state={state} />
    </p>
    {state.isRunning && <Spinner label="A backup is running" />}
  </>
)

/** For Home. */
export const BackupNotice = ({ state }: Props) => (
  <div className="stack-4">
    <BackupAlert state={state} />
    <p>
      {state.lastGoodAt ? `Last good backup: ${ageInWords(state.lastGoodAt)}.` : withoutGood(state.lostAt)}{' '}
      <Link to={backupsPath}>Backups</Link>
    </p>
  </div>
)

const LastGood = ({ state: { lastGoodAt, lostAt } }: Props) =>
  lastGoodAt ? (
    <>
      The last good backup was made on <Moment at={lastGoodAt} />, {ageInWords(lastGoodAt)}.
    </>
  ) : (
    withoutGood(lostAt)
  )

/** The text if there is no successful backup. */
const withoutGood = (lostAt: string | undefined) => (lostAt ? 'No good backup is left.' : 'There is no backup yet.')

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The age of a backup in words. */
export const ageInWords = (moment: string, now = Date.now()) => {
  const age = now - Date.parse(moment)
  if (age < hour) return 'less than an hour ago'
  if (age < 2 * day) return `${counted(Math.floor(age / hour), 'hour', 'hours')} ago`
  return `${counted(Math.floor(age / day), 'day', 'days')} ago`
}

const Schedule = ({ state: { everyHours, keep } }: Props) => {
  if (everyHours === 0) return 'Automatic backups are off.'
  const often = everyHours === 1 ? 'every hour' : `every ${everyHours} hours`
  return `A backup is made automatically ${often}. The site stores ${keep === 1 ? 'the last one' : `the last ${keep}`}.`
}

/** Warns of a problem that an administrator must solve; shows nothing if there is none. */
const BackupAlert = ({ state: { failure, lastGoodAt, lostAt, everyHours } }: Props) => {
  if (failure)
    return (
      <Alert kind="failure">
        <p>
          The backup of <Moment at={failure.at} /> failed. {failure.reason}
        </p>
      </Alert>
    )
  if (lostAt)
    return (
      <Alert kind="failure">
        <p>
          The file of the backup of <Moment at={lostAt} /> is missing or incomplete.
        </p>
      </Alert>
    )
  if (lastGoodAt && isTooOld(lastGoodAt, everyHours))
    return <Alert kind="failure">The last good backup is old: it was made {ageInWords(lastGoodAt)}.</Alert>
  return null
}
