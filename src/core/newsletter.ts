/** All that letters to readers are made of: who gets them, what they say, and how they go out. */
import type { Config } from '#config.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import { openOutbox } from './outbox/outbox.ts'
import type { createRates } from './rates.ts'
import type { createSettings } from './settings.ts'
import { stopSubscriber } from './subscribers/stopping.ts'
import { createSubscribers } from './subscribers/subscribers.ts'

type Parts = {
  config: Config
  db: Database
  clock: Clock
  settings: ReturnType<typeof createSettings>
  rates: ReturnType<typeof createRates>
}

export const openNewsletter = ({ config, db, clock, settings, rates }: Parts) => {
  const onBounce = (trx: Database, email: string, why: string) => stopSubscriber(trx, clock, email, why)
  const outbox = openOutbox({ config, db, clock, onBounce })
  return { outbox, subscribers: createSubscribers({ db, clock, settings, rates, outbox }) }
}
