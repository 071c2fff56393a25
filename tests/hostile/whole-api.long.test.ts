import { expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { driveApi } from './api/drive.ts'

const requests = 50_000
const hour = 60 * 60_000

/** A different seed each day, so that more is found; the printed seed repeats a run. */
const seed = Number(process.env.HOSTILE_SEED ?? Math.floor(Date.now() / (24 * hour)))

/**
 * Calls that need the current password, a code, an emailed link, emails in transit, a second person, a bookable day, or
 * matching parts.
 */
const outOfReach = [
  / \/(?:auth|settings|outbox|pictures\/uploads\/|preview\/|newsletters\/(?:sent|preview)\/|draft-links\/)/,
  / \/subscribe\/(?:confirm|unsubscribe)$| \/newsletters\/.*\/(?:send|pause|resume|stop)$/,
  /^PUT \/site\/| \/site\/.*\/(?:restore|preview)$| \/deliverability\/account$/,
  / \/(?:gifts|giving|signups)(?:\/|$)| \/events\/.*\/(?:signups|door)(?:\/|$)/,
  / \/volunteers\/(?:own|notes)\/|^(?:PATCH|DELETE) \/volunteers\//,
  / \/questions\/(?:codes|\{slug\})|\/reading$|\/questions\/.*\/publish$/,
  /\/review(?:\/return)?$|\/checks\/|^DELETE \/pictures\/|^(?:POST|DELETE) \/files/,
]

test.each(databases)(
  'a hundred thousand generated requests on $name get only documented responses',
  async (database) => {
    const { settings, close } = await database.openEmpty()
    const { calls, worked } = await driveApi({ settings, requests, seed }).finally(close)
    const never = calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !worked.has(call))
    expect(never.filter((call) => !outOfReach.some((pattern) => pattern.test(call)))).toEqual([])
  },
  4 * hour,
)
