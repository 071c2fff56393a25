/**
 * The table of contents of /api/v1: its routes, and the middleware in the order in which a request passes it (ETag,
 * guard, body limit, hidden characters, handlers, errors).
 */
import { hash } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { etag } from 'hono/etag'
import type { Config } from '#config.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Report } from '#shared/error-report.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { apiTokenRoutes } from './api-tokens.ts'
import { articleRoutes } from './articles.ts'
import { authRoutes } from './auth.ts'
import { backupRoutes, exportRoutes } from './backups.ts'
import { bodyLimit, readToTheEnd } from './body-limit.ts'
import { calendarRoutes } from './calendar.ts'
import { type AbsoluteUrl, type ApiEnv, rulesOf } from './calls.ts'
import { contactRoutes } from './contact.ts'
import { dashboardRoutes, startCheckRoutes } from './dashboard.ts'
import { deliverabilityRoutes } from './deliverability.ts'
import { docsRoutes, docsRules } from './docs.ts'
import { documentOf } from './document.ts'
import { draftLinkRoutes, previewRoutes } from './draft-links.ts'
import { eventRoutes } from './events.ts'
import { fileRoutes } from './files.ts'
import { formCheckRoutes } from './form-check.ts'
import { giftPageRoutes, giftRoutes, givingRoutes } from './gifts.ts'
import { guard } from './guard.ts'
import { historyRoutes } from './history.ts'
import { imageRoutes, uploadRoutes } from './images.ts'
import { inboxRoutes } from './inbox.ts'
import { newsletterRoutes, sentNewsletterRoutes } from './newsletters.ts'
import { outboxRoutes } from './outbox.ts'
import { personalDataRoutes } from './personal-data.ts'
import { placeRoutes } from './places.ts'
import { privacyRoutes } from './privacy.ts'
import { createTranslator, nothingHere, refuseShape } from './problems.ts'
import { publicPageRoutes } from './public-pages.ts'
import { questionRoutes } from './questions.ts'
import { createApiRates, type Rates } from './rate-limit.ts'
import { readerRoutes } from './readers.ts'
import { redirectRoutes } from './redirects.ts'
import { replySettingsRoutes, savedReplyRoutes } from './reply-settings.ts'
import { searchRoutes } from './search.ts'
import { settingRoutes } from './settings.ts'
import { eventSignupRoutes, signupRoutes } from './signups.ts'
import { siteRoutes } from './site.ts'
import { siteImportRoutes } from './site-import.ts'
import { subscribeRoutes } from './subscribe.ts'
import { tagRoutes } from './tags.ts'
import { typedTexts } from './typed-texts.ts'
import { invitationRoutes, userRoutes } from './users.ts'
import { ownEntryRoutes, volunteerRoutes } from './volunteers.ts'

export type { ApiEnv } from './calls.ts'

const apiPath = '/api/v1'

const callRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl, report: Report) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .route(newsFeed.path, articleRoutes(newsFeed, core, addressOf))
    .route(blogFeed.path, articleRoutes(blogFeed, core, addressOf))
    .route('/pictures', imageRoutes(core))
    .route('/picture-uploads', uploadRoutes(core))
    .route('/files', fileRoutes(core))
    .route('/search', searchRoutes(core))
    .route('/public-pages', publicPageRoutes(core))
    .route('/draft-links', draftLinkRoutes(core))
    .route('/preview', previewRoutes(core))
    .route('/tags', tagRoutes(core))
    .route('/events', eventRoutes(core))
    .route('/places', placeRoutes(core))
    .route('/questions', questionRoutes(core, rates, addressOf))
    .route('/volunteers', volunteerRoutes(core, rates, addressOf))
    .route('/volunteer-entries', ownEntryRoutes(core, rates))
    .route('/giving', givingRoutes(core, addressOf))
    .route('/gifts', giftRoutes(core, rates, addressOf))
    .route('/gift-pages', giftPageRoutes(core, rates))
    .route('/site', siteRoutes(core))
    .route('/privacy', privacyRoutes(core))
    .route('/readers', readerRoutes(core))
    .route('/calendar', calendarRoutes(core))
    .route('/dashboard', dashboardRoutes(core))
    .route('/start-checks', startCheckRoutes(core, addressOf))
    .route('/form-check', formCheckRoutes(core))
    .route('/contact', contactRoutes(core, rates, addressOf))
    .route('/inbox', inboxRoutes(core, addressOf))
    .route('/reply-settings', replySettingsRoutes(core, addressOf))
    .route('/saved-replies', savedReplyRoutes(core))
    .route('/subscribe', subscribeRoutes(core, rates, addressOf))
    .route('/', sentNewsletterRoutes(core, addressOf))
    .route('/newsletters', newsletterRoutes(core, addressOf))
    .route('/outbox', outboxRoutes(core))
    .route('/deliverability', deliverabilityRoutes(core, addressOf))
    .route('/auth', authRoutes(core, rates, addressOf))
    .route('/users', userRoutes(core, addressOf))
    .route('/invitations', invitationRoutes(core, addressOf))
    .route('/api-tokens', apiTokenRoutes(core))
    .route('/settings', settingRoutes(core))
    .route('/events', eventSignupRoutes(core, rates, addressOf))
    .route('/signups', signupRoutes(core, rates))
    .route('/history', historyRoutes(core))
    .route('/backups', backupRoutes(core, report))
    .route('/export', exportRoutes(core))
    .route('/import', siteImportRoutes(core, report))
    .route('/redirects', redirectRoutes(core))
    .route('/personal-data', personalDataRoutes(core))

/** The type of the typed client: `hc<Api>('/api/v1').news.$get()`. */
export type Api = ReturnType<typeof callRoutes>

/** `publicUrl` is a function because the port may be known only after listening: see `main.ts`. */
type Parts = { core: Core; config: Pick<Config, 'hasRateLimits'>; publicUrl: () => string; report: Report }

// `crypto.subtle` would hash each response on another thread; handing it over takes longer than the hash.
const digestOf = (body: Uint8Array) => new Uint8Array(hash('sha1', body, 'buffer')).buffer

/** True for a client that will not store the response (RFC 9111, 5.2.1.5), which therefore needs no ETag. */
const isUnstored = ({ req }: Context) => req.header('Cache-Control') === 'no-store'

/** Pass the client's network address with each request: `api.fetch(request, { visitor })`. */
export const createApi = ({ core, config, publicUrl, report }: Parts) => {
  const addressOf = (path: string) => publicUrl() + path
  const calls = callRoutes(core, createApiRates(core.rates, config.hasRateLimits), addressOf, report)
  const routes = new Hono<ApiEnv>().route('/', calls).route('/', docsRoutes(documentOf(calls, apiPath)))

  return new Hono<ApiEnv>()
    .use(readToTheEnd)
    .on(
      'GET',
      [newsFeed, blogFeed].map(({ path }) => `${apiPath}${path}/*`),
      except(isUnstored, etag({ generateDigest: digestOf })),
    )
    .use(guard(apiPath, routes.routes, new Map([...rulesOf(calls), ...docsRules]), core))
    .use(bodyLimit)
    .use(typedTexts)
    .route(apiPath, routes)
    .notFound(nothingHere)
    .onError(createTranslator(report))
}
