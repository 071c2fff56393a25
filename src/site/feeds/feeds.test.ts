import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { blogFeed, type Feed, feedAt, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { withAbsoluteUrls } from '#shared/site-url.ts'
import { walk } from '#test/cast.ts'
import { testClock } from '#test/core.ts'
import { pagesApi } from '#test/pages-api.ts'
import { pictures } from '#test/pictures.ts'
import { feedIdOf } from './feed-id.ts'
import { newestOf } from './newest.ts'
import { loader as oldJsonFeed } from './old-json-feed.ts'
import { rssOf } from './rss.ts'

const site = 'https://voima.example'
const urls = { url: site, feedUrl: site }
const hostile = 'Pain & <b>“myths”</b> ]]> &amp; \u0007 Ɛyɛ'
const linked = '[Help](/help) and [WHO](https://www.who.int/) and [ours](//other.example/x) ![cell](/media/cell.png)'

const parsed = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  const isArray = (name: string) => name === 'item'
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray }).parse(xml)
}

const filled = async (feed: Feed, count = 1) => {
  const { clock, pass } = testClock()
  const stage = await pagesApi({ clock })
  const { articles } = stage.core
  for (let number = 1; number < count; number += 1) {
    await articles.publish(feed.kind, { ...walk, title: `Number ${number}` })
    pass(1000)
  }
  await articles.publish(feed.kind, { ...walk, title: hostile, content: linked }, await pictures.png())
  return { stage, articles: await newestOf(stage.client, feed) }
}

describe.each([newsFeed, blogFeed])('$kind', (feed) => {
  test('RSS has the required fields and complete articles', async () => {
    const { stage, articles } = await filled(feed)
    const { rss } = parsed(rssOf(feed, articles, urls))
    expect(rss['@_version']).toBe('2.0')
    expect(rss.channel).toMatchObject({ link: `${site}${feed.path}`, language: 'en' })
    expect(rss.channel.title).toMatch(/^Voima/)
    expect(rss.channel.description).toMatch(/\w/)
    expect(rss.channel['atom:link']).toEqual({
      '@_href': `${site}${feed.path}/feed.xml`,
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    })
    const [item] = rss.channel.item
    expect(item.title).toBe(hostile.replace('\u0007', ''))
    expect(item.link).toBe(`${site}${feed.path}/${articles[0]?._id}`)
    expect(item.guid).toMatchObject({ '#text': `${site}/${articles[0]?._id}`, '@_isPermaLink': 'false' })
    expect(item.pubDate).toBe('Fri, 19 Jun 2026 08:00:00 GMT')
    expect(item['dc:creator']).toBe(walk.author)
    const addresses = [...item['content:encoded'].matchAll(/(?:href|src)="([^"]*)"/g)].map(([, each]) => each)
    expect(addresses).toEqual(
      expect.arrayContaining([`${site}/help`, `${site}/media/cell.png`, 'https://www.who.int/']),
    )
    for (const each of addresses) expect(each).toMatch(/^(https:)?\/\//)
    await stage.close()
  })

  test('the id of an article stays when its title, its slug and the domain change', async () => {
    const { stage, articles } = await filled(feed)
    const idAt = async (url: string) => {
      const newest = await newestOf(stage.client, feed)
      const [item] = parsed(rssOf(feed, newest, { url, feedUrl: site })).rss.channel.item
      return item.guid['#text']
    }
    const before = await idAt(site)
    const [{ _id, version } = { _id: '', version: 0 }] = articles
    await stage.core.articles.revise(feed.kind, _id, { title: 'Another', slug: 'another', version, keepDate: false })
    expect(await idAt('https://new.example')).toBe(before)
    await stage.close()
  })

  test('an article that feeds issued before 1.0 keeps its id', () => {
    const [site, article] = [urls, { _id: 'abc', feedPath: '/news/fever' }]
    expect(feedIdOf(article, site)).toBe('https://voima.example/news/fever')
  })

  test('the pictures of a text have absolute addresses, with every size', () => {
    const html = '<img src="/media/a.webp" srcset="/media/a-400.webp 400w, /media/a.webp 800w" alt="">'
    const absolute = withAbsoluteUrls(html, site)
    expect(absolute.match(/https:\/\/voima\.example\/media/g)).toHaveLength(3)
    expect(absolute).not.toMatch(/["\s]\/media/)
  })

  test('the newest articles come first, up to the limit of a feed', async () => {
    const { stage, articles } = await filled(feed, limits.feedItems + 1)
    const { rss } = parsed(rssOf(feed, articles, urls))
    expect(rss.channel.item).toHaveLength(limits.feedItems)
    expect(rss.channel.item[1].title).toBe(`Number ${limits.feedItems}`)
    await stage.close()
  })

  test('a feed without articles is still valid', () => {
    expect(parsed(rssOf(feed, [], urls)).rss.channel.item).toBeUndefined()
  })

  test('the address of a feed tells its kind, and the old JSON feed redirects to it', () => {
    expect(feedAt(`${site}${feed.path}/feed.xml`)).toBe(feed)
    const request = new Request(`${site}${feed.path}/feed.json`)
    const { status, headers } = oldJsonFeed({ request } as Parameters<typeof oldJsonFeed>[0])
    expect([status, headers.get('Location')]).toEqual([301, `${feed.path}/feed.xml`])
  })
})
