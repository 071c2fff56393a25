import { describe, expect, test } from 'vitest'
import { adwoa, ama } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { decodedEmail, site, testNewsletter } from '#test/newsletter.ts'
import { softBrowser, startPushReceiver } from '#test/push-receiver.ts'
import { NotFound, Refused } from '../lib/errors.ts'

const addressOf = (path: string) => site + path
const tokenIn = (text: string | undefined) => /\?notice=([\w-]{43})/.exec(text ?? '')?.[1] ?? expect.fail()

describe.each(databases)('the launch step “someone is told” on $name', (database) => {
  test('is done only when somebody has opened the link of a test notice, which works once', async () => {
    await using push = await startPushReceiver()
    await using stage = await testNewsletter({ database, postPush: push.post })
    const { core, server } = stage
    const { testNotices } = core.messages.replySettings
    const isDone = async () =>
      (await core.dashboard({ role: 'administrator' })).launch?.find(({ step }) => step === 'notices')?.isDone
    const { token: session } = await core.sessions.open(ama)
    const user = (await core.sessions.userOf(session)) ?? expect.fail()
    const phone = softBrowser('phone')
    await core.push.add(user, { token: session, device: 'phone' }, phone.subscription)
    const sendTest = async () => {
      await testNotices.send(user, addressOf)
      await core.outbox.sendDue()
      await core.push.sendDue(site)
      return tokenIn(decodedEmail(server.taken.at(-1)?.text ?? ''))
    }
    const first = await sendTest()
    const second = await sendTest()
    expect(push.received.map((each) => tokenIn(phone.read(each).path))).toEqual([first, second])
    expect(await isDone()).toBe(false)

    const other = await core.users.add(adwoa.email, adwoa.password, 'administrator')
    await expect(testNotices.send(other, addressOf)).rejects.toThrow(Refused)
    for (const [who, token] of [
      [other, second],
      [user, first],
      [user, `${second}x`],
    ] as const)
      await expect(testNotices.open(who, token)).rejects.toThrow(NotFound)
    expect(await isDone()).toBe(false)
    await testNotices.open(user, second)
    expect(await isDone()).toBe(true)
    await expect(testNotices.open(user, second)).rejects.toThrow(NotFound)
    await core.messages.replySettings.changeOwn(user, { signature: '', wantsNotices: false })
    expect(await isDone()).toBe(false)
  })
})
