/**
 * The routes that the pages of visitors call. A start loads them; `all-routes.ts` adds those of volunteers and programs at
 * the first call of one.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { articleRoutes } from './articles.ts'
import type { AbsoluteUrl, ApiEnv } from './calls.ts'
import { contactRoutes } from './contact.ts'
import { draftLinkRoutes, previewRoutes } from './draft-links.ts'
import { eventRoutes } from './events.ts'
import { formCheckRoutes } from './form-check.ts'
import { giftPageRoutes, giftRoutes, givingRoutes } from './gifts.ts'
import { sentNewsletterRoutes } from './newsletters.ts'
import { placeRoutes } from './places.ts'
import { privacyRoutes } from './privacy.ts'
import { refuseShape } from './problems.ts'
import { publicPageRoutes } from './public-pages.ts'
import { questionRoutes } from './questions.ts'
import type { Rates } from './rate-limit.ts'
import { searchRoutes } from './search.ts'
import { eventSignupRoutes, signupRoutes } from './signups.ts'
import { siteRoutes } from './site.ts'
import { subscribeRoutes } from './subscribe.ts'
import { tagRoutes } from './tags.ts'
import { ownEntryRoutes, volunteerRoutes } from './volunteers.ts'

export const visitorRoutes = (core: Core, rates: Rates, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>({ defaultHook: refuseShape })
    .route(newsFeed.path, articleRoutes(newsFeed, core, addressOf))
    .route(blogFeed.path, articleRoutes(blogFeed, core, addressOf))
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
    .route('/form-check', formCheckRoutes(core))
    .route('/contact', contactRoutes(core, rates, addressOf))
    .route('/subscribe', subscribeRoutes(core, rates, addressOf))
    .route('/', sentNewsletterRoutes(core, addressOf))
    .route('/events', eventSignupRoutes(core, rates, addressOf))
    .route('/signups', signupRoutes(core, rates))
