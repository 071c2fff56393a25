import { z } from 'zod'

export const Backup = z
  .object({
    _id: z.string(),
    madeAt: z.iso.datetime(),
    bytes: z.int().meta({ description: 'How large its file is' }),
  })
  .meta({ id: 'Backup' })
export type Backup = z.infer<typeof Backup>

const BackupFailure = z.object({
  at: z.iso.datetime(),
  reason: z.string().meta({ description: 'A sentence for people' }),
})

export const Backups = z
  .object({
    backups: z.array(Backup).meta({ description: 'Those that lie where this process runs, newest first' }),
    isRunning: z.boolean().meta({ description: 'One is being made just now' }),
    lastGoodAt: z.iso
      .datetime()
      .optional()
      .meta({ description: 'As of when the last good one is that is still there; absent when there is none' }),
    lostAt: z.iso.datetime().optional().meta({
      description: 'As of when a later one was whose file is gone from where this process runs, or cut short',
    }),
    failure: BackupFailure.optional().meta({ description: 'What went wrong since then' }),
    everyHours: z.int().meta({ description: 'How often one is made; 0: only when asked' }),
    keep: z.int().meta({ description: 'How many are kept' }),
  })
  .meta({ id: 'Backups' })
export type Backups = z.infer<typeof Backups>
