/** The registry of public addresses without header and footer: sheets to print, feeds, calendars, and other files. */
import { feeds } from '../feeds.ts'
import {
  eventCalendarPath,
  eventFeedPath,
  eventSheetPath,
  eventsPath,
  genotypePath,
  helpPath,
  newslettersPath,
  placesPath,
  placesScriptPath,
  printPath,
  signupCalendarPath,
} from '../paths.ts'
import { type PublicPage, recordName } from './public-page.ts'

const place = { isCached: true, shows: ['places'], changes: 'at midnight' } as const
const event = { isCached: true, shows: ['events'], changes: 'each quarter of an hour' } as const
const article = { isCached: true, shows: ['articles'] } as const
const sitemap = {
  module: 'feeds/sitemap.ts',
  isCached: true,
  shows: ['articles', 'events', 'places', 'questions'],
} as const

export const files: readonly PublicPage[] = [
  { path: printPath + helpPath, module: 'print/help-sheet.tsx', isCached: true },
  { path: printPath + genotypePath, module: 'print/genotype-sheet.tsx', isCached: true },
  {
    path: eventSheetPath(':slug'),
    name: recordName,
    module: 'print/event-sheet.tsx',
    isCached: true,
    shows: ['events'],
  },
  ...feeds.flatMap(({ path }): PublicPage[] => [
    { path: `${printPath}${path}/:id`, name: recordName, module: 'print/article-sheet.tsx', ...article },
    { path: `${path}/feed.xml`, module: 'feeds/rss.ts', ...article },
    { path: `${path}/feed.json`, module: 'feeds/old-json-feed.ts' },
  ]),
  { path: '/tags/:slug/feed.xml', module: 'feeds/rss.ts', ...article },
  {
    path: `${newslettersPath}/feed.xml`,
    module: 'newsletters/feed-route.ts',
    isCached: true,
    shows: ['newsletters'],
  },
  {
    path: `${newslettersPath}/preview/:token`,
    module: 'newsletters/preview-route.ts',
    isSecret: true,
    isHidden: true,
  },
  { path: `${eventsPath}.ics`, module: 'feeds/event-calendar.ts', ...event },
  { path: eventFeedPath, module: 'feeds/event-feed.ts', ...event },
  { path: eventCalendarPath(':slug'), module: 'feeds/event-calendar.ts', ...event },
  { path: signupCalendarPath(':code'), module: 'feeds/event-calendar.ts' },
  { path: placesScriptPath, module: 'places/places-script.ts', ...place },
  { path: `${placesPath}.json`, ...place },
  { path: `${placesPath}.csv`, ...place },
  { path: '/sitemap.xml', ...sitemap },
  { path: '/sitemap/:part', name: '(?:pages|(?:news|blog|tags|records)-[1-9]\\d{0,4})\\.xml', ...sitemap },
  { path: '/robots.txt', module: 'feeds/robots.ts', isCached: true },

  // Emails that were sent long ago contain this.
  { path: '/subscribe/leave/:token', module: 'subscribe/old-unsubscribe-path.ts', isSecret: true },
]
