/**
 * The checks at each start before anything is deleted: the clock (`clock-guard.ts`) and the number of rows
 * (`known-rows.ts`).
 */
import type { Config } from '#config.ts'
import { dayOf } from '#shared/format.ts'
import type { StartWarnings } from '#shared/shapes/dashboard.ts'
import type { Database } from '../database/tables.ts'
import { recordStore } from '../images/store-record.ts'
import type { Clock } from '../lib/clock.ts'
import { findSendingHold, type SendingHold } from '../settings/sending-hold.ts'
import { createClockGuard } from './clock-guard.ts'
import { createKnownRows } from './known-rows.ts'

type Deps = { config: Pick<Config, 'dataDir' | 'objectStore'>; db: Database; clock: Clock }

export const createStartChecks = (deps: Deps) => {
  const { db, clock, config } = deps
  let storeBefore: string | undefined
  const [guard, knownRows] = [createClockGuard(db, clock), createKnownRows(deps)]
  /** Undefined if everything was in order. */
  const warnings = async (): Promise<StartWarnings | undefined> => {
    const [newestRowAt, lostRows] = [await guard.heldSince(), await knownRows.lost()]
    if (!newestRowAt && !lostRows) return undefined
    return { clock: newestRowAt ? { newestRowAt, now: clock().toISOString() } : undefined, lostRows }
  }
  return {
    /** To be called once, before anything is written or deleted. */
    run: async () => {
      await guard.check()
      await knownRows.check()
      storeBefore = await recordStore(db, config)
    },
    heldSince: guard.heldSince,
    confirmDate: guard.confirm,
    dismissLoss: knownRows.dismiss,
    saveCounts: knownRows.save,
    warnings,
    /** The warnings, for the log. */
    sentences: async () => [
      ...sentencesOfHold(await findSendingHold(db)),
      ...sentencesOf((await warnings()) ?? {}),
      ...sentencesOfStore(storeBefore),
    ],
  }
}

export type StartChecks = ReturnType<typeof createStartChecks>

const sentencesOfHold = (hold: SendingHold | undefined) =>
  hold
    ? [
        {
          event: 'nobody-told',
          sentence: `Nobody is being told: this is a restored copy of ${dayOf(hold.madeAt)}. It sends no email and no notification until an administrator releases it on the dashboard. See docs/backups.md.`,
        },
      ]
    : []

const sentencesOfStore = (before: string | undefined) =>
  before
    ? [
        {
          event: 'other-store',
          sentence: `Until now, the site had its pictures in ${before}. MEDIA_URL has changed: were they copied? See docs/deployment/.`,
        },
      ]
    : []

const sentencesOf = ({ clock, lostRows }: StartWarnings) => [
  ...(clock
    ? [
        {
          event: 'clock-ahead',
          sentence: `The clock says ${dayOf(clock.now)}, but the newest data is from ${dayOf(clock.newestRowAt)}. Nothing is deleted until an administrator confirms the date on the dashboard.`,
        },
      ]
    : []),
  ...(lostRows
    ? [
        {
          event: 'rows-missing',
          sentence: `Data is missing: ${lostRows.lost.map(({ what, known, found }) => `${found} of ${known} ${what}`).join(', ')}. See docs/backups.md.`,
        },
      ]
    : []),
]
