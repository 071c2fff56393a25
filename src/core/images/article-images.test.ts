import { describe, expect, test } from 'vitest'
import { ama, walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { newId } from '../lib/id.ts'

type Stage = Awaited<ReturnType<typeof testCore>>

const newPicture = async ({ core }: Stage) => {
  const sent = { id: newId(), name: 'tree.jpg', bytes: await pictures.jpeg(700, 350) }
  return (await core.library.add(sent, { alt: 'A tree' }, ama.email))._id
}

for (const database of databases)
  describe(`pictures in a text, on ${database.name}`, () => {
    test('have all sizes and reserved space, and AVIF once it is ready', async () => {
      await using stage = await testCore({ database })
      const { articles, imageVariants } = stage.core
      const id = await newPicture(stage)
      const content = `Look:\n\n![A "tree" <b>](/media/${id}.jpg)`
      const { _id, contentHtml } = await articles.publish('blog', { ...walk, content })
      expect(contentHtml).toContain(`/media/${id}-640.webp 640w`)
      expect(contentHtml).toContain('alt="A &quot;tree&quot; &lt;b&gt;" width="700" height="350"')
      expect(contentHtml).not.toContain('avif')
      await imageVariants.makeMissing()
      expect((await articles.find('blog', _id)).contentHtml).toContain(`/media/${id}-640.avif 640w`)
    })

    test('count as used until the text no longer contains them', async () => {
      await using stage = await testCore({ database })
      const { articles, library } = stage.core
      const id = await newPicture(stage)
      const content = `![A tree](/media/${id}-640.webp) and again ![it](/media/${id}.jpg)`
      const { _id } = await articles.publish('blog', { ...walk, content })
      expect((await library.find(id)).uses).toEqual([{ kind: 'blog', _id, title: walk.title, isRemoved: false }])
      await expect(library.remove(id)).rejects.toThrow(walk.title)
      await articles.revise('blog', _id, { content: 'Words alone.', keepDate: false })
      expect((await library.find(id)).uses).toEqual([])
      await library.remove(id)
    })

    test('that are external or unknown stay as they were written', async () => {
      await using stage = await testCore({ database })
      const content = '![a](/media/0123456789abcdef.jpg) ![b](https://elsewhere.example/media/b.jpg)'
      const { contentHtml } = await stage.core.articles.publish('blog', { ...walk, content })
      expect(contentHtml).toContain('<img src="/media/0123456789abcdef.jpg" alt="a">')
      expect(contentHtml).toContain('<img src="https://elsewhere.example/media/b.jpg" alt="b">')
    })
  })
