/**
 * What the organisation additionally requires before an article is published. Only the forms of the admin area ask for
 * it: the API, and saving a public article, never require more than the specification.
 */
import { keysOf, recordOf } from '#shared/keys.ts'
import { noRules } from '#shared/publishing-rules.ts'
import type { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import type { Settings } from '../settings/settings.ts'

type Deps = { db: Database; clock: Clock; settings: Settings }

const setting = 'articles.publishing-rules'

export const createPublishingRules = ({ db, clock, settings }: Deps) => ({
  find: async (): Promise<PublishingRules> => {
    const stored = JSON.parse((await settings.find(setting)) ?? '{}')
    return recordOf(keysOf(noRules), (rule) => stored[rule] === true)
  },
  change: async (rules: PublishingRules) => {
    await settings.save(setting, JSON.stringify(rules))
    await record(db, clock, 'articles.rules-changed')
  },
})
