/** Newsletters: drafts, checks, test emails, sending and the published list. Start reading this folder here. */
import type { Config } from '#config.ts'
import { contact, look } from '#shared/content/frame.ts'
import type { SiteContent } from '#shared/content/types.ts'
import { limits } from '#shared/limits.ts'
import type {
  FullNewsletter,
  NewNewsletter,
  NewsletterChange,
  NewsletterResult,
  Sending,
} from '#shared/shapes/newsletter.ts'
import { countRows } from '../database/query.ts'
import type { Database, NewsletterRow } from '../database/tables.ts'
import type { SendingQuota } from '../email/mail-account.ts'
import { openOutbox } from '../email/outbox.ts'
import type { EmailQueue } from '../email/queue.ts'
import { responsiveImages } from '../images/markdown-images.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { toHtml } from '../lib/markdown.ts'
import { readPageOf } from '../paging/page.ts'
import type { createRateLimit } from '../settings/rate-limit.ts'
import type { Settings } from '../settings/settings.ts'
import { createLinkSignature, type LinkSignature } from '../settings/signed-links.ts'
import { createBounces } from '../subscribers/bounces.ts'
import { createSubscribers } from '../subscribers/subscribers.ts'
import { createSteps } from '../subscribers/suppression-list.ts'
import { type CheckDeps, sentencesOf, testPurpose } from './checks.ts'
import { changeDraft, createDraft, removeDraft } from './drafts.ts'
import { createLifecycle } from './lifecycle.ts'
import { findNewsletter, newsletterNotFound, toNewsletter, toPublicNewsletter } from './newsletter-row.ts'
import { toPlainText } from './plain-text.ts'
import { createPreviews } from './preview.ts'
import { createNewsletterRenderer, type NewsletterRenderer, noRecipient, ownImagesIn } from './render.ts'
import { areEmailsStored, sendingHours, shownResult, unreachedEmails } from './result.ts'
import { countRecipients, sendDue } from './sending.ts'

type OpenDeps = CheckDeps & {
  config: Config
  clock: Clock
  settings: Settings
  rates: ReturnType<typeof createRateLimit>
  /** The site content that editors have changed. */
  words: () => Promise<Partial<SiteContent>>
}

/** The services that newsletters need for email: the outbox, the subscribers and the newsletters. */
export const createNewsletterServices = ({ config, db, clock, settings, rates, words, recordPages }: OpenDeps) => {
  const outbox = openOutbox({ config, db, clock, bounces: createBounces(clock) })
  const signature = createLinkSignature(settings)
  const inOneStep = createSteps(db, clock, settings)
  const subscribers = createSubscribers({ db, clock, signature, rates, outbox, inOneStep })
  const renderer = createNewsletterRenderer({
    db,
    organisation: async () => {
      const edited = await words()
      return { ...(edited.contact ?? contact), look: edited.look ?? look }
    },
    unsubscribeToken: subscribers.unsubscribeToken,
  })
  const quota = { perHour: config.mailPerHour, perDay: config.mailPerDay }
  const problem = async () => (await outbox.health()).problem
  const newsletters = createNewsletters({ db, clock, queue: outbox, problem, signature, renderer, quota, recordPages })
  return { outbox, subscribers, newsletters }
}

type NewsletterDeps = CheckDeps & {
  clock: Clock
  queue: EmailQueue
  /** Why no email can be sent at the moment. */
  problem: () => Promise<string | undefined>
  signature: LinkSignature
  renderer: NewsletterRenderer
  quota: SendingQuota
}

const createNewsletters = (deps: NewsletterDeps) => {
  const { db, clock } = deps
  const { start, ...lifecycle } = createLifecycle(db, clock)
  const { check, preview } = createPreviews(deps)
  return {
    ...lifecycle,
    draft: (fields: NewNewsletter, key?: string) => createDraft(db, clock, fields, key),
    change: (id: string, change: NewsletterChange) => changeDraft(db, clock, id, change),
    remove: (id: string) => removeDraft(db, id),
    list: (page: number, limit: number) => listNewsletters(db, clock, page, limit),
    find: async (id: string) => {
      const row = await findNewsletter(db, id)
      const result = await shownResult(db, clock, row)
      const shown = toNewsletter(row, result)
      const pauseReason = shown.state === 'sending' ? await deps.problem() : shown.pauseReason
      const unreached = areEmailsStored(clock, row) ? await countRows(unreachedEmails(db, row.text_id)) : undefined
      return { ...shown, pauseReason, unreached, remaining: await remainingOf(deps, row, result) }
    },
    check,
    preview,
    sendTestEmail: (to: string, id: string, site: string) => sendTestEmail(deps, { to, id, site }),
    /** Throws Refused while an issue blocks sending, or the editor has not accepted the other issues. */
    send: async (id: string, { at, isChecked = false }: Sending, site: string) => {
      const found = (await check(id, site)).issues.filter(({ isBlocking }) => isBlocking || !isChecked)
      if (found.length > 0) throw new Refused({ isChecked: sentencesOf(found) })
      return start(id, at)
    },
    sendDue: (site: string) => sendDue(deps, site),
    listPublic: (page: number, limit: number) => listPublic(db, page, limit),
    findPublic: (id: string, site: string) => findPublic(db, id, site),
  }
}

/**
 * For a newsletter that is being sent or paused: how many subscribers still have to get it, and how long that takes.
 */
const remainingOf = async ({ db, quota }: NewsletterDeps, row: NewsletterRow, result: NewsletterResult | undefined) => {
  if (!row.started_at || row.finished_at || row.stopped_at) return undefined
  const unqueued = row.all_queued_at ? 0 : await countRecipients(db, row, row.queued_through)
  const emails = unqueued + (result?.waiting ?? 0)
  return { emails, hours: sendingHours(emails, quota) }
}

/** Sends the newsletter as a subscriber would get it, but its unsubscribe link unsubscribes nobody. */
const sendTestEmail = async (
  { db, queue, renderer }: NewsletterDeps,
  { to, id, site }: { to: string; id: string; site: string },
) => {
  const rendered = await renderer.render(await findNewsletter(db, id), site)
  const variables = await renderer.variablesFor(noRecipient, site)
  const subject = `Test: ${rendered.subject || 'no subject yet'}`.slice(0, limits.emailSubject).toWellFormed()
  await db
    .transaction()
    .execute((trx) => queue.queue(trx, { ...rendered, subject, purpose: testPurpose, to, variables }))
}

const listNewsletters = (db: Database, clock: Clock, page: number, limit: number) => {
  const newest = db.selectFrom('newsletters').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return readPageOf(newest, { page, limit }, async (rows) => {
    const found = []
    for (const row of rows) found.push(toNewsletter(row, await shownResult(db, clock, row)))
    return found
  })
}

const listPublic = (db: Database, page: number, limit: number) => {
  const sent = db.selectFrom('newsletters').selectAll().where('started_at', 'is not', null)
  const newest = sent.orderBy('started_at', 'desc').orderBy('id', 'desc')
  return readPageOf(newest, { page, limit }, (rows) => rows.map(toPublicNewsletter))
}

const findPublic = async (db: Database, id: string, site: string): Promise<FullNewsletter> => {
  const row = await findNewsletter(db, id)
  if (!row.started_at) throw newsletterNotFound()
  return {
    ...toPublicNewsletter(row),
    contentHtml: toHtml(row.content, { renderImage: responsiveImages(await ownImagesIn(db, row)) }),
    text: toPlainText(row.content, site),
  }
}
