import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { slides } from '#shared/content/home.ts'
import { adwoa, ama, walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { pictures } from '#test/pictures.ts'
import { everyRowAndImage, storageKinds } from '#test/storage-kinds.ts'
import { recordWith } from '#test/texts.ts'
import { createBackupJobs } from '../backup/jobs.ts'
import { openDatabase } from '../database/open.ts'
import { NotFound } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'

type Stage = Awaited<ReturnType<typeof testCore>>

const description = 'Abena and her mother at the clinic'
const markdownOf = (id: string) => `![${description}](/media/${id}.jpg)`
const site = 'https://voima.example'

const addImage = async ({ core }: Stage, alt = description) =>
  (await core.library.add({ id: newId(), name: 'abena.jpg', bytes: await pictures.jpeg(400, 250) }, { alt }, ama.email))
    ._id

const userOf = async ({ core }: Stage) =>
  (await core.sessions.userOf((await core.sessions.open(ama)).token)) ?? expect.fail()

/** Uses the image in every possible way. */
const useEverywhere = async (stage: Stage, id: string) => {
  const { articles, siteContent, newsletters, drafts } = { ...stage.core, drafts: stage.core.articles.drafts }
  const covered = await articles.publish('news', { ...walk, imageId: id })
  const named = await articles.publish('blog', { ...walk, content: `Before.\n\n${markdownOf(id)}\n\nAfter.` })
  await articles.revise('blog', named._id, { content: `Later.\n\n${markdownOf(id)}`, keepDate: true })
  const trashed = await articles.publish('news', { ...walk, content: markdownOf(id), imageId: id })
  await articles.remove('news', trashed._id)
  const fields = { ...walk, imageAlt: description, content: `Unsaved ${markdownOf(id)}` }
  await drafts.save('news', covered._id, await userOf(stage), { fields: fields as never, version: 1 })
  const [first, ...others] = slides.slides
  const shown = { slides: [{ ...first, alt: description, picture: { id }, consent: true }, ...others] } as never
  await siteContent.change('slides', shown, 0, ama.email)
  await siteContent.change('slides', shown, 1, adwoa.email)
  await siteContent.savePreview('slides', shown)
  const newsletter = await newsletters.draft({ subject: 'A walk', content: `We walk. ${markdownOf(id)}` } as never)
  await newsletters.sendTestEmail(ama.email, newsletter._id, site)
  const event = await recordWith.event(stage.core, `We meet. ${markdownOf(id)}`)
  await recordWith.question(stage.core, `Yes. ${markdownOf(id)}`)
  return { covered, named, trashed, newsletter, event }
}

for (const kind of storageKinds)
  describe(`erasing a picture, in ${kind.name}`, () => {
    test('removes it from every row and every file, and changes nothing else', async () => {
      await using stage = await testCore(kind)
      const other = await addImage(stage, 'A tree')
      const id = await addImage(stage)
      const { covered, named, trashed, newsletter, event } = await useEverywhere(stage, id)
      const { articles, library, siteContent, newsletters, events, imageFiles } = stage.core
      await articles.publish('news', { ...walk, title: 'Another', imageId: other })
      expect((await library.find(id)).uses).toHaveLength(7)
      expect((await library.find(id)).earlierUses).toBe(3)

      expect((await library.erase(id)).uses).toHaveLength(7)

      const { rows, pictures: files } = await everyRowAndImage(stage)
      expect(JSON.stringify(rows)).not.toContain(id)
      expect(JSON.stringify(rows)).not.toContain(description)
      expect(Object.keys(files).filter((name) => name.includes(id))).toEqual([])
      expect(await imageFiles.read(`${id}.jpg`)).toBeUndefined()
      await expect(library.find(id)).rejects.toThrow(NotFound)
      await expect(library.erase(id)).rejects.toThrow(NotFound)

      expect(await articles.find('news', covered._id)).toMatchObject({
        title: walk.title,
        updatedAt: covered.updatedAt,
      })
      expect(await articles.find('blog', named._id)).toMatchObject({
        content: 'Later.',
        contentHtml: '<p>Later.</p>\n',
      })
      expect((await articles.revisions.find('blog', named._id, 1)).content).toBe('Before.\n\nAfter.')
      await articles.restore('news', trashed._id)
      expect((await siteContent.find('slides')).words).toMatchObject({ slides: slides.slides })
      expect((await newsletters.find(newsletter._id)).content).toBe('We walk.')
      expect((await events.find(event._id)).event.text).toBe('We meet.')
      expect((await library.find(other)).uses).toHaveLength(1)
      expect(await imageFiles.read(`${other}.jpg`)).toBeDefined()
    })
  })

test.each(storageKinds)('what it was called is not found in public events and answers, in $name', async (kind) => {
  await using stage = await testCore(kind)
  const id = await addImage(stage)
  const { events, library, questions, search } = stage.core
  const event = await recordWith.event(stage.core, `We meet. ${markdownOf(id)}`)
  await events.publish(event._id)
  const { _id } = await recordWith.question(stage.core, `Yes. ${markdownOf(id)}`)
  const user = await userOf(stage)
  const { version } = await questions.inbox.revise(_id, { question: 'May she travel?', isAnswered: true }, user)
  await questions.inbox.recordReading(_id, { name: 'Dr Esi Mensah', role: 'Paediatrician', version }, user)
  await questions.inbox.publish(_id)
  const found = async () => (await search.find('Abena', 1, 10)).results.length
  expect(await found()).toBe(2)
  await library.erase(id)
  expect(await found()).toBe(0)
  expect((await questions.inbox.find(_id)).answer).toBe('Yes.')
})

test('clears cached pages before the response, and is in the history without naming the picture', async () => {
  await using stage = await testCore()
  const id = await addImage(stage)
  await stage.core.articles.publish('news', { ...walk, imageId: id })
  let changes = 0
  stage.core.onChange(() => {
    changes += 1
  })
  await stage.core.library.erase(id)
  expect(changes).toBe(1)
  const { found } = await stage.core.history.list({ page: 1, limit: 10 })
  expect(found[0]).toMatchObject({ event: 'pictures.erased', about: '' })
})

test('deletes the files at once, even during a backup', async () => {
  await using stage = await testCore()
  const id = await addImage(stage)
  const db = await openDatabase(databaseUrlOf(stage.config))
  await createBackupJobs(db, () => new Date()).begin()
  await stage.core.library.erase(id)
  expect(await stage.storage.names()).toEqual([])
  await db.destroy()
})
