import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { esi, kofi, walk } from '#test/cast.ts'
import { addConfirmedSubscribers } from '#test/confirmed-subscribers.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, newsletterFields, runSendingJobs, sortedRecipients } from '#test/draft-newsletter.ts'
import { decodedEmail, site, testNewsletter } from '#test/newsletter.ts'
import { pictures } from '#test/pictures.ts'
import { hours } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { sendingHours } from './result.ts'

const isChecked = true

for (const database of databases)
  describe(`a newsletter, on ${database.name}`, () => {
    test('reaches each confirmed subscriber once, and nobody else', async () => {
      await using stage = await testNewsletter({ database })
      const [, gone] = await stage.addSubscribers(esi.email, kofi.email)
      const { subscribers, newsletters } = stage.core
      await subscribers.add({ email: 'waits@mail.example' })
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(gone?._id ?? ''))
      const id = await draftNewsletter(stage)
      await newsletters.send(id, { isChecked }, site)
      await runSendingJobs(stage)
      expect(sortedRecipients(stage)).toEqual([esi.email])
      expect(await newsletters.find(id)).toMatchObject({
        state: 'sent',
        result: { sent: 1, waiting: 0, failed: 0, unknown: 0 },
      })
    })

    test('keeps its pictures when the article that they came with gets another', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      const { articles, newsletters, imageFiles } = stage.core
      const made = await articles.publish('news', { ...walk, status: 'draft' }, await pictures.jpeg())
      const id = await draftNewsletter(stage, { content: `We walk. ![Red](${made.imageUrl})` })
      await newsletters.send(id, { isChecked }, site)
      await runSendingJobs(stage)
      expect(await newsletters.find(id)).toMatchObject({ state: 'sent' })
      await articles.revise('news', made._id, { removeImage: true, keepDate: true })
      expect(await imageFiles.read(made.imageUrl?.split('/').at(-1) ?? '')).toBeDefined()
    })

    test('has the headers for one-click unsubscribing, and a link in the text', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addSubscribers(esi.email)
      await stage.core.newsletters.send(await draftNewsletter(stage), { isChecked }, site)
      await runSendingJobs(stage)
      const newsletter = decodedEmail(stage.server.taken[0]?.text ?? '')
      const leave = `${site}/unsubscribe/${await stage.core.subscribers.unsubscribeToken(reader?._id ?? '')}`
      expect(newsletter.replace(/\r?\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${leave}>`)
      expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(newsletter).toContain(`Unsubscribe with one tap:\r\n${leave}`)
      expect(newsletter).toContain(`<a href="${leave}">`)
      expect(newsletter).toContain('Read (https://voima.example/news)')
      // The logo is the same for every recipient, so no picture reveals who opened the newsletter.
      expect(newsletter.match(/<img [^>]*>/g)).toEqual([expect.stringContaining(`src="${site}/icon-192.png"`)])
    })

    test('says why each subscriber gets it, and can go to one group', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers, newsletters } = stage.core
      const row = { email: kofi.email, agreedAt: '2026-06-01T00:00:00.000Z', consent: 'Signed the list' }
      await stage.addSubscribers('elsewhere@mail.example')
      await subscribers.importSubscribers({
        subscribers: [row],
        isConfirmed: true,
        source: 'hand',
        groups: ['Teachers', 'parents'],
      })
      expect((await subscribers.list(1, 10, { group: 'teachers' })).found).toMatchObject([
        { email: kofi.email, source: 'hand', agreedTo: 'Signed the list', groups: ['parents', 'teachers'] },
      ])
      expect(await subscribers.groups()).toEqual([
        { name: 'parents', subscribers: 1 },
        { name: 'teachers', subscribers: 1 },
      ])
      const id = await draftNewsletter(stage)
      const { version } = await newsletters.find(id)
      await newsletters.change(id, { version, group: 'teachers' })
      expect((await newsletters.check(id, site)).readers).toBe(1)
      await newsletters.send(id, { isChecked }, site)
      await runSendingJobs(stage)
      expect(sortedRecipients(stage)).toEqual([kofi.email])
      const email = decodedEmail(stage.server.taken[0]?.text ?? '')
      expect(email).toContain('because you told us on 1 June 2026 that you would like to get it.')
      expect(email).not.toContain('you subscribed at')
      await subscribers.setGroups((await subscribers.list(1, 10, { group: 'parents' })).found[0]?._id ?? '', {
        groups: [],
      })
      expect(await subscribers.groups()).toEqual([])
    })

    test.each([
      [0, 0],
      [100, 0],
      [101, 1],
      [500, 4],
      [501, 24],
      [1_100, 48],
    ])('the estimate for %i emails is %i hours', (emails, expected) => {
      expect(sendingHours(emails, { perHour: 100, perDay: 500 })).toBe(expected)
    })

    test('waits for its scheduled time', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      const { newsletters } = stage.core
      const id = await draftNewsletter(stage)
      await newsletters.send(id, { isChecked, at: '2026-06-19T10:00:00.000Z' }, site)
      await runSendingJobs(stage)
      expect([sortedRecipients(stage), (await newsletters.find(id)).state]).toEqual([[], 'scheduled'])
      stage.pass(hours(2))
      await runSendingJobs(stage)
      expect(sortedRecipients(stage)).toEqual([esi.email])
    })

    test('can be paused, resumed and stopped, and nothing is sent twice', async () => {
      await using stage = await testNewsletter({ database, settings: { MAIL_PER_HOUR: '2' } })
      await stage.addSubscribers(...Array.from({ length: 6 }, (_, count) => `reader${count}@mail.example`))
      const { newsletters } = stage.core
      const id = await draftNewsletter(stage)
      await newsletters.send(id, { isChecked }, site)
      await runSendingJobs(stage)
      expect((await newsletters.find(id)).result).toMatchObject({ sent: 2, waiting: 4 })
      await newsletters.pause(id)
      stage.pass(hours(1.1))
      await runSendingJobs(stage)
      expect((await newsletters.find(id)).result).toMatchObject({ sent: 2, waiting: 4 })
      await newsletters.resume(id)
      await runSendingJobs(stage)
      expect((await newsletters.find(id)).result).toMatchObject({ sent: 4, waiting: 2 })
      await newsletters.stop(id)
      stage.pass(hours(1.1))
      await runSendingJobs(stage)
      expect(await newsletters.find(id)).toMatchObject({ state: 'stopped', result: { sent: 4, waiting: 0 } })
      expect(new Set(sortedRecipients(stage)).size).toBe(4)
    })

    test('is not sent to a subscriber who unsubscribes while it waits', async () => {
      await using stage = await testNewsletter({ database, settings: { MAIL_PER_HOUR: '1' } })
      const readers = await stage.addSubscribers(esi.email, kofi.email)
      const { newsletters, subscribers } = stage.core
      await newsletters.send(await draftNewsletter(stage), { isChecked }, site)
      await runSendingJobs(stage)
      const [first] = sortedRecipients(stage)
      const other = readers.find(({ email }) => email !== first)
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(other?._id ?? ''))
      stage.pass(hours(1.1))
      await runSendingJobs(stage)
      expect(sortedRecipients(stage)).toEqual([first])
    })

    test('is sent once to each of a thousand subscribers by two processes', { tags: 'slow' }, async () => {
      await using stage = await testNewsletter({ database })
      const { newsletters, outbox } = stage.core
      const names = Array.from({ length: 1_100 }, (_, count) => `reader${String(count).padStart(5, '0')}@mail.example`)
      await addConfirmedSubscribers(stage.config, names)
      const id = await draftNewsletter(stage)
      await newsletters.send(id, { isChecked }, site)
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([newsletters.sendDue(site), newsletters.sendDue(site)])
        await outbox.sendDue()
      }
      expect(sortedRecipients(stage)).toEqual(names)
    })

    test('marks a rejected address as bounced, and reaches the others', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email, kofi.email)
      stage.server.behave((step, reader) => (step === 'reader' && reader === kofi.email ? '550 5.1.1 Gone' : 'yes'))
      const id = await draftNewsletter(stage)
      await stage.core.newsletters.send(id, { isChecked }, site)
      await runSendingJobs(stage)
      expect((await stage.core.newsletters.find(id)).result).toMatchObject({ sent: 1, failed: 1 })
      const { found } = await stage.core.subscribers.list(1, 10, { state: 'bounced' })
      expect(found.map(({ email }) => email)).toEqual([kofi.email])
    })

    test('is not sent while a check blocks it, or a warning is not confirmed', async () => {
      await using stage = await testNewsletter({ database })
      const { newsletters } = stage.core
      const wrong = { content: '[Where](/nowhere) ![](/media/0123456789abcdef.jpg)' }
      const id = await draftNewsletter(stage, wrong)
      const { issues } = await newsletters.check(id, site)
      expect(issues.map(({ kind }) => kind)).toEqual(['postal', 'alt', 'link', 'link', 'test'])
      await expect(newsletters.send(id, {}, site)).rejects.toThrow(Refused)
      const large = await draftNewsletter(stage, { content: 'x'.repeat(limits.newsletterBytes) })
      await expect(newsletters.send(large, { isChecked }, site)).rejects.toThrow('90 KB')
      await expect(
        newsletters.send(await draftNewsletter(stage, { subject: '' }), { isChecked }, site),
      ).rejects.toThrow('subject')
      expect((await newsletters.find(id)).state).toBe('draft')
    })

    test('can be read on the site once it is being sent, and not before', async () => {
      await using stage = await testNewsletter({ database })
      const { newsletters } = stage.core
      const id = await draftNewsletter(stage)
      await expect(newsletters.findPublic(id, site)).rejects.toThrow()
      await newsletters.send(id, { isChecked }, site)
      let told = 0
      stage.core.onChange(() => {
        told += 1
      })
      await runSendingJobs(stage)
      // Some databases notify the writing process, too.
      expect(told).toBeGreaterThan(0)
      expect(await newsletters.findPublic(id, site)).toMatchObject({ subject: newsletterFields.subject })
      expect((await newsletters.listPublic(1, 10)).found).toHaveLength(1)
      await expect(newsletters.change(id, { version: 1, subject: 'Another' })).rejects.toThrow(Refused)
    })

    test('can start from published articles', async () => {
      await using stage = await testNewsletter({ database })
      const { _id } = await stage.core.articles.publish('news', {
        title: 'A *walk*',
        content: 'We walk on 19 June.',
        author: 'Ama',
      })
      const { content } = await stage.core.newsletters.draft({ articles: [{ kind: 'news', id: _id }] })
      expect(content).toBe(`## A \\*walk\\*\n\nWe walk on 19 June.\n\n[Read more](/news/${_id})`)
    })

    test('can be sent as a test email, whose unsubscribe link does nothing', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      const { newsletters, subscribers } = stage.core
      const id = await draftNewsletter(stage)
      const isAskedFor = async () => (await newsletters.check(id, site)).issues.some(({ kind }) => kind === 'test')
      expect(await isAskedFor()).toBe(true)
      await newsletters.sendTestEmail('ama@voima.example', id, site)
      expect(await isAskedFor()).toBe(false)
      await stage.core.outbox.sendDue()
      const [newsletter] = stage.server.taken
      expect(newsletter?.to).toBe('ama@voima.example')
      await newsletters.change(id, { version: 1, preview: 'Another line' })
      expect(await isAskedFor()).toBe(true)
      const token = /unsubscribe\/([\w.-]+)/.exec(decodedEmail(newsletter?.text ?? ''))?.[1] ?? ''
      await subscribers.unsubscribe(token)
      expect(await subscribers.counts()).toMatchObject({ confirmed: 1, unsubscribed: 0 })
    })
  })
