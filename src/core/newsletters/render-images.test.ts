import { describe, expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { draftNewsletter, newsletterFields, runSendingJobs } from '#test/draft-newsletter.ts'
import { decodedEmail, site, testNewsletter } from '#test/newsletter.ts'
import { pictures } from '#test/pictures.ts'
import { newId } from '../lib/id.ts'

const isChecked = true

for (const database of databases)
  describe(`the images of a newsletter, on ${database.name}`, () => {
    test('an external image blocks sending, and is never part of an email', async () => {
      await using stage = await testNewsletter({ database })
      const { newsletters } = stage.core
      for (const address of [
        'https://tracker.example/p.gif?u=1',
        '//tracker.example/p.gif',
        'p.gif',
        'http://voima.example.evil/p.gif',
      ]) {
        const id = await draftNewsletter(stage, { content: `Before ![logo & "words"](${address}) after` })
        const { issues, previewToken } = await newsletters.check(id, site)
        expect(issues.filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind)).toEqual(['picture'])
        await expect(newsletters.send(id, { isChecked }, site)).rejects.toThrow('is not on this site')
        const page = await newsletters.preview(previewToken, site)
        expect(page).toContain('Before logo &amp; &quot;words&quot; after')
        expect(page).not.toContain('p.gif')
      }
    })

    test('a library image is sent with its width, and cannot be deleted before the newsletter was sent', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      const { newsletters, library } = stage.core
      const bytes = await pictures.jpeg(800, 400)
      const { _id: picture } = await library.add({ id: newId(), name: 'walk.jpg', bytes }, {}, 'ama@voima.example')
      const id = await draftNewsletter(stage, { content: `![We walk](/media/${picture}.jpg)` })
      const use = { kind: 'newsletter', _id: id, title: newsletterFields.subject, isRemoved: false }
      expect((await library.find(picture)).uses).toEqual([use])
      await expect(library.remove(picture)).rejects.toThrow(newsletterFields.subject)
      expect((await newsletters.check(id, site)).issues.map(({ kind }) => kind)).toEqual(['postal', 'test'])
      await newsletters.send(id, { isChecked }, site)
      await runSendingJobs(stage)
      expect(decodedEmail(stage.server.taken[0]?.text ?? '')).toContain(
        `<img src="${site}/media/${picture}.jpg" alt="We walk" width="544" height="272" style="max-width:100%;height:auto;background:#fff">`,
      )
      expect((await newsletters.findPublic(id, site)).contentHtml).toContain('srcset')
      await library.remove(picture)
      expect((await newsletters.findPublic(id, site)).contentHtml).not.toContain('srcset')
    })
  })
