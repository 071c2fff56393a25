import { describe, expect, test } from 'vitest'
import { ama, esi, walk, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { testOutbox } from '#test/outbox.ts'

const day = 24 * 60 * 60 * 1000

const moments = databases.flatMap((database) =>
  [1, 365].map((days) => ({ database, days, name: `${days} days on ${database.name}` })),
)

describe.each(moments)('when the clock is set back by $name', ({ database, days }) => {
  const stageWithClock = async () => {
    const { clock, pass } = testClock()
    return { ...(await testCore({ database, clock })), setBack: () => pass(-days * day), pass }
  }

  test('all data remains, new data is counted, and a restart loses nothing', async () => {
    const stage = await stageWithClock()
    await stage.core.articles.publish('news', walk)
    await stage.core.messages.receive(yaw)
    await stage.core.subscribers.add(esi)
    const removed = await stage.core.articles.publish('blog', walk)
    await stage.core.articles.remove('blog', removed._id)
    stage.setBack()
    const core = await stage.reopen()
    await core.articles.publish('news', { ...walk, title: 'Afterwards' })
    await core.messages.receive(yaw)
    await core.subscribers.add({ email: 'later@mail.example' })
    const { found, totalPages } = await core.articles.list('news', 1, 1)
    expect([found[0]?.title, totalPages]).toEqual([walk.title, 2])
    expect((await core.messages.list(1, 10)).found).toHaveLength(2)
    expect((await core.subscribers.list(1, 10)).found).toHaveLength(2)
    expect(await core.articles.restore('blog', removed._id)).toMatchObject({ title: walk.title })
    expect((await core.search.find('afterwards', 1, 10)).results).toHaveLength(1)
    await stage.close()
  })

  test('a session lasts no longer than before, and signing in again works', async () => {
    const stage = await stageWithClock()
    const { token } = await stage.core.sessions.open(ama)
    stage.setBack()
    expect(await stage.core.sessions.userOf(token)).toBeUndefined()
    const again = await stage.core.sessions.open(ama)
    expect(await stage.core.sessions.userOf(again.token)).toMatchObject({ email: ama.email })
    await stage.close()
  })

  test('an emailed link is valid for at most twice its time', async () => {
    const stage = await stageWithClock()
    const { token } = await stage.core.sessions.open(ama)
    const user = (await stage.core.sessions.userOf(token)) as never
    const invitation = { email: esi.email, role: 'editor' } as const
    const { link } = await stage.core.invitations.invite(
      user,
      invitation,
      (secret) => `https://voima.example/join#${secret}`,
    )
    stage.setBack()
    const isOpen = stage.core.invitations.find(link.split('#')[1] ?? '').then(
      () => true,
      () => false,
    )
    expect(await isOpen).toBe(days === 1)
    await stage.close()
  })

  test('a rate limit lasts no longer than its period', async () => {
    const stage = await stageWithClock()
    const share = { rate: { name: 'contact', times: 2, minutes: 10 }, whose: 'Kofi' }
    const take = () => stage.core.rates.take(share)
    expect([await take(), await take()]).toEqual([0, 0])
    expect(await take()).toBe(600)
    stage.setBack()
    expect([await take(), await take()]).toEqual([0, 0])
    expect(await take()).toBe(600)
    await stage.close()
  })

  test('emails are still sent, within their quota', async () => {
    await using stage = await testOutbox(database)
    await stage.queue(esi.email)
    await stage.outbox.sendDue()
    await stage.queue(yaw.email)
    stage.pass(-days * day)
    await stage.queue('kofi@mail.example')
    await stage.outbox.sendDue()
    expect(stage.server.taken).toHaveLength(3)
    expect(await stage.outbox.counts()).toMatchObject({ waiting: 0, sent: 3, unknown: 0 })
  })
})
