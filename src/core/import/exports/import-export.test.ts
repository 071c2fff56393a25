import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { attachment, category, importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { pictures } from '#test/pictures.ts'

const uploads = async (dataDir: string, names: string[]) => {
  const folder = join(dataDir, 'uploads')
  await mkdir(join(folder, '2020/05'), { recursive: true })
  for (const name of names) await writeFile(join(folder, '2020/05', name), await pictures.jpeg(400, 300))
  return folder
}

const everything = [
  attachment(90, 'walk.jpg'),
  attachment(91, 'lost.jpg'),
  wxrItem({
    ...{
      id: 1,
      title: 'We <em>walked</em> &amp; sang',
      more: `${category('events', 'Events')}<wp:comment/><wp:comment/>`,
    },
    html: `<!-- wp:paragraph --><p>On <strong>Friday</strong> we <a href="https://old.example/2020/05/post-2/">walked</a>.</p><!-- /wp:paragraph -->
<!-- wp:image {"id":90} --><figure><img src="https://old.example/wp-content/uploads/2020/05/walk-300x200.jpg" alt="People walking"/><figcaption>The start</figcaption></figure><!-- /wp:image -->
<!-- wp:latest-posts /--><script>alert(1)</script>`,
  }),
  wxrItem({ id: 2, html: 'One line\nand another.\n\nDial *713*33*1# now. [contact-form-7 id="5"]' }),
  wxrItem({ id: 3, type: 'page', title: 'About us' }),
  wxrItem({ id: 4, status: 'private' }),
  wxrItem({ id: 5, status: 'trash' }),
  wxrItem({ id: 6, type: 'nav_menu_item' }),
]

describe.each([...databases])('an import of a WordPress export into $name', (database) => {
  test('imports posts, pages and pictures, and the report adds up', async () => {
    await using here = await testCore({ database })
    const folder = await uploads(here.dataDir, ['walk.jpg'])
    const { addsUp, report } = await importFiles({
      ...here,
      files: { 'a.xml': wxr(everything) },
      news: ['events'],
      pictures: folder,
    })
    expect(addsUp).toBe(true)
    const [walk] = (await here.core.articles.list('news', 1, 10)).found
    expect(walk).toMatchObject({ title: 'We walked & sang', author: 'Esi Mensah', tags: ['Events'], slug: 'post-1' })
    expect(walk?.updatedAt).toBe('2020-05-02T10:00:00.000Z')
    expect(walk?.content).toMatch(
      /^On \*\*Friday\*\* we \[walked\]\(\/2020\/05\/post-2\)\.\n\n!\[People walking\]\(\/media\/\w+\.jpg "The start"\)$/,
    )
    const blog = (await here.core.articles.list('blog', 1, 10)).found
    expect(blog.map(({ title }) => title)).toEqual(['Post 2'])
    expect(blog[0]?.content).toContain('One line\\\nand another.')
    expect(blog[0]?.contentHtml).toContain('*713*33*1#')
    for (const sentence of [
      'post (1) “We <em>walked</em> &amp; sang”: imported: in news.',
      'a script was left out',
      'the block “latest-posts” was left out',
      'the shortcode [contact-form-7] was left out',
      'page (3) “About us”: imported: as a draft in blog, because it was a page.',
      'post (4) “Post 4”: imported: as a draft in blog, because it was private.',
      'post (5) “Post 5”: left out: it was in the trash.',
      'lost.jpg”: left out: it is not among the uploads.',
      'comment: left out: 2 of post 1',
    ])
      expect(report).toContain(sentence)
  })

  test('old addresses lead to the articles and pictures', async () => {
    await using here = await testCore({ database })
    const folder = await uploads(here.dataDir, ['walk.jpg'])
    await importFiles({ ...here, files: { 'a.xml': wxr(everything) }, pictures: folder })
    const { targetOf } = here.core.redirects
    for (const address of [
      '/2020/05/post-2',
      '/?p=2',
      '/2020/05/post-2/feed',
      '/archives/2',
      '/post-2',
      '/2019/01/31/post-2',
      '/post-2.html',
    ])
      expect([address, await targetOf(address)]).toEqual([address, '/blog/post-2'])
    expect(await targetOf('/wp-content/uploads/2020/05/walk-300x200.jpg')).toMatch(/^\/media\/\w+\.jpg$/)
    expect(await targetOf('/category/events')).toBe('/tags/events')
    expect([await targetOf('/feed'), await targetOf('/?feed=rss2')]).toEqual(['/blog/feed.xml', '/blog/feed.xml'])
    expect([await targetOf('/2020/05/post-4'), await targetOf('/nothing')]).toEqual([undefined, undefined])
  })

  test('a second run imports only what is new or was changed there and not here', async () => {
    await using here = await testCore({ database })
    const folder = await uploads(here.dataDir, ['walk.jpg'])
    const run = (items: string[]) => importFiles({ ...here, files: { 'a.xml': wxr(items) }, pictures: folder })
    await run(everything)
    const again = await run(everything)
    expect(again.report).not.toMatch(/: (?:imported|updated)[:.](?!.* as )/)
    const edited = (await here.core.articles.list('blog', 1, 10)).found.find(({ slug }) => slug === 'post-1')
    await here.core.articles.revise('blog', edited?._id ?? '', { title: 'Better', keepDate: true })
    const changed = everything.map((item) =>
      item.replace('on Friday', 'on Sunday').replace('sang', 'danced').replace('One line', 'A line'),
    )
    const { report } = await run([...changed, wxrItem({ id: 7 })])
    expect(report).toContain('not changed: it was edited here, and it was changed there, too.')
    const blog = (await here.core.articles.list('blog', 1, 10)).found
    expect(blog.map(({ title }) => title).sort()).toEqual(['Better', 'Post 2', 'Post 7'])
    expect(blog.find(({ slug }) => slug === 'post-2')?.content).toContain('A line')
    expect((await here.core.library.list({ page: 1, limit: 10 })).found).toHaveLength(1)
  })

  test('texts that share an id are all imported, and what two files repeat is imported once', async () => {
    await using here = await testCore({ database })
    const texts = [1, 1, 2, 3, 2, 1].map((id, index) => wxrItem({ id, title: `Text ${index}`, slug: `text-${index}` }))
    const page = wxrItem({ id: 3, type: 'page', title: 'Text 3', slug: 'text-3' })
    const nameless = wxrItem({ id: 9, title: '', slug: '', html: 'Nameless words.' })
    const items = [
      attachment(1, 'walk.jpg'),
      attachment(1, 'lost.jpg'),
      attachment(8, 'walk.jpg'),
      ...texts,
      page,
      nameless,
    ]
    const run = async (isTrial: boolean) => {
      const files = { 'a.xml': wxr(items), 'b.xml': wxr(items) }
      const { addsUp, report } = await importFiles({
        ...here,
        files,
        isTrial,
        pictures: await uploads(here.dataDir, ['walk.jpg']),
      })
      return { addsUp, numbers: /^attachment .*(?:\n.+)*/m.exec(report.slice(report.indexOf('found')))?.[0] }
    }
    const trial = await run(true)
    expect(trial.addsUp).toBe(true)
    expect(await run(false)).toEqual(trial)
    const { counts } = await here.core.articles.listForEditors('blog', { page: 1, limit: 1 }, {} as never)
    expect(counts.all).toBe(texts.length + 2)
    expect((await run(false)).numbers).toMatch(/^post +14 +0 +0 +14 +0 +0$/m)
  })

  test('a run that was stopped continues where it stopped', async () => {
    await using here = await testCore({ database })
    const items = Array.from({ length: 30 }, (_, index) => wxrItem({ id: index + 1 }))
    const half = wxr(items.slice(0, 15))
    await importFiles({ ...here, files: { 'a.xml': half } })
    const { report } = await importFiles({ ...here, files: { 'a.xml': wxr(items) } })
    expect(report.match(/: here already/g)).toHaveLength(15)
    expect((await here.core.articles.list('blog', 1, 100)).found).toHaveLength(30)
  })
})

test('a dry run changes nothing, and names the categories', async () => {
  await using here = await testCore()
  const { said, report } = await importFiles({
    ...here,
    files: { 'a.xml.gz': gzipSync(wxr(everything)) },
    isTrial: true,
  })
  expect(said.join('\n')).toContain('--news events')
  expect(report).toContain('post (2) “Post 2”: imported')
  expect((await here.core.articles.list('blog', 1, 10)).found).toEqual([])
})

const whole = wxr([wxrItem({ id: 1 })])
const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]>'
test.each([
  ['is cut off', whole.slice(0, -40), 'ends in the middle'],
  ['is cut off inside gzip', gzipSync(whole).subarray(0, 200), 'ends in the middle'],
  ['defines entities', wxr([wxrItem({ id: 1, title: '&b;' })], bomb), 'defines entities of its own'],
  ['is a web page', '<!doctype html><title>Sign in</title>', 'is no export that can be read'],
  ['is another feed', '<?xml version="1.0"?><rss><channel><item/></channel></rss>', 'not an export of WordPress'],
  ['is cut-off JSON', '{"db":[{"data":{"posts":[{"id":"1"},', 'ends in the middle'],
  ...[
    ...['<wp:postmeta/>', '<category/>', `<x>${'w'.repeat(1000)}</x>`].map((part) =>
      wxr([wxrItem({ id: 1, more: part.repeat(22_000_000 / (part.length + 50)) })]),
    ),
    `{"data":{"posts":[{"id":"1","html":"${'w'.repeat(21_000_000)}"}]}}`,
  ].map((file): [string, string, string] => [
    'has a huge item',
    file,
    'One item in this file is longer than 20 million',
  ]),
])('a file that %s is refused with a sentence', async (_, file, sentence) => {
  await using here = await testCore()
  await expect(importFiles({ ...here, files: { export: file } })).rejects.toThrow(sentence)
})

test('a large file of many items, comments and records that are not imported is read', { tags: 'slow' }, async () => {
  await using here = await testCore()
  const comment = '<wp:comment><wp:comment_content>Words</wp:comment_content></wp:comment>'
  const other = wxrItem({ id: 2, type: 'other', more: `<x>${'w'.repeat(11_000_000)}</x>` })
  const files = { 'a.xml': wxr([wxrItem({ id: 1, more: comment.repeat(50_000) }), other, other]) }
  const { report, addsUp } = await importFiles({ ...here, files })
  expect(addsUp).toBe(true)
  expect(report).toContain('comment: left out: 50000 of post 1')
  const rows = Array.from({ length: 3 }, () => ({ lexical: 'w'.repeat(8_000_000) }))
  const posts = [{ id: '1', title: 'Whole', slug: 'whole', status: 'published', html: '<p>Words</p>' }]
  const ghost = JSON.stringify({ db: [{ data: { post_revisions: rows, posts } }] })
  expect((await importFiles({ ...here, files: { 'ghost.json': ghost } })).report).toContain('“Whole”: imported')
})

test('imports a Ghost export, with the documents of both editors', async () => {
  await using here = await testCore()
  const lexical = {
    root: {
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', format: 1, text: 'Bold' },
            { type: 'text', text: ' words' },
          ],
        },
        { type: 'signup' },
      ],
    },
  }
  const mobiledoc = {
    version: '0.3.1',
    markups: [['em']],
    atoms: [],
    cards: [['hr', {}]],
    sections: [
      [1, 'p', [[0, [0], 1, 'Old']]],
      [10, 0],
    ],
  }
  const post = (id: string, more: object) => ({
    id,
    title: `Post ${id}`,
    slug: `ghost-${id}`,
    type: 'post',
    status: 'published',
    published_at: '2021-02-03T04:05:06.000Z',
    ...more,
  })
  const data = {
    posts: [
      post('1', { lexical: JSON.stringify(lexical) }),
      post('2', { mobiledoc: JSON.stringify(mobiledoc) }),
      post('3', { html: '<p>Paid</p>', visibility: 'paid' }),
    ],
    posts_authors: [{ post_id: '1', author_id: 'u' }],
    posts_tags: [{ post_id: '1', tag_id: 't' }],
    tags: [{ id: 't', name: 'Health', slug: 'health' }],
    users: [{ id: 'u', name: 'Esi' }],
  }
  const file = JSON.stringify({ db: [{ meta: { version: '5.2.0' }, data }] })
  const { addsUp, report } = await importFiles({ ...here, files: { 'ghost.json': file } })
  expect(addsUp).toBe(true)
  const { found } = await here.core.articles.list('blog', 1, 10)
  expect(found.map(({ content }) => content).sort()).toEqual(['**Bold** words', '*Old*\n\n---'])
  expect(found.find(({ title }) => title === 'Post 1')).toMatchObject({
    author: 'Esi',
    tags: ['Health'],
    updatedAt: '2021-02-03T04:05:06.000Z',
  })
  expect(report).toContain('the block “ghost/signup” was left out')
  expect(report).toContain('as a draft in blog, because only members could read it')
  expect(await here.core.redirects.targetOf('/ghost-1')).toBe('/blog/ghost-1')
})

test('members keep their state, and wait without proof of consent', async () => {
  await using here = await testCore()
  const csv = `email,subscribed_to_emails,created_at,agreed_to
kofi@example.org,true,2024-01-02T03:04:05.000Z,
esi@example.org,false,2024-01-02T03:04:05.000Z,
yaw@example.org,true,2024-01-02T03:04:05.000Z,I want the newsletter
nobody,true,,
`
  const { addsUp } = await importFiles({ ...here, files: { 'members.csv': csv } })
  expect(addsUp).toBe(true)
  const { found } = await here.core.subscribers.list(1, 10)
  const states = Object.fromEntries(found.map(({ email, state }) => [email, state]))
  expect(states).toEqual({ 'kofi@example.org': 'waiting', 'yaw@example.org': 'confirmed' })
  const again = await importFiles({ ...here, files: { 'members.csv': csv } })
  expect(again.report.match(/this address is in the list/g)).toHaveLength(3)
})
