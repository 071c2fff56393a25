/** All that letters to readers are made of: who gets them, what they say, and how they go out. */
import type { Config } from '#config.ts'
import { contact } from '#shared/content/contact.ts'
import type { Words } from '#shared/content/words.ts'
import { createCampaigns } from './campaigns/campaigns.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import { createLinkSignature } from './link-signature.ts'
import { openOutbox } from './outbox/outbox.ts'
import type { createRates } from './rates.ts'
import type { createSettings } from './settings.ts'
import { createSteps } from './subscribers/left-marks.ts'
import { stopSubscriber } from './subscribers/stopping.ts'
import { createSubscribers } from './subscribers/subscribers.ts'

type Parts = {
  config: Config
  db: Database
  clock: Clock
  changes: Changes
  settings: ReturnType<typeof createSettings>
  rates: ReturnType<typeof createRates>
  /** Those that somebody has changed. */
  words: () => Promise<Partial<Words>>
}

export const openNewsletter = ({ config, db, clock, changes, settings, rates, words }: Parts) => {
  const onBounce = (trx: Database, email: string, why: string) => stopSubscriber(trx, clock, email, why)
  const outbox = openOutbox({ config, db, clock, onBounce })
  const signature = createLinkSignature(settings)
  const inOneStep = createSteps(db, clock, settings)
  const subscribers = createSubscribers({ db, clock, signature, rates, outbox, inOneStep })
  const campaigns = createCampaigns({
    db,
    clock,
    outbox,
    signature,
    leaveToken: subscribers.leaving.tokenOf,
    contact: async () => (await words()).contact ?? contact,
  })
  const sendDue = changes.telling(campaigns.sendDue, (hasBegun) => hasBegun)
  return { outbox, subscribers, campaigns: { ...campaigns, sendDue } }
}
