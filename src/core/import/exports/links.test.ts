import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { findAll, parseHtml } from './html.ts'

const uploads = '/wp-content/uploads/2020/05'
const hosts = ['https://old.example', 'http://old.example', 'https://www.old.example', '//old.example', '']
const pages = [
  ...['/', '/category/events/', '/tag/walk/', '/author/esi/', '/2020/05/post-2/', '/?p=2', '/A-Page/', `${uploads}/`],
]
const others = ['https://other.example/a?b=1#c', 'mailto:esi@old.example', 'tel:+233240000000', 'https://other.example']

const linksTo = (addresses: string[]) => addresses.map((each) => `<p><a href="${each}">Words</a></p>`).join('')

type Here = Awaited<ReturnType<typeof testCore>>
const linksIn = async ({ core }: Here) => {
  const [article] = (await core.articles.list('blog', 1, 1)).found
  const links = findAll(({ name }) => name === 'a', parseHtml(article?.contentHtml ?? ''))
  return links.map(({ attribs }) => attribs.href)
}

const ghostFile = (html: string) => {
  const post = { id: '1', title: 'One', slug: 'one', status: 'published', published_at: '2021-02-03T04:05:06.000Z' }
  return JSON.stringify({ db: [{ data: { posts: [{ ...post, html }] } }] })
}

test.each([
  ['WordPress', (html: string) => wxr([wxrItem({ id: 1, html: `<!-- wp:html -->${html}` })])],
  ['Ghost', ghostFile],
])('links of %s to its own pages become paths, and keep the place in the page', async (_, fileOf) => {
  await using here = await testCore()
  const own = pages.flatMap((page) => hosts.flatMap((host) => ['', '#part'].map((part) => host + page + part)))
  const expected = pages.flatMap((page) =>
    hosts.flatMap(() => ['', '#part'].map((part) => page.replace(/(?<=.)\/$/, '').toLowerCase() + part)),
  )
  const files = { export: fileOf(linksTo([...own, ...others])) }
  await importFiles({ ...here, files, site: 'https://old.example', pictures: 'none' })
  expect(await linksIn(here)).toEqual([...expected, ...others])
})

test('an old site in a folder links to its own pages alone by path', async () => {
  await using here = await testCore()
  const html = linksTo(['__GHOST_URL__/two/#part', 'https://old.example/blog/', 'https://old.example/shop/'])
  await importFiles({
    ...here,
    files: { 'a.json': ghostFile(html) },
    ...{ site: 'https://old.example/blog/', pictures: 'none' },
  })
  expect(await linksIn(here)).toEqual(['/blog/two#part', '/blog', 'https://old.example/shop/'])
})

test('a link to a file leads to the file here, and the report names each that is missing', async () => {
  await using here = await testCore()
  const folder = join(here.dataDir, 'uploads/2020/05')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'plan.pdf'), '%PDF-1.7 A plan.')
  await writeFile(join(folder, 'film.mp4'), 'no film')
  const kept = ['plan.pdf', 'plan.pdf?ver=2', 'plan.pdf#page=3'].map((name) => `https://old.example${uploads}/${name}`)
  const lost = [
    'film.mp4',
    'all.zip',
    'old.doc',
    'sums.xls',
    'sums.csv?ver=3',
    'lost.pdf',
    'lost.docx?ver=1',
    'big.jpg',
  ]
  const html = linksTo([...kept, ...lost.map((name) => `${uploads}/${name}`)])
  const files = { 'a.xml': wxr([wxrItem({ id: 1, html: `<!-- wp:html -->${html}` })]) }
  const { report, addsUp } = await importFiles({ ...here, files, pictures: join(here.dataDir, 'uploads') })
  expect(addsUp).toBe(true)
  const links = await linksIn(here)
  for (const [index, end] of ['', '', '#page=3'].entries())
    expect(links[index]).toMatch(new RegExp(`^/files/\\w+/plan\\.pdf${end}$`))
  expect(links.slice(3)).toEqual(lost.map((name) => `${uploads}/${name}`))
  for (const name of lost) expect(report).toContain(`the file ${uploads}/${name} is missing, and a link leads to it`)
})
