import type { Backup } from '#shared/shapes/backup.ts'
import { IntentButton } from '../intent-form.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { Moment } from '../moment.tsx'

const inWords = (bytes: number) => {
  const megabytes = bytes / 1024 / 1024
  return `${megabytes.toLocaleString('en', { maximumSignificantDigits: 3 })} MB`
}

const columns: Column<Backup>[] = [
  { name: 'Made', holds: 'heading', cell: ({ madeAt }) => <Moment at={madeAt} /> },
  { name: 'Size', holds: 'detail', cell: ({ bytes }) => inWords(bytes) },
]

export const BackupTable = ({ backups }: { backups: Backup[] }) => (
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
