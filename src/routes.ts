/**
 * The page routes (routing): which module renders which path. Those of public pages come from their registry,
 * `shared/pages/`. `shared/paths.ts` names the paths for links; `server/app.ts` has the order of pages among all other
 * routes of the server, and `api/all-routes.ts` has the routes of the API.
 */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { files } from './shared/pages/files.ts'
import { pages } from './shared/pages/pages.ts'
import type { PublicPage } from './shared/pages/public-page.ts'

/** The id is the path, because some modules render several pages. */
const routeOf = ({ path, module }: PublicPage) => {
  if (!module) return []
  return path === '/' ? index(`site/${module}`) : route(path.slice(1), `site/${module}`, { id: path })
}

export default [
  layout('site/layout.tsx', [...pages.flatMap(routeOf), route('*', 'site/not-found/not-found.tsx')]),
  ...files.flatMap(routeOf),

  route('admin', 'admin/login/login.tsx'),
  route('admim', 'admin/login/misspelt.tsx'),
  route('forgot', 'admin/login/forgot.tsx'),
  route('newpassword', 'admin/login/new-password.tsx'),
  route('join', 'admin/login/join.tsx'),
  route('undoaddress', 'admin/login/undo-address.tsx'),
  layout('admin/app-shell.tsx', [
    route('manageevents/:id/door', 'admin/signups/door.tsx'),
    layout('admin/layout.tsx', [
      route('manageevents/:id/people', 'admin/signups/people.tsx'),
      route('manageevents/:id/email', 'admin/signups/email.tsx'),
      route('manageevents/:id/after', 'admin/signups/after.tsx'),
      route('account', 'admin/account/account.tsx'),
      route('people', 'admin/people/people.tsx'),
      route('history', 'admin/history/history.tsx'),
      route('personaldata', 'admin/privacy/personal-data.tsx'),
      route('admindashboard', 'admin/dashboard/dashboard.tsx'),
      route('readers', 'admin/readers/statistics.tsx'),
      route('readers/:kind/:id', 'admin/readers/article-readers.tsx'),
      route('managesite', 'admin/site-content/site-content.tsx'),
      route('managesite/:part', 'admin/site-content/section.tsx'),
      route('look', 'admin/site-content/section.tsx', { id: 'admin/look' }),
      route('managesite/:part/history', 'admin/site-content/history.tsx'),
      route('managenews', 'admin/articles/manage-articles.tsx', { id: 'admin/manage-news' }),
      route('addnews', 'admin/articles/editor-page.tsx', { id: 'admin/new-news' }),
      route('edit/:id', 'admin/articles/editor-page.tsx', { id: 'admin/edit-news' }),
      route('edit/:id/revisions', 'admin/articles/revisions.tsx', { id: 'admin/news-revisions' }),
      route('manageblog', 'admin/articles/manage-articles.tsx', { id: 'admin/manage-blog' }),
      route('addblog', 'admin/articles/editor-page.tsx', { id: 'admin/new-blog' }),
      route('editblog/:id', 'admin/articles/editor-page.tsx', { id: 'admin/edit-blog' }),
      route('editblog/:id/revisions', 'admin/articles/revisions.tsx', { id: 'admin/blog-revisions' }),
      route('calendar', 'admin/calendar/calendar.tsx'),
      route('managefiles', 'admin/files/files.tsx'),
      route('pictures', 'admin/images/images.tsx'),
      route('pictures/:id', 'admin/images/image.tsx'),
      route('managecontact', 'admin/messages/messages.tsx'),
      route('messages/:id', 'admin/messages/message.tsx'),
      route('managequestions', 'admin/questions/questions.tsx'),
      route('managequestions/new', 'admin/questions/new-question.tsx'),
      route('managequestions/:id', 'admin/questions/question.tsx'),
      route('reply-settings', 'admin/messages/reply-settings.tsx'),
      route('managevolunteers', 'admin/volunteers/volunteers.tsx'),
      route('managevolunteers/new', 'admin/volunteers/new-volunteer.tsx'),
      route('managevolunteers/:id', 'admin/volunteers/volunteer.tsx'),
      route('managesubscribers', 'admin/subscribers/subscribers.tsx'),
      route('managesubscribers/new', 'admin/subscribers/new-subscriber.tsx'),
      route('managesubscribers/import', 'admin/subscribers/import.tsx'),
      route('managenewsletters', 'admin/newsletters/newsletters.tsx'),
      route('managenewsletters/new', 'admin/newsletters/new-newsletter.tsx'),
      route('managenewsletters/:id', 'admin/newsletters/newsletter.tsx'),
      route('manageevents', 'admin/events/events.tsx', { id: 'admin/events' }),
      route('manageevents/new', 'admin/events/new-event.tsx'),
      route('manageevents/:id', 'admin/events/event.tsx', { id: 'admin/event' }),
      route('manageplaces', 'admin/places/places.tsx', { id: 'admin/places' }),
      route('manageplaces/new', 'admin/places/new-place.tsx'),
      route('manageplaces/:id', 'admin/places/place.tsx', { id: 'admin/place' }),
      route('managegifts', 'admin/gifts/gifts.tsx'),
      route('managegifts/new', 'admin/gifts/new-gift.tsx'),
      route('managegifts/details', 'admin/gifts/details.tsx'),
      route('managegifts/:id', 'admin/gifts/gift.tsx', { id: 'admin/gift' }),
      route('deliverability', 'admin/deliverability/deliverability.tsx'),
      route('outbox', 'admin/outbox/outbox.tsx'),
      route('outbox/:id', 'admin/outbox/email.tsx'),
      route('backups', 'admin/backup/backups.tsx'),
      route('importsite', 'admin/import/import.tsx'),
      route('redirects', 'admin/import/redirects.tsx'),
    ]),
  ]),
] satisfies RouteConfig
