import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { attachment, importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { pictures } from '#test/pictures.ts'
import { zipOf } from '#test/zip-files.ts'

const png = (width: number) => pictures.png(width, 40)

/** The old site with these files, by path, and what was asked for. */
const liveSite = async (files: Record<string, Uint8Array>) => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const file = files[url]
    response.writeHead(file ? 200 : 404).end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => void server.close()
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close }
}

const uploads = '/wp-content/uploads/2020/05'
const items = [
  attachment(90, 'walk.png'),
  attachment(91, 'lost.png'),
  wxrItem({
    id: 1,
    html: `<img src="https://old.example${uploads}/walk-300x200.png"/><img src="https://old.example${uploads}/walk-1024x768.png"/>
<img src="https://old.example${uploads}/beside-300x200.png"/>`,
  }),
]

type Here = Awaited<ReturnType<typeof testCore>>
const widths = async ({ core }: Here) => {
  const { found } = await core.library.list({ page: 1, limit: 10 })
  return found.map(({ imageWidth }) => imageWidth).toSorted()
}

test('pictures come from the live site, at full size and once each, and the missing ones are listed', async () => {
  await using here = await testCore()
  await using site = await liveSite({
    [`${uploads}/walk.png`]: await png(900),
    [`${uploads}/walk-300x200.png`]: await png(300),
    [`${uploads}/beside-300x200.png`]: await png(300),
  })
  const file = wxr(items).replaceAll('https://old.example', site.address)
  const run = () => importFiles({ ...here, files: { 'a.xml': file }, site: site.address })
  const { report, addsUp } = await run()
  expect(addsUp).toBe(true)
  expect(await widths(here)).toEqual([300, 900])
  expect(site.asked.toSorted()).toEqual([
    ...[`${uploads}/beside-300x200.png`, `${uploads}/beside.png`, `${uploads}/lost.png`, `${uploads}/walk.png`],
  ])
  expect(report).toMatch(/attachment \(91\) “\S+lost\.png”: left out: 127\.0\.0\.1:\d+ answers 404\./)
  site.asked.length = 0
  await run()
  expect(site.asked).toEqual([`${uploads}/lost.png`])
  expect(await widths(here)).toEqual([300, 900])
})

const asFolder = async (at: string, files: Record<string, Uint8Array>) => {
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(at, name)), { recursive: true })
    await writeFile(join(at, name), body)
  }
}
const asTar = (files: Record<string, Uint8Array>) =>
  packTar(Object.entries(files).map(([name, body]) => ({ header: { name, size: body.length }, body })))

test.each([
  ['a folder', asFolder],
  ['a ZIP archive', (at, files) => writeFile(at, zipOf(...Object.entries(files)))],
  ['a tar archive', async (at, files) => writeFile(at, await asTar(files))],
  ['a tar archive with gzip', async (at, files) => writeFile(at, gzipSync(await asTar(files)))],
] as [string, typeof asFolder][])('pictures come from %s of the uploads', async (_, pack) => {
  await using here = await testCore()
  const at = join(here.dataDir, 'uploads')
  await pack(at, {
    'uploads/2020/05/walk.png': await png(900),
    'uploads/2020/05/walk-300x200.png': await png(300),
    'uploads/2020/05/beside-300x200.png': await png(300),
    'uploads/2019/lost.png': await png(700),
  })
  const { report, addsUp } = await importFiles({ ...here, files: { 'a.xml': wxr(items) }, pictures: at })
  expect(addsUp).toBe(true)
  expect(await widths(here)).toEqual([300, 900])
  expect(report).toContain('lost.png”: left out: it is not among the uploads.')
})

test.each(['', 'uploads/', 'wp-content/uploads/', 'backup/', 'backup 2/uploads/', 'home/site/wp-content/uploads/'])(
  'uploads in the outer folder “%s” are found by the longest common end of their address',
  async (outer) => {
    await using here = await testCore()
    const at = join(here.dataDir, 'uploads')
    await asFolder(at, {
      [`${outer}2020/05/walk.png`]: await png(900),
      [`${outer}2019/walk.png`]: await png(500),
      [`${outer}2019/lost.png`]: await png(700),
      'other/05/walk.png': await png(600),
    })
    const { report } = await importFiles({ ...here, files: { 'a.xml': wxr(items) }, pictures: at })
    expect(await widths(here)).toEqual([900])
    expect(report).toContain('lost.png”: left out: it is not among the uploads.')
  },
)

test('an upload whose own name ends like a size is a picture of its own', async () => {
  await using here = await testCore()
  const sizes = ['-1024x768', '-300x200', '', '-800x800-150x150']
  const names = sizes.map((size) => `flyer${size}.png`)
  const at = join(here.dataDir, 'uploads')
  await asFolder(
    at,
    Object.fromEntries(
      await Promise.all(names.map(async (name, index) => [`2020/05/${name}`, await png(100 + index)] as const)),
    ),
  )
  const html = names.map((name) => `<img src="http://www.old.example${uploads}/${name}"/>`).join('')
  const file = wxr([...names.map((name, index) => attachment(90 + index, name)), wxrItem({ id: 1, html })])
  await importFiles({ ...here, files: { 'a.xml': file }, pictures: at })
  expect(await widths(here)).toEqual([100, 101, 102, 103])
  const targets = await Promise.all(names.map((name) => here.core.redirects.targetOf(`${uploads}/${name}`)))
  const [article] = (await here.core.articles.list('blog', 1, 1)).found
  expect(article?.content.match(/\/media\/\w+\.\w+/g)).toEqual(targets)
})

test.each([
  ['is a ZIP archive without its end', zipOf(['walk.png', 'x'.repeat(99)]).subarray(0, 60), 'damaged or incomplete'],
  ['is no archive', Buffer.from('words'), 'no archive that can be read'],
])('a file of uploads that %s is refused', async (_, bytes, sentence) => {
  await using here = await testCore()
  const at = join(here.dataDir, 'uploads')
  await writeFile(at, bytes)
  await expect(importFiles({ ...here, files: { 'a.xml': wxr(items) }, pictures: at })).rejects.toThrow(sentence)
})

const ghostPost = (id: string, html: string) => ({
  ...{ id, title: `Post ${id}`, slug: `post-${id}`, type: 'post', status: 'published', html },
  published_at: '2021-02-03T04:05:06.000Z',
})

test('pictures and links of a Ghost site, whose export does not say its address', async () => {
  await using here = await testCore()
  await using site = await liveSite({ '/content/images/2020/05/walk.png': await png(900) })
  const html =
    '<img src="__GHOST_URL__/content/images/size/w600/2020/05/walk.png"><p><a href="__GHOST_URL__/post-2/">Two</a></p>'
  const data = { posts: [ghostPost('1', html), ghostPost('2', '<p>Words</p>')] }
  const file = JSON.stringify({ db: [{ meta: { version: '5.2.0' }, data }] })
  for (const address of [site.address, `${site.address}/`])
    await importFiles({ ...here, files: { 'ghost.json': file }, site: address })
  expect(await widths(here)).toEqual([900])
  const { found } = await here.core.articles.list('blog', 1, 10)
  expect(found).toHaveLength(2)
  expect(found.find(({ slug }) => slug === 'post-1')?.content).toMatch(
    /^!\[\]\(\/media\/\w+\.\w+\)\n\n\[Two\]\(\/post-2\)$/,
  )
  for (const path of ['2020/05/walk.png', 'size/w600/2020/05/walk.png', 'size/w1000h500/format/webp/2020/05/walk.png'])
    expect([path, await here.core.redirects.targetOf(`/content/images/${path}`)]).toEqual([
      path,
      expect.stringMatching(/^\/media\//),
    ])
})

test('members in the JSON of Ghost become subscribers', async () => {
  await using here = await testCore()
  const member = (id: string, more: object = {}) => ({
    id,
    email: `${id}@mail.example`,
    created_at: 1_600_000_000_000,
    ...more,
  })
  const data = {
    posts: [ghostPost('1', '<p>Words</p>')],
    members: [member('kofi'), member('esi'), member('ama', { email: 'none' }), member('yaw', { email: 'yaw@mail' })],
    members_newsletters: [{ member_id: 'kofi', newsletter_id: 'n' }],
  }
  const file = JSON.stringify({ db: [{ meta: { version: '5.2.0' }, data }] })
  const { report, addsUp } = await importFiles({ ...here, files: { 'ghost.json': file } })
  expect(addsUp).toBe(true)
  for (const sentence of [
    'subscriber (kofi): imported: waiting, because the file has no proof of consent.',
    'subscriber (esi): imported: unsubscribed, as there.',
    'subscriber (ama): left out: this is not an email address.',
    'subscriber (yaw): left out: no email can arrive at this address.',
  ])
    expect(report).toContain(sentence)
})
