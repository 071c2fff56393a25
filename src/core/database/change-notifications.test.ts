import { expect, test } from 'vitest'
import { ama, esi, walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, newsletterFields } from '#test/draft-newsletter.ts'
import { site, testNewsletter } from '#test/newsletter.ts'
import { openCore } from '../organisation/core.ts'

test('a process notices the writes of another process once, and ignores its own', async () => {
  await using organisation = await testCore()
  const { core } = organisation
  let notices = 0
  core.onChange(() => {
    notices += 1
  })
  await core.noticeOthers()
  await core.subscribers.add(esi)
  await core.noticeOthers()
  expect(notices).toBe(0)

  const other = await openCore(organisation.config)
  await core.noticeOthers()
  const before = notices
  await other.subscribers.add({ email: 'kofi@mail.example' })
  await other.close()
  await core.noticeOthers()
  await core.noticeOthers()
  expect(notices).toBe(before + 1)
})

const shared = databases.filter(({ isShared }) => isShared)

for (const database of shared)
  test(`on ${database.name} a process notifies others which part changed, and ignores its own notifications`, async () => {
    await using organisation = await testCore({ database })
    const { core } = organisation
    const other = await openCore(organisation.config)
    const partsHeardBy = (each: typeof core) => {
      const parts: string[] = []
      each.onChange((part) => parts.push(part))
      return parts
    }
    const [heard, heardByOther] = [partsHeardBy(core), partsHeardBy(other)]
    await core.articles.publish('news', walk)
    await expect.poll(() => heardByOther).toEqual(['articles'])
    await other.siteContent.change('welcome', { title: 'Akwaaba', lead: 'We are many.' }, 0, ama.email)
    // Notifications arrive in order, so a notification of its own would have arrived first.
    await expect.poll(() => heard).toContain('everything')
    expect(heard.filter((part) => part === 'articles')).toHaveLength(1)
    await other.close()
  })

for (const database of shared)
  test(`on ${database.name} a newsletter notifies other processes when it is sent, but not while it is written`, async () => {
    await using stage = await testNewsletter({ database })
    await stage.addSubscribers(esi.email)
    // The first link stores the secret that signs links, and a change of settings notifies others.
    const { newsletters } = stage.core
    await newsletters.check(await draftNewsletter(stage), site)
    const other = await openCore(stage.config)
    const notified = Promise.withResolvers<void>()
    let notices = 0
    other.onChange(() => {
      notices += 1
      notified.resolve()
    })
    const id = await draftNewsletter(stage)
    await newsletters.change(id, { ...newsletterFields, subject: 'We walk', version: 1 })
    await newsletters.send(id, { isChecked: true }, site)
    await newsletters.sendDue(site)
    await notified.promise
    expect(notices).toBe(1)
    await other.close()
  })

for (const database of shared)
  test(`on ${database.name} a question notifies other processes when it is answered, but not when it is asked`, async () => {
    await using organisation = await testCore({ database })
    const { questions, users } = organisation.core
    // The first code stores the secret of the codes, and a change of settings notifies others.
    await questions.ask({ question: 'What is a gene?' })
    const other = await openCore(organisation.config)
    const heard: string[] = []
    other.onChange((part) => heard.push(part))
    await questions.ask({ question: 'What is a spleen?' })
    const [{ _id: id = '' } = {}] = (await questions.inbox.list({ state: 'waiting', page: 1, limit: 1 })).found
    const [{ _id: userId = '' } = {}] = await users.list()
    const user = { id: userId, email: ama.email, role: 'administrator' as const, name: null }
    await questions.inbox.revise(id, { answer: 'A draft.' }, user)
    await questions.inbox.revise(id, { answer: 'The answer.', isAnswered: true }, user)
    await expect.poll(() => heard).toEqual(['questions'])
    await other.close()
  })
