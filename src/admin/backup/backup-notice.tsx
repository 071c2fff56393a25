/** The dashboard's notice about the age of the last successful backup. */

import { Link } from 'react-router'
import { backupsPath } from '#shared/paths.ts'
import type { Backups } from '#shared/shapes/backup.ts'
import { ageInWords } from './age.ts'
import { BackupAlert, withoutGood } from './backup-status.tsx'

export const BackupNotice = ({ state }: { state: Backups }) => (
  <div className="stack-4">
    <BackupAlert state={state} />
    <p>
      {state.lastGoodAt ? `Last good backup: ${ageInWords(state.lastGoodAt)}.` : withoutGood(state.lostAt)}{' '}
      <Link to={backupsPath}>Backups</Link>
    </p>
  </div>
)
