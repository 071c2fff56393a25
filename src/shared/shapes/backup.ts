import { z } from 'zod'
import { namedShape } from './fields.ts'

export const Backup = namedShape('Backup', {
  _id: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.int().meta({ description: 'The size of its file in bytes' }),
})
export type Backup = z.infer<typeof Backup>

const BackupFailure = z.object({
  at: z.iso.datetime(),
  reason: z.string().meta({ description: 'A sentence for users' }),
})

export const Backups = namedShape('Backups', {
  backups: z.array(Backup).meta({ description: 'The backups on the machine of this process, newest first' }),
  isRunning: z.boolean().meta({ description: 'A backup is running' }),
  lastGoodAt: z.iso
    .datetime()
    .optional()
    .meta({ description: 'When the latest good backup that still exists was made; absent if there is none' }),
  lostAt: z.iso.datetime().optional().meta({
    description: 'When a later backup was made whose file is missing or incomplete',
  }),
  failure: BackupFailure.optional().meta({ description: 'What went wrong since' }),
  everyHours: z.int().meta({ description: 'Hours between backups; 0: only on request' }),
  keep: z.int().meta({ description: 'How many backups are stored' }),
})
export type Backups = z.infer<typeof Backups>
