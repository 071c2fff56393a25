/** A newsletter whose every reader meets another reply of the mail server. */
import { minutes } from '#core/lib/clock.ts'
import { addConfirmedSubscribers } from './confirmed-subscribers.ts'
import type { TestDatabase } from './databases.ts'
import { draftNewsletter, runSendingJobs } from './draft-newsletter.ts'
import { site, testNewsletter } from './newsletter.ts'
import type { Answer, Step } from './smtp-server.ts'

/** Before these steps the server knows which reader the email is for. */
const stepsOfReader: Step[] = ['reader', 'data', 'end']
/** Longer than any pause of the mail account. */
const pause = minutes(31)

/**
 * Sends a newsletter until the server has given each reply at this step, to one reader each where it knows the reader.
 * Then it accepts everything.
 */
export const sendThroughReplies = async (database: TestDatabase, step: Step, replies: Answer[]) => {
  await using stage = await testNewsletter({ database })
  const readers = replies.map((_, index) => `reader${String(index).padStart(3, '0')}@mail.example`)
  await addConfirmedSubscribers(stage.config, readers)
  const said = new Set<Answer>()
  stage.server.behave((here, reader) => {
    if (here !== step) return 'yes'
    const index = stepsOfReader.includes(step) ? readers.indexOf(reader) : said.size
    const reply = replies[index] ?? 'yes'
    // A refused EHLO is followed by HELO, which may come when no reply is left.
    if (reply !== 'yes') said.add(reply)
    return reply
  })
  const { core, pass } = stage
  await core.newsletters.send(await draftNewsletter(stage), { isChecked: true }, site)
  const refused = async () => {
    await runSendingJobs(stage)
    const { problem } = await core.outbox.health()
    pass(pause)
    return problem
  }
  const problems: (string | undefined)[] = []
  while (said.size < replies.length && problems.length < 3 * replies.length) problems.push(await refused())
  const suppressed = (await core.subscribers.list(1, 100, { state: 'bounced' })).found.map(({ email }) => email)
  stage.server.behave(() => 'yes')
  for (let day = 0; day < 4; day += 1) {
    pass(minutes(24 * 60))
    await runSendingJobs(stage)
  }
  const got = stage.server.taken.map(({ to }) => to).sort()
  return { readers, said, problems, suppressed: suppressed.sort(), got, health: await core.outbox.health() }
}
