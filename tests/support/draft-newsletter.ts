/** One newsletter, and the background jobs that send it. */
import type { testNewsletter } from './newsletter.ts'
import { site } from './newsletter.ts'

type Stage = Awaited<ReturnType<typeof testNewsletter>>

export const newsletterFields = {
  subject: 'A walk on 19 June',
  preview: 'Come along',
  content: 'We walk. [Read](/news)',
}

export const draftNewsletter = async ({ core }: Stage, more = {}) =>
  (await core.newsletters.draft({ ...newsletterFields, ...more }))._id

/** Runs the background jobs until nothing more happens. */
export const runSendingJobs = async ({ core: { newsletters, outbox } }: Stage) => {
  for (let round = 0; round < 4; round += 1) {
    await newsletters.sendDue(site)
    await outbox.sendDue()
  }
}

export const sortedRecipients = ({ server }: Stage) => server.taken.map(({ to }) => to).sort()
