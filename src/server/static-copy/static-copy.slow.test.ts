import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { fillCore } from '#test/filled-core.ts'
import { crawl, serveFolder } from '#test/static-server.ts'
import { writeStaticCopy } from './static-copy.ts'

const base = 'https://copy.example/voima'

/** A site with a record of every kind, and an article that links to everything that a copy can and cannot have. */
const copiedSite = async () => {
  const stage = await testCore()
  const { core, config } = stage
  const { imageUrl } = await fillCore(core)
  const [file] = (await core.files.list(1, 1)).found
  const content = [
    `[Plan](${file?.url}) [Sign in](/admin) [Page 2](/blog?page=2) [Odd](/news?utm_source=x#content)`,
    '[Signs](/help#fever) [Gone](/nowhere) [Secret](/ask/ABC) [API](/api/v1/news) [Elsewhere](https://other.example/a) [Mail](mailto:a@b.example?body=one,%20two)',
    `![A hall](${imageUrl})`,
  ].join('\n\n')
  await core.articles.publish('blog', { ...walk, title: 'Links & "more"', content, slug: 'all-links' })
  for (let count = 0; count < 12; count++) await core.articles.publish('blog', { ...walk, title: `Post ${count}` })
  await core.imageVariants.makeMissing()
  const folder = await mkdtemp(join(tmpdir(), 'voima-copy-'))
  const copy = (into = folder) => writeStaticCopy({ core, config, base, folder: into, now: new Date('2026-06-19') })
  const close = async () => {
    await stage.close()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    ...stage,
    folder,
    copy,
    read: (name: string) => readFile(join(folder, name), 'utf8'),
    close,
  }
}

describe('a static copy of the site', () => {
  let site: Awaited<ReturnType<typeof copiedSite>>
  beforeAll(async () => {
    site = await copiedSite()
    await site.copy()
  })
  afterAll(() => site.close())

  test('has no broken link, picture or anchor, in a sub-folder and at the root', async () => {
    for (const under of ['', '/voima', '/a/b']) {
      await using server = await serveFolder(site.folder, under)
      const { addresses, broken, lost, tags } = await crawl(server.address, base)
      expect({ under, broken, lost }).toEqual({ under, broken: [], lost: [] })
      expect(addresses.length).toBeGreaterThan(100)
      expect([...new Set(tags)].filter((tag) => /^(script|form|template|noscript|button submit)/.test(tag))).toEqual([
        ...['script application/ld+json', 'form dialog'],
      ])
    }
  })

  test('leads from what it cannot have to the page that says so, and keeps links to other sites', async () => {
    const page = await site.read('blog/all-links/index.html')
    const linkOf = (text: string) => new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}<`).exec(page)?.[1]
    expect(['Sign in', 'Gone', 'Secret', 'API'].map(linkOf)).toEqual(Array(4).fill('../../what-no-longer-works/'))
    expect(['Page 2', 'Odd', 'Signs', 'Elsewhere'].map(linkOf)).toEqual([
      ...['../page=2/', '../../news/#content', '../../help/#fever', 'https://other.example/a'],
    ])
    expect(linkOf('Mail')).toBe('mailto:a@b.example?body=one,%20two')
    expect(linkOf('Plan')).toMatch(/^\.\.\/\.\.\/files\/[0-9a-z]+\/pain-plan\.pdf$/)
    const lost = await site.read('what-no-longer-works/index.html')
    expect(lost).toContain('as it was on 19 June 2026')
    expect(lost).toMatch(/<title>What no longer works/)
    expect(await site.read('contact/index.html')).toContain('This form does not work in a copy of the site.')
    expect(await site.read('404.html')).toContain(`href="${base}/help/"`)
    expect(await site.read('blog/feed.xml')).toContain(`${base}/blog/all-links`)
    expect(await site.read('blog/feed.xml')).toContain(`href="${base}/blog/feed.xml"`)
    expect(await site.read('sitemap.xml')).toContain(`${base}/`)
  })

  test('has every published article as Markdown with front matter, and nothing about people', async () => {
    const text = await site.read('articles/blog/all-links.md')
    expect(text).toMatch(/^---\ntitle: "Links & \\"more\\""\ndate: "20/)
    expect(text).toContain('](../../media/')
    expect(await readdir(join(site.folder, 'articles/blog'))).toHaveLength(14)
    const names = await readdir(site.folder, { recursive: true, withFileTypes: true })
    for (const { name, parentPath } of names.filter(
      (each) => each.isFile() && /html|md|xml|json|ics|csv/.test(each.name),
    ))
      expect(await readFile(join(parentPath, name), 'utf8')).not.toMatch(/esi@|guest@mail|yaw@/i)
  })

  test('is refused for a folder that is not empty, and a failed one leaves nothing', async () => {
    await expect(site.copy()).rejects.toThrow(`The folder ${site.folder} is not empty. Nothing was changed.`)
    const { list } = site.core.articles
    site.core.articles.list = () => Promise.reject(new Error('The disk is gone'))
    const failed = join(site.dataDir, 'copy')
    await expect(site.copy(failed)).rejects.toThrow()
    site.core.articles.list = list
    expect(await readdir(site.dataDir)).not.toContain('copy')
  })
})
