import { z } from 'zod'
import { namedShape } from './fields.ts'

/** The settings that decide what the privacy page says. */
export const PrivacyFacts = namedShape('PrivacyFacts', {
  changedOn: z.iso.date().meta({ description: 'The day on which one of these facts last changed' }),
  messageMonths: z.int().meta({ description: 'For how many months messages are stored' }),
  historyMonths: z.int().meta({ description: 'For how many months the history of what users did is stored' }),
  backups: z.object({
    everyHours: z.int().meta({ description: '0: no backups by schedule' }),
    keep: z.int().meta({ description: 'How many backups are stored' }),
  }),
  sendsEmail: z.boolean(),
  hasGifts: z.boolean().meta({ description: 'The site says how to give money, or stores gifts' }),
  hasRemoteDatabase: z.boolean().meta({ description: 'The database is on another machine' }),
  pictureStore: z
    .object({
      host: z.string(),
      isPublic: z.boolean().meta({ description: 'Browsers load pictures from this host' }),
    })
    .optional()
    .meta({ description: 'The store of pictures outside the site; absent when there is none' }),
})
export type PrivacyFacts = z.infer<typeof PrivacyFacts>
