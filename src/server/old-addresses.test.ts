import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { attachment, category, importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { pictures } from '#test/pictures.ts'
import { ready, start, stopSites } from '#test/site-process.ts'

const term = (name: string, fields: Record<string, string | number>) =>
  `<wp:${name}>${Object.entries(fields).map(([key, value]) => `<wp:${key}>${value}</wp:${key}>`)}</wp:${name}>`

const file = wxr(
  [
    term('category', { term_id: 3, category_nicename: 'news-events', cat_name: '<![CDATA[News & our events]]>' }),
    term('tag', { term_id: 4, tag_slug: 'walk', tag_name: 'Walks' }),
    attachment(90, 'walk-scaled.jpg'),
    wxrItem({
      id: 1,
      more: `${category('news-events', 'News & our events')}<category domain="post_tag" nicename="walk">Walks</category>`,
    }),
    wxrItem({ id: 2, slug: '%c9%94d%c9%94', title: 'Ɔdɔ' }),
    wxrItem({ id: 3, type: 'page' }),
    wxrItem({ id: 4, title: 'Hi', slug: 'hi' }),
  ],
  '',
)

const inFolder = wxr([
  term('category', { term_id: 7, category_nicename: 'trips', cat_name: 'Outings' }),
  wxrItem({ id: 21, more: category('trips', 'Outings') }),
]).replaceAll('old.example', 'other.example/blog')

const ghost = JSON.stringify({
  data: { posts: [{ id: 'g', slug: 'from-ghost', title: 'G', html: '<p>W</p>', status: 'published', type: 'post' }] },
})

let address = ''
let stop = async () => {}

beforeAll(async () => {
  const here = await testCore()
  const uploads = join(here.dataDir, 'uploads/2020/05')
  await mkdir(uploads, { recursive: true })
  await writeFile(join(uploads, 'walk.jpg'), await pictures.jpeg(400, 300))
  await importFiles({ ...here, files: { 'a.xml': file }, pictures: join(here.dataDir, 'uploads') })
  await importFiles({ ...here, files: { 'ghost.json': ghost } })
  await importFiles({ ...here, files: { 'b.xml': inFolder } })
  for (const from of ['/équipe', '/uploads/2020/05/photo-été.jpg', '/Ŋutɔ wɔ/ɛkɔ'])
    await here.core.redirectList.add({ from, to: '/about' })
  address = (await ready(start({ DATA_DIR: here.dataDir, DATABASE_URL: here.config.databaseUrl }))).address
  stop = here.close
})

afterAll(async () => {
  stopSites()
  await stop()
})

const post = '/blog/post-1'
const uploads = '/wp-content/uploads/2020/05'
const picture = expect.stringMatching(/^\/media\/\w+\.jpg$/)

test.each<[string, unknown]>([
  ...[
    ...['/2020/05/post-1/', '/2020/05/post-1', '/2020/05/02/post-1/', '/archives/1', '/post-1/', '/post-1.html'],
    ...['/index.php/2020/05/post-1/', '/news-events/post-1/', '/2020/05/POST-1/?utm_source=mail', '/?p=1'],
    ...['/?p=1&preview=true', '/index.php?p=1', '/2020/05/post-1/feed/', '/2020/05/post-1/amp/', '/2020/05/post-1/2/'],
    ...['/2020/05/post-1/comment-page-2/', '/2020/05/post-1/embed/', '/2020/05/post-1/trackback/'],
  ].map((from): [string, string] => [from, post]),
  ['/2020/05/%C9%94d%C9%94/', '/blog/odo'],
  ['/2020/05/hi/', expect.stringMatching(/^\/blog\/\w{16}$/)],
  ['/category/news-events/', '/tags/news-our-events'],
  ['/category/parent/news-events/page/2/', '/tags/news-our-events'],
  ['/?cat=3', '/tags/news-our-events'],
  ['/tag/walk/', '/tags/walks'],
  ['/?tag=walk', '/tags/walks'],
  ['/category/news-events/feed/', '/tags/news-our-events/feed.xml'],
  ['/?cat=3&feed=rss2', '/tags/news-our-events/feed.xml'],
  ...['/author/esi/', '/?author=1', '/2020/', '/2020/05/', '/2020/05/02/', '/?m=202005'].map(
    (from): [string, string] => [from, '/blog'],
  ),
  ...['/feed/', '/feed/atom/', '/?feed=rss2', '/comments/feed/', '/author/esi/feed/', '/rss/'].map(
    (from): [string, string] => [from, '/blog/feed.xml'],
  ),
  ...['walk.jpg', 'walk-scaled.jpg', 'walk-300x200.jpg', 'walk.jpg?w=300'].map((name): [string, unknown] => [
    `${uploads}/${name}`,
    picture,
  ]),
  ['/?attachment_id=90', picture],
  ['/from-ghost/', '/blog/from-ghost'],
  ['/from-ghost/amp/', '/blog/from-ghost'],
  ['/blog/from-ghost/rss/', '/blog/from-ghost'],
  ['/blog/?p=21', '/blog/post-21'],
  ['/blog/?cat=7', '/tags/outings'],
  ['/blog/category/trips/', '/tags/outings'],
  ...['/category/nothing/', '/tag/nothing/', '/page/2/', '/?paged=2', '/blog/page/2/', '/blog/page/2'].map(
    (from): [string, string] => [from, '/blog'],
  ),
  ...['/%C3%A9quipe', '/%c3%89quipe/', '/uploads/2020/05/photo-%C3%A9t%C3%A9.jpg', '/Ŋutɔ wɔ/ɛkɔ'].map(
    (from): [string, string] => [from, '/about'],
  ),
])('%s of an old site leads to its new address', async (from, to) => {
  const { status, redirected, url } = await fetch(address + from)
  expect({ status, redirected, to: url.slice(address.length) }).toEqual({ status: 200, redirected: true, to })
})

test.each(['/?page_id=3', '/2020/05/post-3/', '/nothing/at/all'])('%s leads nowhere', async (from) => {
  const { status } = await fetch(address + from)
  expect(status).toBe(from.startsWith('/?') ? 200 : 404)
})
