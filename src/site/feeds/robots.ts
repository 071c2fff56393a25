import { blogFeed, newsFeed } from '#shared/feeds.ts'

/** Beginnings of addresses: `/admin` stands for the dashboard too. */
export const notForRobots = [
  '/api/',
  '/admin',
  '/admim',
  ...[newsFeed, blogFeed].flatMap(({ managePath, addPath, editPath }) => [managePath, addPath, `${editPath}/`]),
  '/managecontact',
  '/managesite',
  '/readers',
  '/managesubscribers',
  '/messages/',
  '/answering',
  '/outbox',
  '/pictures',
  '/people',
  '/personaldata',
  '/history',
  '/account',
  '/forgot',
  '/newpassword',
  '/join',
  '/backups',
  '/manageletters',
  '/deliverability',
  '/letters/look/',
  '/subscribe/confirm/',
  '/subscribe/leave/',
]

export const robotsOf = (site: string) =>
  ['User-agent: *', ...notForRobots.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  )
