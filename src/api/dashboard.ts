/** The dashboard: numbers and open tasks, limited to what the user's jobs may see. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { NotAllowed } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { version } from '#settings/version.ts'
import { eventsPath, signupPath } from '#shared/paths.ts'
import { Dashboard } from '#shared/shapes/dashboard.ts'
import { type AbsoluteUrl, type ApiEnv, answer, callsTagged, done } from './calls.ts'

const call = callsTagged('Dashboard', 'backups.write')

const ask = call('get', '/', {
  needs: 'sign-in',
  summary: 'Read the counts and tasks of the dashboard in one call',
  gives: { 200: answer('What this user is allowed to see', Dashboard) },
})

const confirmDate = call('post', '/date', {
  summary: 'Confirm that the clock of the server is right; what has expired by that clock is deleted at once',
  gives: { 204: { description: 'Data expires as usual again' } },
})

const dismissLoss = call('delete', '/lost-rows', {
  summary: 'Dismiss the warning that the last start found fewer rows than it knew of',
  gives: { 204: { description: 'The warning is gone' } },
})

const release = call('delete', '/sending-hold', {
  summary: 'Release a restored copy, so that it sends emails and notifications; what waits now is set aside',
  gives: { 204: { description: 'The site tells people from now on' } },
})

export const dashboardRoutes = ({ dashboard }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(ask, async (c) => {
    const found = await dashboard(c.get('user'))
    if (Object.keys(found).length === 0) throw new NotAllowed()
    return c.json({ ...found, ...(found.backups && { version }) }, 200)
  })

/** The warnings of the last start: see `core/organisation/start-checks.ts`. */
export const startCheckRoutes = ({ startChecks, restoredCopy, runHousekeeping }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(confirmDate, async (c) => {
      await startChecks.confirmDate()
      return done(c, runHousekeeping())
    })
    .openapi(dismissLoss, (c) => done(c, startChecks.dismissLoss()))
    .openapi(release, (c) =>
      done(c, restoredCopy.release({ signup: (code) => addressOf(signupPath(code)), events: addressOf(eventsPath) })),
    )
