/** All that letters to readers are made of: who gets them, what they say, and how they go out. */
import type { Config } from '#config.ts'
import { contact } from '#shared/content/contact.ts'
import type { SiteContent } from '#shared/content/words.ts'
import type { Database } from '../database/open.ts'
import { openOutbox } from '../email/outbox.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import type { createRateLimit } from '../settings/rate-limit.ts'
import type { Settings } from '../settings/settings.ts'
import { createLinkSignature } from '../settings/signed-links.ts'
import { stopSubscriber } from '../subscribers/bounces.ts'
import { createSubscribers } from '../subscribers/subscribers.ts'
import { createSteps } from '../subscribers/suppression-list.ts'
import { createCampaigns } from './newsletters.ts'

type Parts = {
  config: Config
  db: Database
  clock: Clock
  changes: ChangeEvents
  settings: Settings
  rates: ReturnType<typeof createRateLimit>
  /** Those that somebody has changed. */
  words: () => Promise<Partial<SiteContent>>
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
  const sendDue = changes.notifyAfter(campaigns.sendDue, (hasBegun) => hasBegun)
  return { outbox, subscribers, campaigns: { ...campaigns, sendDue } }
}
