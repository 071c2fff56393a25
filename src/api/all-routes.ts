/** All routes of the API: those of `visitor-routes.ts`, and those that only volunteers and programs call. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import type { Report } from '#shared/error-report.ts'
import { apiTokenRoutes } from './api-tokens.ts'
import { authRoutes } from './auth.ts'
import { backupRoutes, exportRoutes } from './backups.ts'
import { calendarRoutes } from './calendar.ts'
import { type AbsoluteUrl, type ApiEnv, rulesOf } from './calls.ts'
import { dashboardRoutes, startCheckRoutes } from './dashboard.ts'
import { deliverabilityRoutes } from './deliverability.ts'
import { docsRoutes, docsRules } from './docs.ts'
import { documentOf } from './document.ts'
import { fileRoutes } from './files.ts'
import { historyRoutes } from './history.ts'
import { imageRoutes, uploadRoutes } from './images.ts'
import { inboxRoutes } from './inbox.ts'
import { newsletterRoutes } from './newsletters.ts'
import { outboxRoutes } from './outbox.ts'
import { personalDataRoutes } from './personal-data.ts'
import { refuseShape } from './problems.ts'
import type { Rates } from './rate-limit.ts'
import { readerRoutes } from './readers.ts'
import { redirectRoutes } from './redirects.ts'
import { replySettingsRoutes, savedReplyRoutes } from './reply-settings.ts'
import { settingRoutes } from './settings.ts'
import { siteImportRoutes } from './site-import.ts'
import { invitationRoutes, userRoutes } from './users.ts'
import type { visitorRoutes } from './visitor-routes.ts'

type Parts = {
  core: Core
  visitors: ReturnType<typeof visitorRoutes>
  rates: Rates
  addressOf: AbsoluteUrl
  report: Report
}

export const allRoutes = ({ core, visitors, rates, addressOf, report }: Parts) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .route('/', visitors)
    .route('/pictures', imageRoutes(core))
    .route('/picture-uploads', uploadRoutes(core))
    .route('/files', fileRoutes(core))
    .route('/readers', readerRoutes(core))
    .route('/calendar', calendarRoutes(core))
    .route('/dashboard', dashboardRoutes(core))
    .route('/start-checks', startCheckRoutes(core, addressOf))
    .route('/inbox', inboxRoutes(core, addressOf))
    .route('/reply-settings', replySettingsRoutes(core, addressOf))
    .route('/saved-replies', savedReplyRoutes(core))
    .route('/newsletters', newsletterRoutes(core, addressOf))
    .route('/outbox', outboxRoutes(core))
    .route('/deliverability', deliverabilityRoutes(core, addressOf))
    .route('/auth', authRoutes(core, rates, addressOf))
    .route('/users', userRoutes(core, addressOf))
    .route('/invitations', invitationRoutes(core, addressOf))
    .route('/api-tokens', apiTokenRoutes(core))
    .route('/settings', settingRoutes(core))
    .route('/history', historyRoutes(core))
    .route('/backups', backupRoutes(core, report))
    .route('/export', exportRoutes(core))
    .route('/import', siteImportRoutes(core, report))
    .route('/redirects', redirectRoutes(core))
    .route('/personal-data', personalDataRoutes(core))

/** The type of the typed client: `hc<Api>('/api/v1').news.$get()`. */
export type Api = ReturnType<typeof allRoutes>

/** All routes, with the documentation of their calls. */
export const documentedRoutes = (parts: Parts, apiPath: string) => {
  const calls = allRoutes(parts)
  const docs = docsRoutes(documentOf(calls, apiPath))
  return {
    routes: new Hono<ApiEnv>().route('/', calls).route('/', docs),
    rules: new Map([...rulesOf(calls), ...docsRules]),
  }
}
