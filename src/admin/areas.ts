/** The parts of the admin area, in the order of the menu, and what somebody must be allowed to do for each. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { can, type Permission } from '#shared/permissions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { historyPath, peoplePath } from './addresses.ts'
import { backupsPath } from './backup/calls.ts'
import { deliverabilityPath } from './deliverability/path.ts'
import { answeringPath } from './messages/answering-path.ts'
import { messagesPath } from './messages/inbox-wish.ts'
import { lettersPath } from './newsletters/paths.ts'
import { outboxPath } from './outbox/calls.ts'
import { picturesPath } from './pictures/paths.ts'
import { personalDataPath } from './privacy/calls.ts'
import { dashboardPath } from './session.ts'
import { sitePath } from './site/calls.ts'
import { subscribersPath } from './subscribers/calls.ts'

export type Area = { text: string; to: string; parts?: string[]; needs?: Permission }

const areas: Area[] = [
  { text: 'Dashboard', to: dashboardPath, parts: ['/readers'] },
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
  { text: 'Pictures', to: picturesPath, parts: [picturesPath], needs: 'articles.write' },
  { text: 'Contacts', to: messagesPath, parts: ['/messages', answeringPath], needs: 'messages.read' },
  { text: 'Subscribers', to: subscribersPath, parts: [subscribersPath], needs: 'subscribers.read' },
  { text: 'Letters', to: lettersPath, parts: [lettersPath], needs: 'letters.write' },
  { text: 'Site', to: sitePath, parts: [sitePath], needs: 'site.write' },
  { text: 'Outbox', to: outboxPath, parts: [outboxPath], needs: 'outbox.read' },
  { text: 'Arriving', to: deliverabilityPath, needs: 'outbox.read' },
  { text: 'People', to: peoplePath, needs: 'people.read' },
  { text: 'Personal data', to: personalDataPath, needs: 'privacy.write' },
  { text: 'History', to: historyPath, needs: 'history.read' },
  { text: 'Backups', to: backupsPath, needs: 'backups.read' },
]

const isFor = (user: { role: string }) => (area: Area) => area.needs === undefined || can(user, area.needs)

export const areasFor = (user: { role: string }) => areas.filter(isFor(user))

/** `page`: this very one; `true`: one that belongs to it. */
export const currentAt = ({ to, parts = [] }: Area, pathname: string) => {
  if (pathname === to) return 'page'
  return parts.some((part) => `${pathname}/`.startsWith(`${part}/`)) ? 'true' : undefined
}

/** The area of this address, if it is not for this person. */
export const closedArea = (user: { role: string }, pathname: string) =>
  areas.find((area) => currentAt(area, pathname) && !isFor(user)(area))
