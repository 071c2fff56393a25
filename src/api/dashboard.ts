/** The dashboard: numbers and open tasks, limited to what the user's role may see. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { NotAllowed } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { eventsPath, signupPath } from '#shared/paths.ts'
import { Dashboard } from '#shared/shapes/dashboard.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { answer, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const ask = createRoute({
  method: 'get',
  path: '/',
  tags: ['Dashboard'],
  summary: 'Read the counts and tasks of the dashboard in one call',
  ...signedIn,
  responses: { 200: answer('What this user is allowed to see', Dashboard), ...refusals(401, 403) },
})

const confirmDate = createRoute({
  method: 'post',
  path: '/date',
  tags: ['Dashboard'],
  summary: 'Confirm that the clock of the server is right; what has expired by that clock is deleted at once',
  ...signedIn,
  responses: { 204: { description: 'Data expires as usual again' }, ...refusals(401, 403) },
})

const dismissLoss = createRoute({
  method: 'delete',
  path: '/lost-rows',
  tags: ['Dashboard'],
  summary: 'Dismiss the warning that the last start found fewer rows than it knew of',
  ...signedIn,
  responses: { 204: { description: 'The warning is gone' }, ...refusals(401, 403) },
})

const release = createRoute({
  method: 'delete',
  path: '/sending-hold',
  tags: ['Dashboard'],
  summary: 'Release a restored copy, so that it sends emails and notifications; what waits now is set aside',
  ...signedIn,
  responses: { 204: { description: 'The site tells people from now on' }, ...refusals(401, 403) },
})

export const dashboardRoutes = ({ dashboard }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(ask, async (c) => {
    const found = await dashboard(c.get('user'))
    if (Object.keys(found).length === 0) throw new NotAllowed()
    return c.json(found, 200)
  })

/** The warnings of the last start: see `core/organisation/start-checks.ts`. */
export const startCheckRoutes = ({ startChecks, restoredCopy, runHousekeeping }: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(confirmDate, async (c) => {
      mustBeAllowed(c, 'backups.write')
      await startChecks.confirmDate()
      await runHousekeeping()
      return c.body(null, 204)
    })
    .openapi(dismissLoss, async (c) => {
      mustBeAllowed(c, 'backups.write')
      await startChecks.dismissLoss()
      return c.body(null, 204)
    })
    .openapi(release, async (c) => {
      mustBeAllowed(c, 'backups.write')
      await restoredCopy.release({ signup: (code) => addressOf(signupPath(code)), events: addressOf(eventsPath) })
      return c.body(null, 204)
    })
