/**
 * The areas of the admin menu (sidebar), their pages, and the permission that each page requires.
 * `shared/permissions.ts` defines the permissions of each job; `navigation.tsx` draws the menu and `area-tabs.tsx` the
 * tabs.
 */

import { blogFeed, newsFeed } from '#shared/feeds.ts'
import {
  backupsPath,
  calendarPath,
  dashboardPath,
  deliverabilityPath,
  filesPath,
  historyPath,
  imagesPath,
  lookPath,
  manageEventsPath,
  manageGiftsPath,
  manageNewslettersPath,
  managePlacesPath,
  manageQuestionsPath,
  manageVolunteersPath,
  messagePath,
  messagesPath,
  outboxPath,
  peoplePath,
  personalDataPath,
  readersPath,
  redirectsPath,
  replySettingsPath,
  siteContentPath,
  siteImportPath,
  subscribersPath,
} from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import type { MenuIconName } from './menu-icon.tsx'

/**
 * One page of an area, which is a tab there. `parts`: the paths of its other pages, besides those below `to`. `tabs`:
 * the pages between which it has tabs of its own. `command-palette/words.ts` has the other words that people search for.
 */
export type AreaPage = {
  text: string
  to: string
  parts?: string[]
  needs?: Permission
  tabs?: AreaPage[]
}
/** An entry of the menu. */
export type Area = { text: string; icon: MenuIconName; pages: AreaPage[] }
type NewEntry = AreaPage & { icon: MenuIconName }

const articlePages: AreaPage[] = [
  {
    text: adminWording.news.manageTitle,
    to: newsFeed.managePath,
    parts: [newsFeed.addPath, newsFeed.editPath],
    needs: 'articles.write',
  },
  {
    text: adminWording.blog.manageTitle,
    to: blogFeed.managePath,
    parts: [blogFeed.addPath, blogFeed.editPath],
    needs: 'articles.write',
  },
  { text: 'Calendar', to: calendarPath, needs: 'calendar.read' },
]

const inboxPages: AreaPage[] = [
  { text: 'Messages', to: messagesPath, parts: [messagePath, replySettingsPath], needs: 'messages.read' },
  { text: 'Questions', to: manageQuestionsPath, needs: 'questions.write' },
]

const newsletterPages: AreaPage[] = [
  { text: 'Newsletters', to: manageNewslettersPath, needs: 'newsletters.write' },
  { text: 'Subscribers', to: subscribersPath, needs: 'subscribers.read' },
]

const supporterPages: AreaPage[] = [
  { text: 'Volunteers', to: manageVolunteersPath, needs: 'volunteers.read' },
  { text: 'Gifts', to: manageGiftsPath, needs: 'gifts.read' },
]

const filePages: AreaPage[] = [
  { text: 'Pictures', to: imagesPath, needs: 'articles.write' },
  { text: 'Files', to: filesPath, needs: 'articles.write' },
]

const websitePages: AreaPage[] = [
  { text: 'Texts', to: siteContentPath, needs: 'site.write' },
  { text: 'Look', to: lookPath, parts: [`${siteContentPath}/look`], needs: 'site.write' },
  { text: 'Statistics', to: readersPath, needs: 'articles.write' },
]

const emailTabs: AreaPage[] = [
  { text: 'Email setup', to: deliverabilityPath },
  { text: 'Outbox', to: outboxPath },
]

const importTabs: AreaPage[] = [
  { text: 'Import', to: siteImportPath },
  { text: 'Redirects', to: redirectsPath },
]

const settingPages: AreaPage[] = [
  { text: 'People', to: peoplePath, needs: 'people.read' },
  { text: 'Email', to: deliverabilityPath, parts: [outboxPath], needs: 'outbox.read', tabs: emailTabs },
  { text: 'Privacy requests', to: personalDataPath, needs: 'privacy.write' },
  { text: 'History', to: historyPath, needs: 'history.read' },
  { text: 'Backups', to: backupsPath, needs: 'backups.read' },
  { text: 'Old site', to: siteImportPath, parts: [redirectsPath], needs: 'import.write', tabs: importTabs },
]

const areas: Area[] = [
  { text: 'Home', icon: 'home', pages: [{ text: 'Home', to: dashboardPath }] },
  { text: 'Articles', icon: 'news', pages: articlePages },
  {
    text: 'Events',
    icon: 'calendar',
    pages: [{ text: 'Events', to: manageEventsPath, needs: 'events.read' }],
  },
  { text: 'Inbox', icon: 'messages', pages: inboxPages },
  { text: 'Newsletter', icon: 'newsletters', pages: newsletterPages },
  { text: 'Supporters', icon: 'volunteers', pages: supporterPages },
  {
    text: 'Places',
    icon: 'place',
    pages: [{ text: 'Places', to: managePlacesPath, needs: 'places.write' }],
  },
  { text: 'Pictures and files', icon: 'pictures', pages: filePages },
  { text: 'Website', icon: 'site', pages: websitePages },
  { text: 'Settings', icon: 'settings', pages: settingPages },
]

const allPages = areas.flatMap(({ pages }) => pages)

/** The entries of the New button. */
const beginnings: NewEntry[] = [
  { text: 'News article', to: newsFeed.addPath, icon: 'news', needs: 'articles.write' },
  { text: 'Blog article', to: blogFeed.addPath, icon: 'blog', needs: 'articles.write' },
  { text: 'Event', to: `${manageEventsPath}/new`, icon: 'calendar', needs: 'events.write' },
  { text: 'Sign-up', to: `${manageEventsPath}/next/people#add`, icon: 'calendar', needs: 'signups.read' },
  { text: 'Newsletter', to: `${manageNewslettersPath}/new`, icon: 'newsletters', needs: 'newsletters.write' },
  { text: 'Subscriber', to: `${subscribersPath}/new`, icon: 'subscribers', needs: 'subscribers.write' },
  { text: 'Volunteer', to: `${manageVolunteersPath}/new`, icon: 'volunteers', needs: 'volunteers.write' },
  { text: 'Question by phone', to: `${manageQuestionsPath}/new`, icon: 'questions', needs: 'questions.write' },
  { text: 'Gift (cash)', to: `${manageGiftsPath}/new`, icon: 'gifts', needs: 'gifts.write' },
]

const isFor = (user: { role: string }) => (page: AreaPage) => page.needs === undefined || can(user, page.needs)

/**
 * The areas of which the user may open a page; each leads to the first of these pages. For a user who writes no
 * articles, only the calendar is left of their area.
 */
export const areasFor = (user: { role: string }): Area[] =>
  areas
    .map((area) => ({ ...area, pages: area.pages.filter(isFor(user)) }))
    .filter(({ pages }) => pages.length > 0)
    .map((area) =>
      area.pages[0]?.to === calendarPath ? { ...area, text: 'Calendar', icon: 'calendar' as const } : area,
    )

/** The areas in the bar at the bottom of a phone, in its order. */
const shortcuts = ['Home', 'Inbox', 'Events']

export const shortcutsFor = (user: { role: string }) =>
  shortcuts.flatMap((text) => areasFor(user).filter((area) => area.text === text))

export const beginningsFor = (user: { role: string }) => beginnings.filter(isFor(user))

const isPartOf = ({ to, parts = [] }: AreaPage, pathname: string) =>
  [to, ...parts].some((part) => `${pathname}/`.startsWith(`${part}/`))

/** `page`: the link leads to the current page; `true`: the current page belongs to one of these. */
export const currentAt = (pages: AreaPage[], pathname: string) => {
  if (pages[0]?.to === pathname) return 'page'
  return pages.some((page) => isPartOf(page, pathname)) ? 'true' : undefined
}

/** The rows of tabs at the top of this page: none on the pages below a tab, and none for a single page. */
export const tabRowsAt = (user: { role: string }, pathname: string) => {
  const area = areasFor(user).find(({ pages }) => currentAt(pages, pathname))
  const page = area?.pages.find((each) => isPartOf(each, pathname))
  if (!area || !page || ![page, ...(page.tabs ?? [])].some(({ to }) => to === pathname)) return []
  return [area, { text: page.text, pages: page.tabs ?? [] }].filter(({ pages }) => pages.length > 1)
}

/** The page of this address, if the user has no permission for it. */
export const closedArea = (user: { role: string }, pathname: string) =>
  allPages.find((page) => isPartOf(page, pathname) && !isFor(user)(page))
