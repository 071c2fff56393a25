import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { stores } from '#test/stores.ts'
import { recordWith } from '#test/texts.ts'
import { zipOf } from '#test/zip-files.ts'
import { downloadRoutes } from '../../server/download-files.ts'
import { days } from '../lib/clock.ts'

const pdf = Buffer.from(`%PDF-1.7\n${'A pain plan. '.repeat(30_000)}`)
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(2_100_000)])
const keepDate = false

for (const database of databases)
  describe(`files for download in ${database.name}`, () => {
    test('a link shows the type and size of a file, and the file cannot be deleted while a text links to it', async () => {
      await using stage = await testCore({ database })
      const { articles, files } = stage.core
      const file = await files.add('C:\\leaflets\\Pain plan.pdf', pdf)
      expect(file).toMatchObject({ name: 'Pain plan.pdf', bytes: pdf.byteLength, uses: [] })
      const content = `Read [our plan](${file.url}).`
      const { _id, contentHtml } = await articles.publish('blog', { ...walk, content })
      expect(contentHtml).toContain(`<a href="/files/${file._id}/pain-plan.pdf">our plan</a> (PDF, 390 KB).`)
      await expect(files.remove(file._id)).rejects.toThrow(walk.title)
      await articles.revise('blog', _id, { content: 'Words alone.', keepDate })
      expect((await files.list(1, 10)).found).toMatchObject([{ _id: file._id, uses: [] }])
      await files.remove(file._id)
      expect((await files.list(1, 10)).found).toEqual([])
      await expect.poll(() => stage.storage.names()).toEqual([])
    })

    test('a file stays when the last article that links to it is deleted permanently', async () => {
      const { clock, pass } = testClock()
      await using stage = await testCore({ database, clock })
      const { articles, files } = stage.core
      const { _id: id, url } = await files.add('own.pdf', pdf)
      const { _id } = await articles.publish('news', { ...walk, content: `[Own](${url})` })
      await articles.remove('news', _id)
      expect((await files.list(1, 10)).found).toMatchObject([{ uses: [{ kind: 'news', _id, isRemoved: true }] }])
      pass(days(limits.trashDays))
      await articles.expire()
      expect((await files.list(1, 10)).found).toMatchObject([{ _id: id, uses: [] }])
      expect(await stage.storage.names()).toEqual([`${id}.pdf`])
    })

    test('events, answers and the site content use a file, too', async () => {
      await using stage = await testCore({ database })
      const { files, siteContent } = stage.core
      for (const kind of ['event', 'question'] as const) {
        const { _id, url } = await files.add(`${kind}.pdf`, pdf)
        const owner = await recordWith[kind](stage.core, `Read [our plan](${url}).`)
        expect((await files.list(1, 1)).found).toMatchObject([{ uses: [{ kind, ...owner, isRemoved: false }] }])
        await expect(files.remove(_id)).rejects.toThrow(`“${owner.title}” has a link to this file.`)
      }
      const { _id, url } = await files.add('report.pdf', pdf)
      const { words, version } = await siteContent.find('story')
      await siteContent.change('story', { ...words, opening: `Read ${url}` } as never, version, ama.email)
      await expect(files.remove(_id)).rejects.toThrow('“Our Story” has a link to this file.')
    })

    test('housekeeping leaves the files alone', async () => {
      await using stage = await testCore({ database })
      const { _id } = await stage.core.files.add('plan.pdf', pdf)
      await stage.storage.ageByTwoDays()
      await stage.core.runHousekeeping()
      expect(await stage.storage.names()).toEqual([`${_id}.pdf`])
    })
  })

for (const store of stores)
  describe(`files for download in ${store.name}`, () => {
    test('are served completely, in ranges, and with their own name', async () => {
      await using stage = await testCore({ store })
      const { _id, url } = await stage.core.files.add('Plan für Ama.pdf', pdf)
      const ask = (path: string, headers = {}) => downloadRoutes(stage.core).request(path, { headers })
      const path = url.replace('/files', '')
      const whole = await ask(path)
      expect(Object.fromEntries(whole.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': `attachment; filename="Plan f_r Ama.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20Ama.pdf`,
      })
      expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true)
      for (const [range, sent, from, to] of [
        ['bytes=0-9', `bytes 0-9/${pdf.byteLength}`, 0, 10],
        [
          'bytes=-5',
          `bytes ${pdf.byteLength - 5}-${pdf.byteLength - 1}/${pdf.byteLength}`,
          pdf.byteLength - 5,
          undefined,
        ],
        ['bytes=100-', `bytes 100-${pdf.byteLength - 1}/${pdf.byteLength}`, 100, undefined],
      ] as const) {
        const part = await ask(path, { Range: range })
        expect([part.status, part.headers.get('Content-Range')]).toEqual([206, sent])
        expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(from, to))).toBe(true)
      }
      expect((await ask(path, { Range: 'bytes=9999999-' })).status).toBe(416)
      expect((await ask('/0000000000000000/plan.pdf')).status).toBe(404)
      expect(await stage.core.imageFiles.read(`${_id}.pdf`)).toBeUndefined()
      const sound = await stage.core.files.add('talk.MP3', mp3)
      const played = await ask(sound.url.replace('/files', ''))
      expect(played.headers.get('Content-Disposition')).toContain('inline')
      expect((await played.arrayBuffer()).byteLength).toBe(mp3.byteLength)
    })
  })

const docx = (...more: string[]) => zipOf('[Content_Types].xml', 'word/document.xml', ...more)

/** A box of an MP4 file, and one with a track of each kind. */
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body])
}
const track = (kind: string) => box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(kind))))
const m4a = (kinds: string[], ...inside: Buffer[]) =>
  Buffer.concat([box('ftyp', Buffer.from('M4A mp42')), box('moov', ...kinds.map(track), ...inside)])
const position = box('udta', box('\xa9xyz', Buffer.from('+5.6-0.2/')))

test.each([
  ['page.pdf', Buffer.from('<html><script>alert(1)</script>')],
  ['page.html', Buffer.from('<html>')],
  ['drawing.svg', Buffer.from('<svg>')],
  ['plan.docx', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
  ['plan.docx', zipOf('word/document.xml')],
  ['plan.docx', zipOf(['notes.txt', 'word/document.xml [Content_Types].xml'])],
  ['talk.m4a', m4a(['vide', 'soun'])],
  ['talk.m4a', m4a([])],
  ['talk.mp3', Buffer.from('\xff\xfeh\0e\0', 'latin1')],
  ['talk.mp3', m4a(['soun'])],
  ['talk.ogg', Buffer.from(`OggS${'\0'.repeat(24)}\x80theora`, 'latin1')],
  ['plan.docx', docx('word/vbaProject.bin')],
  ['plan.docm', docx()],
  ['plan', pdf],
  ['.pdf.exe', pdf],
  ['empty.pdf', Buffer.alloc(0)],
  ['large.pdf', Buffer.concat([pdf, Buffer.alloc(limits.fileBytes)])],
])('%s is rejected, and nothing is stored', async (name, bytes) => {
  await using stage = await testCore()
  await expect(stage.core.files.add(name, bytes)).rejects.toThrow('Send a PDF')
  expect(await stage.storage.names()).toEqual([])
})

test('an office document is accepted by its content', async () => {
  await using stage = await testCore()
  expect(await stage.core.files.add('plan.docx', docx())).toMatchObject({ name: 'plan.docx' })
})

test('a refusal names the file and what it is, and a recording with its position is refused', async () => {
  await using stage = await testCore()
  const { files } = stage.core
  await expect(files.add('talk.m4a', m4a(['vide']))).rejects.toThrow(
    '“talk.m4a” is a video, which does not fit its name.',
  )
  await expect(files.add('talk.m4a', m4a(['soun'], position))).rejects.toThrow('the place where it was recorded')
  expect(await files.add('talk.m4a', m4a(['soun']))).toMatchObject({ name: 'talk.m4a' })
})
