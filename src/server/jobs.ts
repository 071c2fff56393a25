/**
 * The background jobs (a scheduler, like cron): what the site does automatically, each at its interval. Every process
 * of a site runs every job; there is no leader election. Each job makes sure that its work is done once: by a lock
 * (`core/database/dialect.ts`), a lease (`core/email/leases.ts`), a unique row (`core/backup/jobs.ts`) or a conditional
 * update (`core/articles/schedule.ts`).
 */
import { logSentence } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Report } from '#shared/error-report.ts'
import { confirmPath, eventsPath, signupPath } from '#shared/paths.ts'
import type { Log } from './log.ts'
import { createProblemLog } from './problem-log.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

type Demonstration = { reset: (core: Pick<Core, 'runHousekeeping'>) => Promise<void> }

type Job = { name: string; everyMilliseconds: number; run: () => Promise<unknown> }

/** Each job, and how often it runs. Jobs that find nothing to do only read. */
export const backgroundJobs = (core: Core, report: Report, publicUrl: () => string): Job[] => {
  const { articles, runHousekeeping, checkOtherWriters, outbox, imageVariants, backups } = core
  const linkOf = (token: string) => publicUrl() + confirmPath(token)
  const signupLinks = () => ({
    signup: (code: string) => publicUrl() + signupPath(code),
    events: publicUrl() + eventsPath,
  })
  const finishPictures = () =>
    imageVariants.makeMissing(({ id, failure }) => {
      // The message of an image error never quotes what people wrote.
      if (failure) report('picture-failed', `The files of picture ${id} could not be created: ${failure.message}`)
    })
  return [
    job(day, housekeeping, runHousekeeping),
    // The privacy page promises that a count is deleted within half an hour.
    job(5 * minute, 'Deleting expired rate limits', core.rates.deleteExpired),
    job(10 * second, 'Counting rows', core.startChecks.saveCounts),
    job(day, 'Deleting the views of deleted articles', core.articleViews.deleteOrphans),
    job(5 * second, 'Saving article views', core.articleViews.write),
    job(5 * second, 'Saving where visits came from', core.visitSources.write),
    job(5 * second, 'Saving words that found nothing', core.search.missedWords.write),
    job(second, 'Checking for changes', checkOtherWriters),
    job(second, 'Publishing scheduled articles', articles.publishDue),
    job(5 * second, 'Showing giving details', core.gifts.details.noticeEffective),
    job(2 * second, 'Sending confirmation emails', () => core.subscribers.sendWaitingConfirmations(linkOf)),
    job(60 * minute, 'The weekly email', () => articles.openPointEmails.sendDue((path) => publicUrl() + path)),
    job(5 * second, 'Telling people who signed up', () => core.signups.sendNotices(signupLinks())),
    job(5 * minute, 'Deleting sign-ups of past events', core.deleteExpiredSignups),
    job(2 * second, 'Sending newsletters', () => core.newsletters.sendDue(publicUrl())),
    job(2 * second, 'Sending emails', outbox.sendDue),
    job(2 * second, 'Sending push notifications', () => core.push.sendDue(publicUrl())),
    // Images that another process left unfinished when it stopped.
    job(minute, workOnPictures, finishPictures),
    job(minute, 'The backup', backups.makeIfDue),
    job(10 * second, 'The import', core.siteImport.runDue),
  ]
}

const job = (everyMilliseconds: number, name: string, run: Job['run']): Job => ({ name, everyMilliseconds, run })

const workOnPictures = 'Preparing pictures'
const housekeeping = 'Housekeeping'

/**
 * Housekeeping also runs after the start, a moment later, so that the first visitors do not wait for it. Returns a
 * function that stops the jobs. A job that fails runs again at its next interval, and is reported once, until
 * it works again.
 */
export const startJobs = (core: Core, log: Log, publicUrl: () => string, demonstration?: Demonstration) => {
  const problems = createProblemLog(log)
  let isStopped = false
  const watched = async ({ name, run }: Job) => {
    const failure = await run().then(() => undefined, logSentence)
    // A stop closes the database while a job may run; the next start does the rest.
    if (isStopped) return
    problems.report(`${name} failed`, failure ? [failure] : [])
  }
  const checkMachine = async () => problems.report('The server', await core.machine.check((path) => publicUrl() + path))
  const jobs = [
    ...backgroundJobs(core, log.error, publicUrl),
    job(minute, 'Checking the server', checkMachine),
    ...(demonstration ? [job(60 * minute, 'Resetting the demonstration', () => demonstration.reset(core))] : []),
  ]
  const timers = jobs.map((each) => setInterval(() => watched(each), each.everyMilliseconds).unref())
  const runNow = (wanted: string) => {
    for (const each of jobs) if (each.name === wanted) void watched(each)
  }
  const first = setTimeout(() => runNow(housekeeping), second).unref()
  core.onChange(() => runNow(workOnPictures))
  runNow(workOnPictures)
  void checkMachine().catch(() => {})
  return () => {
    isStopped = true
    clearTimeout(first)
    for (const timer of timers) clearInterval(timer)
  }
}
