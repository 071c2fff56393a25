/**
 * The areas of the admin menu (sidebar), in groups, and the permission that each one requires. `shared/permissions.ts`
 * defines the permissions of each role, and `navigation.tsx` draws the menu.
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
  replySettingsPath,
  siteContentPath,
  subscribersPath,
} from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import type { MenuIconName } from './menu-icon.tsx'

/** `parts`: the paths of its other pages, besides those below `to`. */
export type Area = { text: string; to: string; icon: MenuIconName; parts?: string[]; needs?: Permission }
export type AreaGroup = { name: string; areas: Area[] }

const articleAreas: Area[] = [
  {
    text: adminWording.news.manageTitle,
    to: newsFeed.managePath,
    icon: 'news',
    parts: [newsFeed.addPath, newsFeed.editPath],
    needs: 'articles.write',
  },
  {
    text: adminWording.blog.manageTitle,
    to: blogFeed.managePath,
    icon: 'blog',
    parts: [blogFeed.addPath, blogFeed.editPath],
    needs: 'articles.write',
  },
  { text: 'Calendar', to: calendarPath, icon: 'calendar', needs: 'articles.write' },
  { text: 'Pictures', to: imagesPath, icon: 'pictures', needs: 'articles.write' },
  { text: 'Files', to: filesPath, icon: 'files', needs: 'articles.write' },
]

const communityAreas: Area[] = [
  {
    text: 'Messages',
    to: messagesPath,
    icon: 'messages',
    parts: [messagePath, replySettingsPath],
    needs: 'messages.read',
  },
  { text: 'Questions', to: manageQuestionsPath, icon: 'questions', needs: 'questions.write' },
  { text: 'Newsletters', to: manageNewslettersPath, icon: 'newsletters', needs: 'newsletters.write' },
  { text: 'Subscribers', to: subscribersPath, icon: 'subscribers', needs: 'subscribers.read' },
  { text: 'Volunteers', to: manageVolunteersPath, icon: 'volunteers', needs: 'volunteers.read' },
  { text: 'Gifts', to: manageGiftsPath, icon: 'gifts', needs: 'gifts.read' },
]

const siteAreas: Area[] = [
  { text: 'Events', to: manageEventsPath, icon: 'calendar', needs: 'events.write' },
  { text: 'Places of care', to: managePlacesPath, icon: 'world', needs: 'places.write' },
  { text: 'Site text', to: siteContentPath, icon: 'site', needs: 'site.write' },
  { text: 'Statistics', to: readersPath, icon: 'statistics', needs: 'articles.write' },
]

const settingAreas: Area[] = [
  { text: 'People', to: peoplePath, icon: 'account', needs: 'people.read' },
  { text: 'Outbox', to: outboxPath, icon: 'outbox', needs: 'outbox.read' },
  { text: 'Email setup', to: deliverabilityPath, icon: 'settings', needs: 'outbox.read' },
  { text: 'Privacy requests', to: personalDataPath, icon: 'privacy', needs: 'privacy.write' },
  { text: 'History', to: historyPath, icon: 'history', needs: 'history.read' },
  { text: 'Backups', to: backupsPath, icon: 'backups', needs: 'backups.read' },
]

/** The first group has no heading. */
const groups: AreaGroup[] = [
  { name: '', areas: [{ text: 'Dashboard', to: dashboardPath, icon: 'home' }] },
  { name: 'Write', areas: articleAreas },
  { name: 'Community', areas: communityAreas },
  { name: 'Site', areas: siteAreas },
  { name: 'Settings', areas: settingAreas },
]

const areas = groups.flatMap((group) => group.areas)

/** The entries of the New button. */
const beginnings: Area[] = [
  { text: 'News article', to: newsFeed.addPath, icon: 'news', needs: 'articles.write' },
  { text: 'Blog article', to: blogFeed.addPath, icon: 'blog', needs: 'articles.write' },
  { text: 'Event', to: `${manageEventsPath}/new`, icon: 'calendar', needs: 'events.write' },
  { text: 'Newsletter', to: `${manageNewslettersPath}/new`, icon: 'newsletters', needs: 'newsletters.write' },
  { text: 'Volunteer', to: `${manageVolunteersPath}/new`, icon: 'volunteers', needs: 'volunteers.write' },
  { text: 'Question by phone', to: `${manageQuestionsPath}/new`, icon: 'questions', needs: 'questions.write' },
  { text: 'Gift (cash)', to: `${manageGiftsPath}/new`, icon: 'gifts', needs: 'gifts.write' },
]

const isFor = (user: { role: string }) => (area: Area) => area.needs === undefined || can(user, area.needs)

export const areasFor = (user: { role: string }): AreaGroup[] =>
  groups
    .map((group) => ({ ...group, areas: group.areas.filter(isFor(user)) }))
    .filter((group) => group.areas.length > 0)

export const beginningsFor = (user: { role: string }) => beginnings.filter(isFor(user))

/** The areas in the bar at the bottom of a phone, which has no room for long names. */
export const shortcutsFor = (user: { role: string }) =>
  areas
    .filter(({ to }) => [dashboardPath, newsFeed.managePath, messagesPath].some((path) => path === to))
    .filter(isFor(user))
    .map((area) => (area.to === dashboardPath ? { ...area, text: 'Home' } : area))

/** `page`: the link leads to the current page; `true`: the current page belongs to the link's area. */
export const currentAt = ({ to, parts = [] }: Area, pathname: string) => {
  if (pathname === to) return 'page'
  return [to, ...parts].some((part) => `${pathname}/`.startsWith(`${part}/`)) ? 'true' : undefined
}

/** The area of this address, if the user has no permission for it. */
export const closedArea = (user: { role: string }, pathname: string) =>
  areas.find((area) => currentAt(area, pathname) && !isFor(user)(area))
