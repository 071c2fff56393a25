/** What the site does by itself, while nobody asks for it. */
import type { Core } from '#core/organisation/core.ts'
import { placeOf, type Report } from '#shared/failure.ts'
import { confirmPath } from '#shared/newsletter-paths.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Gives what ends them. */
export const startRounds = (core: Core, report: Report, publicUrl: () => string) => {
  const { articles, tidy, noticeOthers, onChange, outbox, unfinishedPictures, backups } = core
  const watched = (name: string, work: () => Promise<unknown>) =>
    work().catch((error: Error) => report('round-failed', `${name} failed: ${placeOf(error)}`))
  const every = (milliseconds: number, name: string, work: () => Promise<unknown>) =>
    setInterval(() => watched(name, work), milliseconds).unref()
  const linkOf = (token: string) => publicUrl() + confirmPath(token)
  const finishPictures = () =>
    unfinishedPictures.finish(({ id, failure }) => {
      // What is wrong with a picture's files quotes nobody.
      if (failure) report('picture-failed', `The files of picture ${id} could not be made: ${failure.message}`)
    })
  const rounds = [
    every(day, 'The daily tidying', tidy),
    every(day, 'Forgetting counts', core.readers.tidy),
    every(5 * second, 'Counting readers', core.readers.write),
    every(second, 'Looking for changes', noticeOthers),
    every(second, 'Publishing what is due', articles.publishDue),
    every(5 * second, 'Asking subscribers', () => core.subscribers.askWaiting(linkOf)),
    every(5 * second, 'Sending letters to many', () => core.campaigns.sendDue(publicUrl())),
    every(5 * second, 'Sending mail', outbox.sendDue),
    // Whatever another process left unfinished when it ended.
    every(minute, 'The work on pictures', finishPictures),
    every(minute, 'The backup', backups.makeIfDue),
  ]
  const soon = () => void watched('The work on pictures', finishPictures)
  onChange(soon)
  soon()
  return () => {
    for (const round of rounds) clearInterval(round)
  }
}
