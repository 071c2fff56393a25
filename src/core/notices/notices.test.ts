import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { noticeTitles, urgentKinds } from '#shared/push.ts'
import { ama, esi, yaw } from '#test/cast.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'
import { gift, momo } from '#test/giving.ts'
import { testNewsletter } from '#test/newsletter.ts'
import { softBrowser, startPushReceiver } from '#test/push-receiver.ts'
import { helper } from '#test/volunteers.ts'
import { hours, minutes } from '../lib/clock.ts'
import { type NoticeKind, noticeTextOf, noticeTexts } from './notice-texts.ts'

const site = 'https://voima.example'
const addressOf = (path: string) => site + path
const urgentWords = 'My child has a fever and cannot breathe'
const kinds = Object.keys(noticeTexts) as NoticeKind[]

/** A site that Ama runs, with her phone; its emails and notifications really arrive. */
const stageOn = async (database: TestDatabase, hasMailServer = true) => {
  const push = await startPushReceiver()
  const stage = await testNewsletter({ database, postPush: push.post, hasMailServer })
  const { core, pass, clock } = stage
  const { token } = await core.sessions.open(ama)
  const user = (await core.sessions.userOf(token)) ?? expect.fail()
  await core.gifts.details.propose(momo, { user, addressOf })
  pass(hours(24))
  const phone = softBrowser('phone')
  await core.push.add(user, { token, device: 'phone' }, phone.subscription)
  const deliver = async () => {
    await core.outbox.sendDue()
    await core.push.sendDue(site)
  }
  await deliver()
  let count = 0
  const arrive = {
    message: () => core.messages.receive(yaw, { addressOf }),
    'urgent-message': () => core.messages.receive({ ...yaw, message: `${urgentWords} ${++count}` }, { addressOf }),
    question: () =>
      core.questions.ask({ question: `Where can my sister, who is ${++count}, be tested?` }, { addressOf }),
    'urgent-question': () => core.questions.ask({ question: `${urgentWords} ${++count}` }, { addressOf }),
    volunteer: () => core.volunteers.receive(helper, { addressOf }),
    gift: () => core.gifts.promise({ ...gift, lastDigits: String(1000 + ++count) }, { addressOf }),
  } satisfies Record<NoticeKind, () => Promise<unknown>>
  /** When the notices of each kind were due, in milliseconds from now, whether sent or waiting. */
  const emailsOf = async (kind: NoticeKind) => {
    const lists = [await core.outbox.list('sent', 1, 100), await core.outbox.list('waiting', 1, 100)]
    const own = lists.flatMap(({ found }) => found).filter(({ purpose }) => purpose === noticeTextOf(kind).purpose)
    return own.map(({ dueAt }) => Date.parse(dueAt)).sort()
  }
  const pushed = () => push.received.map((each) => phone.read(each) as { title: string; path: string })
  const close = async () => {
    await stage.close()
    await push[Symbol.asyncDispose]()
  }
  return { ...stage, now: () => clock().getTime(), arrive, deliver, emailsOf, pushed, [Symbol.asyncDispose]: close }
}

const seeds = [2]

/** A generator of numbers below 1 that a failure names by its seed. */
const numbersFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

describe.each(databases)('notices on $name', (database) => {
  test('after five ordinary ones, an urgent message and an urgent question each have their own notice at once', async () => {
    await using stage = await stageOn(database, false)
    for (let time = 0; time < 5; time += 1) await stage.arrive.question()
    for (let time = 0; time < 5; time += 1) await stage.arrive.message()
    const message = await stage.arrive['urgent-message']()
    await stage.arrive['urgent-question']()
    const { found } = await stage.core.questions.inbox.list({ state: 'waiting', page: 1, limit: 1 })
    const emails = await emailsTo(stage.core, ama.email)
    const now = stage.clock().toISOString()
    for (const [what, path] of [
      ['message', `/messages/${message._id}`],
      ['question', `/managequestions/${found[0]?._id}`],
    ]) {
      const own = emails.filter(({ subject }) => subject === `Urgent: a new ${what} may be an emergency`)
      expect(own.map(({ dueAt }) => dueAt)).toEqual([now])
      expect(own[0]?.text).toContain(`Open the urgent ${what}:\n${addressOf(path ?? '')}\n`)
      expect(own[0]?.text).not.toMatch(/fever|breathe|Yaw/)
    }
    await stage.core.push.sendDue(site)
    expect(stage.pushed()).toContainEqual({ title: noticeTitles['urgent-message'], path: `/messages/${message._id}` })
  })

  test('more urgent ones within the minute go out together at its end, with a link to all', async () => {
    await using stage = await stageOn(database)
    for (let time = 0; time < 3; time += 1) {
      await stage.arrive['urgent-message']()
      await stage.deliver()
      stage.pass(minutes(0.25))
    }
    const [waiting, ...more] = await emailsTo(stage.core, ama.email)
    expect(more).toEqual([])
    expect(waiting?.text).toContain(`the urgent ones first:\n${addressOf('/managecontact')}\n`)
    stage.pass(minutes(0.25))
    await stage.deliver()
    expect(await emailsTo(stage.core, ama.email)).toEqual([])
    expect(stage.pushed().map(({ path }) => path)).toEqual([expect.stringMatching(/^\/messages\//), '/managecontact'])
  })

  test('while the mail server is away, one urgent email waits and covers the later ones', async () => {
    await using stage = await stageOn(database)
    stage.server.behave(() => 'hang up')
    for (let time = 0; time < 10; time += 1) {
      await stage.arrive['urgent-question']()
      await stage.deliver()
      stage.pass(minutes(2))
    }
    const emails = await emailsTo(stage.core, ama.email)
    expect(emails.length).toBeLessThanOrEqual(2)
    expect(emails.some(({ text }) => text.includes(`first:\n${addressOf('/managequestions')}\n`))).toBe(true)
  })

  test('an urgent email is sent before every email that waits already', async () => {
    await using stage = await stageOn(database)
    await stage.core.subscribers.add(esi, { linkOf: addressOf })
    stage.pass(minutes(1))
    await stage.arrive['urgent-message']()
    await stage.core.outbox.sendDue()
    expect(stage.server.taken.slice(-2).map(({ to }) => to)).toEqual([ama.email, esi.email])
  })

  test.each(seeds)('each kind has its own pauses, whatever arrives when (seed %i)', { tags: 'slow' }, async (seed) => {
    await using stage = await stageOn(database)
    const next = numbersFrom(seed)
    const expected = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<NoticeKind, number[]>
    for (let tick = 0; tick < 40; tick += 1) {
      for (let more = next(); more < 0.7; more += 0.4) {
        const kind = kinds[Math.floor(next() * kinds.length)] ?? 'message'
        await stage.arrive[kind]()
        await stage.deliver()
        const pause = minutes(urgentKinds.includes(kind) ? limits.urgentNoticeMinutes : limits.noticeMinutes)
        const last = expected[kind].at(-1)
        if (last === undefined || last + pause <= stage.now()) expected[kind].push(stage.now())
        else if (last <= stage.now()) expected[kind].push(last + pause)
      }
      stage.pass(minutes(0.25))
      await stage.deliver()
    }
    stage.pass(minutes(limits.noticeMinutes))
    await stage.deliver()
    for (const kind of kinds) {
      expect([kind, await stage.emailsOf(kind)]).toEqual([kind, expected[kind]])
      const pushes = stage.pushed().filter(({ title }) => title === noticeTitles[kind])
      expect([kind, pushes.length]).toEqual([kind, expected[kind].length])
    }
  })
})
