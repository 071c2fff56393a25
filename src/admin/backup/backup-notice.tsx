/** The dashboard's notice about the age of the last successful backup. */

import { Link } from 'react-router'
import { backupsPath } from '#shared/paths.ts'
import type { Backups } from '#shared/shapes/backup.ts'
import { ageInWords } from './age.ts'
import { BackupAlert, withoutGood } from './backup-status.tsx'

export const BackupNotice = ({ standing }: { standing: Backups }) => (
  <div className="stack-4">
    <BackupAlert standing={standing} />
    <p>
      {standing.lastGoodAt ? `Last good backup: ${ageInWords(standing.lastGoodAt)}.` : withoutGood(standing.lostAt)}{' '}
      <Link to={backupsPath}>Backups</Link>
    </p>
  </div>
)
