import { describe, expect, test } from 'vitest'
import { normalPathOf } from '#shared/pages/normal-path.ts'
import { walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { category, importFiles, wxr, wxrItem } from '#test/export-files.ts'
import { seeded } from '#test/number-texts.ts'

const { below, pick } = seeded(35)
const letters = [...'abceghknostwy', ...'éèêëçàâîïôùûüñÉÇ', ...'ɛɔŋɖƒɣʋƐƆŊ']
const word = () => Array.from({ length: 2 + below(8) }, () => pick(letters)).join('')
const addresses = Array.from({ length: 40 }, () => {
  const folders = Array.from({ length: below(3) }, word)
  const name = `${word()}${pick(['-', ' ', '.', '_'])}${word()}`
  return `/${[...folders, name].join('/')}${pick(['', '/', '.jpg', '.html'])}`
})

/** As the server asks for it, after it led the browser to the normal spelling. */
const asked = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site')
  return normalPathOf(pathname) + search
}

describe.each([...databases])('redirects in $name', (database) => {
  test('addresses with accented and Ghanaian letters lead on, however they are written', async () => {
    await using here = await testCore({ database })
    const { redirectList, redirects } = here.core
    for (const from of [...addresses, '/équipe', '/uploads/2020/05/photo-été.jpg', '/?tag=Équipe'])
      await redirectList.add({ from, to: '/about' })
    for (const from of addresses)
      for (const spelling of [from, encodeURI(from), encodeURI(from).toLowerCase()])
        expect([spelling, await redirects.targetOf(asked(spelling))]).toEqual([spelling, '/about'])
    for (const from of ['/%C3%A9quipe', '/uploads/2020/05/photo-%C3%A9t%C3%A9-300x200.jpg', '/?tag=%C3%A9quipe'])
      expect([from, await redirects.targetOf(asked(from))]).toEqual([from, '/about'])
    expect((await redirectList.list(1, 10, 'Équipe')).found).toContainEqual(
      expect.objectContaining({ from: '/equipe' }),
    )
  })

  test('lists of an old site lead to a tag that readers can open, or else to the blog', async () => {
    await using here = await testCore({ database })
    const { articles, redirectList, redirects } = here.core
    await articles.publish('blog', { ...walk, tags: ['Health'] })
    const { _id } = await articles.publish('blog', { ...walk, tags: ['Gone'] })
    await articles.remove('blog', _id)
    await redirectList.add({ from: '/category/moved', to: '/tags/gone' })
    const lists: [string, string][] = [
      ...['', '/blog', '/index.php'].flatMap((folder): [string, string][] => [
        [`${folder}/category/health`, '/tags/health'],
        [`${folder}/tag/Health/`, '/tags/health'],
        [`${folder}/category/parent/health/page/3`, '/tags/health'],
        [`${folder}/category/gone/feed`, '/blog/feed.xml'],
        [`${folder}/tag/nothing`, '/blog'],
      ]),
      ...['/category/moved', '/page/2', '/?paged=2', '/blog/page/2', '/?cat=9', '/?tag=nothing&paged=3'].map(
        (from): [string, string] => [from, '/blog'],
      ),
    ]
    for (const [from, to] of lists) expect([from, await redirects.targetOf(asked(from))]).toEqual([from, to])
  })

  test('only a category that became a tag leads to its page', async () => {
    await using here = await testCore({ database })
    const names = ['Uncategorised', 'News &amp; events', 'x'.repeat(80), 'Équipe', ...'abcdefghijklmnopqrst']
    const slugs = names.map((name, index) => (index === 0 ? 'uncategorised' : `slug-${index}-${name.length}`))
    const terms = names.map(
      (name, index) =>
        `<wp:category><wp:term_id>${index + 1}</wp:term_id><wp:category_nicename>${slugs[index]}</wp:category_nicename><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`,
    )
    const more = names.map((name, index) => category(slugs[index] ?? '', name)).join('')
    const { report } = await importFiles({ ...here, files: { 'a.xml': wxr([...terms, wxrItem({ id: 1, more })]) } })
    const [article] = (await here.core.articles.list('blog', 1, 1)).found
    const tags = article?.tags ?? []
    expect(tags).toContain('News & events')
    expect(report.match(/category “.+”: imported: as a tag\./g)).toHaveLength(tags.length)
    for (const [index, name] of names.entries()) {
      const tag = tags.find((each) => each === name.replace('&amp;', '&'))
      const target = await here.core.redirects.targetOf(`/?cat=${index + 1}`)
      expect([name, target === '/blog']).toEqual([name, tag === undefined])
    }
  })

  test('the addresses of an old site in a folder begin with it', async () => {
    await using here = await testCore({ database })
    const term =
      '<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>trips</wp:category_nicename><wp:cat_name>Outings</wp:cat_name></wp:category>'
    const items = [term, wxrItem({ id: 1, more: category('trips', 'Outings') })]
    for (const folder of ['blog', 'old/site']) {
      const file = wxr(items).replaceAll('old.example', `${folder.length}.example/${folder}`)
      await importFiles({ ...here, files: { 'a.xml': file } })
    }
    const { exactTargetOf } = here.core.redirects
    for (const [folder, post] of [
      ['/blog', '/blog/post-1'],
      ['/old/site', '/blog/post-1-2'],
    ])
      expect([
        await exactTargetOf(`${folder}?p=1`),
        await exactTargetOf(`${folder}/index.php?p=1`),
        await exactTargetOf(`${folder}?cat=3`),
        await here.core.redirects.targetOf(`${folder}/category/trips`),
        await here.core.redirects.targetOf(`${folder}/2020/05/post-1`),
      ]).toEqual([post, post, '/tags/outings', '/tags/outings', post])
    expect([await exactTargetOf('/blog?paged=2'), await exactTargetOf('/blog?p=2')]).toEqual([undefined, undefined])
  })
})
