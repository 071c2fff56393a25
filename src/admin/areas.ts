/** The areas of the admin menu, in order, and the permission that each one requires. */

import { blogFeed, newsFeed } from '#shared/feeds.ts'
import {
  backupsPath,
  dashboardPath,
  deliverabilityPath,
  historyPath,
  imagesPath,
  manageNewslettersPath,
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

export type Area = { text: string; to: string; parts?: string[]; needs?: Permission }

const areas: Area[] = [
  { text: 'Dashboard', to: dashboardPath, parts: [readersPath] },
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
  { text: 'Pictures', to: imagesPath, parts: [imagesPath], needs: 'articles.write' },
  { text: 'Messages', to: messagesPath, parts: [messagePath, replySettingsPath], needs: 'messages.read' },
  { text: 'Subscribers', to: subscribersPath, parts: [subscribersPath], needs: 'subscribers.read' },
  { text: 'Newsletters', to: manageNewslettersPath, parts: [manageNewslettersPath], needs: 'newsletters.write' },
  { text: 'Site text', to: siteContentPath, parts: [siteContentPath], needs: 'site.write' },
  { text: 'Outbox', to: outboxPath, parts: [outboxPath], needs: 'outbox.read' },
  { text: 'Email setup', to: deliverabilityPath, needs: 'outbox.read' },
  { text: 'People', to: peoplePath, needs: 'people.read' },
  { text: 'Privacy requests', to: personalDataPath, needs: 'privacy.write' },
  { text: 'History', to: historyPath, needs: 'history.read' },
  { text: 'Backups', to: backupsPath, needs: 'backups.read' },
]

const isFor = (user: { role: string }) => (area: Area) => area.needs === undefined || can(user, area.needs)

export const areasFor = (user: { role: string }) => areas.filter(isFor(user))

/** `page`: the link leads to the current page; `true`: the current page belongs to the link's area. */
export const currentAt = ({ to, parts = [] }: Area, pathname: string) => {
  if (pathname === to) return 'page'
  return parts.some((part) => `${pathname}/`.startsWith(`${part}/`)) ? 'true' : undefined
}

/** The area of this address, if the user has no permission for it. */
export const closedArea = (user: { role: string }, pathname: string) =>
  areas.find((area) => currentAt(area, pathname) && !isFor(user)(area))
