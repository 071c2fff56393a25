/** The registry of public addresses without header and footer: sheets to print, feeds, calendars, and other files. */
import { feeds } from '../feeds.ts'
import * as paths from '../paths.ts'
import { type PublicPage, recordName } from './public-page.ts'

const place = { isCached: true, shows: ['places'], changes: 'at midnight' } as const
const event = { isCached: true, shows: ['events'], changes: 'each quarter of an hour' } as const
const article = { isCached: true, shows: ['articles'] } as const
const sitemap = {
  module: 'feeds/sitemap.ts',
  isCached: true,
  shows: ['articles', 'events', 'places', 'questions', 'giving'],
} as const

export const files: readonly PublicPage[] = [
  { path: paths.printPath + paths.helpPath, module: 'print/help-sheet.tsx', isCached: true },
  { path: paths.printPath + paths.genotypePath, module: 'print/genotype-sheet.tsx', isCached: true },
  {
    path: paths.eventSheetPath(':slug'),
    name: recordName,
    module: 'print/event-sheet.tsx',
    isCached: true,
    shows: ['events'],
  },
  ...feeds.flatMap(({ path }): PublicPage[] => [
    { path: `${paths.printPath}${path}/:id`, name: recordName, module: 'print/article-sheet.tsx', ...article },
    { path: `${path}/feed.xml`, module: 'feeds/rss.ts', ...article },
    { path: `${path}/feed.json`, module: 'feeds/json-feed.ts', ...article },
  ]),
  { path: '/tags/:slug/feed.xml', module: 'feeds/rss.ts', ...article },
  {
    path: `${paths.newslettersPath}/feed.xml`,
    module: 'newsletters/feed-route.ts',
    isCached: true,
    shows: ['newsletters'],
  },
  {
    path: `${paths.newslettersPath}/preview/:token`,
    module: 'newsletters/preview-route.ts',
    isSecret: true,
    isHidden: true,
  },
  { path: `${paths.eventsPath}.ics`, module: 'feeds/event-calendar.ts', ...event },
  { path: paths.eventFeedPath, module: 'feeds/event-feed.ts', ...event },
  { path: paths.eventCalendarPath(':slug'), module: 'feeds/event-calendar.ts', ...event },
  { path: paths.signupCalendarPath(':code'), module: 'feeds/event-calendar.ts' },
  { path: paths.placesScriptPath, module: 'places/places-script.ts', ...place },
  { path: `${paths.placesPath}.json`, ...place },
  { path: `${paths.placesPath}.csv`, ...place },
  { path: '/sitemap.xml', ...sitemap },
  { path: '/sitemap/:part', name: '(?:pages|(?:news|blog|tags|records)-[1-9]\\d{0,4})\\.xml', ...sitemap },
  { path: '/robots.txt', module: 'feeds/robots.ts', isCached: true },

  // Emails that were sent long ago contain these.
  { path: '/letters/*', module: 'newsletters/old-newsletter-paths.ts' },
  { path: '/letters/look/:token', isSecret: true },
  { path: '/manageletters/*', module: 'newsletters/old-newsletter-paths.ts' },
  { path: '/subscribe/leave/:token', module: 'newsletters/old-newsletter-paths.ts', isSecret: true },
]
