/** The dashboard's numbers and open tasks, limited to what the user's jobs may see. */
import type { Config } from '#config.ts'
import { defaultContent } from '#shared/content/defaults.ts'
import { examplesIn } from '#shared/content/examples.ts'
import type { SiteContent } from '#shared/content/types.ts'
import { limits } from '#shared/limits.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import type { createArticleViews } from '../articles/article-views.ts'
import type { createArticles } from '../articles/articles.ts'
import type { SiteBackups } from '../backup/backups.ts'
import { countRows, countWithOldest } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { openOutbox } from '../email/outbox.ts'
import { nextEventsFrom } from '../events/event-list.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { countUnread, unansweredFor, urgentIn } from '../messages/inbox.ts'
import { messageList } from '../messages/message-row.ts'
import { peopleWithNotices } from '../notices/notices.ts'
import { totalOf } from '../paging/page.ts'
import { findReplyAddress } from '../settings/reply-address.ts'
import type { SiteContentStore } from '../site-content/site-content.ts'
import { waitingCorrections } from '../starter/corrections.ts'
import { unsentConfirmations } from '../subscribers/confirm.ts'
import { subscriberList } from '../subscribers/subscriber-row.ts'
import type { People } from '../users/people.ts'
import type { createMachine } from './machine.ts'
import { numbersToCheck } from './numbers-to-check.ts'
import { recordTypes } from './record-types.ts'
import type { createRestoredCopy } from './restored-copy.ts'
import type { StartChecks } from './start-checks.ts'

type DashboardDeps = {
  config: Pick<Config, 'publicUrl'>
  db: Database
  clock: Clock
  articles: Pick<ReturnType<typeof createArticles>, 'counts' | 'countIncomplete'>
  outbox: ReturnType<typeof openOutbox>
  backups: SiteBackups
  siteContent: SiteContentStore
  articleViews: ReturnType<typeof createArticleViews>
  users: People['users']
  startChecks: Pick<StartChecks, 'warnings'>
  restoredCopy: Pick<ReturnType<typeof createRestoredCopy>, 'state'>
  machine: Pick<ReturnType<typeof createMachine>, 'problems'>
}

type Reader = { id?: string; role: string; jobs?: readonly string[] }

export const createDashboard =
  (deps: DashboardDeps) =>
  async (user: Reader): Promise<Dashboard> => {
    const may = (permission: Permission) => can(user, permission)
    const { articles, outbox, backups, articleViews } = deps
    const tasks = await tasksOf(deps, may)
    const restoredCopy = await deps.restoredCopy.state()
    const numbers = await numbersToCheck(deps.db, may)
    return {
      ...(may('articles.write') && {
        news: await articles.counts('news'),
        blog: await articles.counts('blog'),
        incomplete: { news: await articles.countIncomplete('news'), blog: await articles.countIncomplete('blog') },
        readers: await articleViews.overview(limits.dashboardDays),
        corrections: await waitingCorrections(deps),
      }),
      ...(may('messages.read') && { messages: await messagesIn(deps, user) }),
      ...(may('subscribers.read') && {
        subscribers: await totalOf(deps.db, subscriberList()),
        unasked: await unsentConfirmations(deps.db, deps.clock),
      }),
      ...(may('outbox.read') && { mail: { counts: await outbox.counts(), health: await outbox.health() } }),
      ...(may('backups.read') && { backups: await backups.state(), warnings: await warningsIn(deps) }),
      ...(may('site.write') && { launch: await launchOf(deps) }),
      ...(may('events.read') && (await nextEventsIn(deps))),
      ...(tasks.length > 0 && { tasks }),
      ...(restoredCopy && { restoredCopy }),
      ...(numbers.length > 0 && { numbersToCheck: numbers }),
    }
  }

const warningsIn = async ({ startChecks, machine }: DashboardDeps) => {
  const problems = machine.problems()
  const atStart = await startChecks.warnings()
  return problems.length > 0 ? { ...atStart, machine: problems } : atStart
}

const nextEventsIn = async ({ db, clock }: DashboardDeps) => {
  const nextEvents = (await nextEventsFrom(db, clock)).map(({ _id, title, startsAt, town, state, seats }) => ({
    ...{ _id, title, startsAt, town, state },
    ...(seats && { seats }),
  }))
  return nextEvents.length > 0 && { nextEvents }
}

const tasksOf = async ({ db, clock, outbox }: DashboardDeps, may: (permission: Permission) => boolean) => {
  const tasks: NonNullable<Dashboard['tasks']> = []
  const sendsEmail = await outbox.sends()
  for (const { tasks: part } of recordTypes)
    if (part && may(part.permission))
      for (const [task, found] of Object.entries(await part.count(db, clock, sendsEmail))) {
        const waiting = typeof found === 'number' ? { count: found } : found
        if (waiting.count > 0) tasks.push({ task, ...waiting })
      }
  return tasks
}

const messagesIn = async (deps: DashboardDeps, { id }: Reader) => {
  const recent = await countRows(deps.db.selectFrom('messages').where('created_at', '>', ago(deps.clock, days(7))))
  const unread = await countUnread(deps.db)
  const mine = await countWithOldest(unansweredFor(deps.db, id ?? ''), 'created_at')
  return {
    all: await totalOf(deps.db, messageList),
    recent,
    unread: unread.count,
    urgent: await urgentIn(deps.db),
    mine: mine.count,
    ...(unread.oldestAt && { oldestUnreadAt: unread.oldestAt }),
    ...(mine.oldestAt && { oldestMineAt: mine.oldestAt }),
  }
}

const launchOf = async ({
  siteContent,
  outbox,
  backups,
  users,
  config,
  db,
}: DashboardDeps): Promise<NonNullable<Dashboard['launch']>> => {
  const content = { ...defaultContent, ...(await siteContent.edited()) }
  const counts = Object.values(examplesIn(content))
  const examples = counts.reduce((sum, count) => sum + count, 0)
  const administrators = (await users.list()).filter(({ role }) => role === 'administrator')
  const withoutSecond = administrators.filter(({ hasSecondFactor }) => !hasSecondFactor).length
  return [
    { step: 'examples', isDone: examples === 0, left: examples },
    organisationStep(content),
    { step: 'look', isDone: (await siteContent.find('look')).version > 0 },
    { step: 'mail', isDone: await outbox.sends() },
    { step: 'notices', isDone: (await outbox.sends()) && (await areNoticesTested(db)) },
    { step: 'reply-to', isDone: (await findReplyAddress(db)) !== undefined },
    { step: 'backups', isDone: (await backups.state()).lastGoodAt !== undefined },
    { step: 'second-factor', isDone: withoutSecond === 0, left: withoutSecond },
    { step: 'address', isDone: config.publicUrl.startsWith('https://') },
  ]
}

const areNoticesTested = async (db: Database) =>
  (await peopleWithNotices(db)).some(({ test_opened_at }) => test_opened_at !== null)

/**
 * The organisation's details that Ghana's Data Protection Act requires: legal name, postal address and registration.
 */
const organisationStep = ({ organisation, contact }: Pick<SiteContent, 'organisation' | 'contact'>) => {
  const asked = [organisation.legalName, organisation.registration, contact.address.join()]
  const left = asked.filter((text) => !text).length
  return { step: 'organisation' as const, isDone: left === 0, left }
}
