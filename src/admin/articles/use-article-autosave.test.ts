import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { emptyStorage } from '#test/storage.ts'
import { newIdempotencyKey } from '../api.ts'
import { createAutosave } from '../writing/autosave.ts'
import { keepTextsFor } from '../writing/kept-text.ts'
import { draftOnDevice, emptyTexts, removeFromDevice } from './drafts.ts'
import { runArticleIntent } from './save-article.ts'
import { articleTarget, type Editing, editAddress } from './use-article-autosave.ts'

/** The heartbeat is sent every 12 seconds. */
const secondsOfHeartbeat = Array.from({ length: 13 }, (_, second) => second)
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('localStorage', emptyStorage())
  vi.stubGlobal('location', new URL('http://voima.example/addnews'))
  vi.stubGlobal('document', { title: 'Add news', querySelector: () => null })
  keepTextsFor('ama')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * The site's API. It responds after `delay` seconds, and creates one article for each idempotency key. In this test,
 * saving a draft changes the article.
 */
const startServer = (feed: Feed, delay: number) => {
  const articles = new Map<string, object & { version: number }>()
  const network = { isUp: true, losesAnswers: false }
  const save = (id: string, isNew: boolean, fields: object) => {
    const before = articles.get(id)
    if (before && isNew) return { [feed.itemKey]: before }
    const saved = {
      ...emptyTexts,
      tags: [],
      sources: [],
      ...before,
      ...fields,
      _id: id,
      version: (before?.version ?? 0) + 1,
    }
    articles.set(id, saved)
    return { [feed.itemKey]: saved }
  }
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (!network.isUp) throw new TypeError('no network')
    const key = new Headers(headers).get('idempotency-key') ?? crypto.randomUUID()
    const [id = key, part] = path.split('/').slice(4)
    const fields = body instanceof FormData ? Object.fromEntries(body) : {}
    if (part === 'draft') save(id, false, JSON.parse(String(body)).fields)
    const answer = part ? { draft: { savedAt: '' }, others: [] } : save(id, method === 'POST', fields)
    await new Promise((resolve) => setTimeout(resolve, delay * 1000))
    if (network.losesAnswers) throw new TypeError('no network')
    return Response.json(answer)
  })
  return { network, articles: () => [...articles.values()] }
}

type Rendering = { feed: Feed; rendersCreated?: boolean }

/** The form of a new article. `rendersCreated` is false while React has not rendered the created article. */
const openForm = ({ feed, rendersCreated = true }: Rendering) => {
  const fields = new FormData()
  fields.set('intent', 'create')
  fields.set('idempotencyKey', draftOnDevice(feed.addPath)?.idempotencyKey ?? newIdempotencyKey() ?? '')
  const latest = { current: newForm(feed) }
  latest.current.onCreated = (article) => {
    removeFromDevice(feed.addPath)
    if (!rendersCreated) return
    fields.delete('idempotencyKey')
    fields.set('intent', 'save')
    fields.set('status', 'published')
    latest.current = { ...latest.current, article, version: article.version, address: editAddress(feed, article) }
  }
  const target = articleTarget(latest, () => fields)
  const autosave = createAutosave(target, { onStatus: () => {}, onOthers: () => {} })
  const type = (content: string) => {
    fields.set('content', content)
    autosave.markDirty()
  }
  const publish = async () => {
    autosave.markClean()
    const { article, address } = latest.current
    const request = new Request(new URL(address, location.href), { method: 'POST', body: fields })
    const result = await runArticleIntent(request, article?._id).catch((redirect: Response) => redirect)
    if (result instanceof Response) autosave.stop()
    else autosave.markDirty()
  }
  return { autosave, type, publish }
}

const newForm = (feed: Feed): Editing => ({
  feed,
  article: undefined,
  version: undefined,
  blank: emptyTexts,
  address: feed.addPath,
  onCreated: () => {},
  onDeleted: () => {},
})

const answering = [
  { server: 'a quick server', delay: 0.1 },
  { server: 'a slow server', delay: 9 },
]
const cases = [newsFeed, blogFeed].flatMap((feed) => answering.map((answer) => ({ feed, kind: feed.kind, ...answer })))

describe.each(cases)('a new article of the kind $kind, with $server, creates one draft', ({ feed, delay }) => {
  test.each(secondsOfHeartbeat)('when the writer starts typing in second %i of the heartbeat', async (second) => {
    for (const rendersCreated of [true, false]) {
      const { articles } = startServer(feed, delay)
      const { autosave, type } = openForm({ feed, rendersCreated })
      await wait(second)
      for (const content of ['One', 'One two', 'One two three']) {
        type(content)
        await wait(1.5)
      }
      await wait(60)
      expect(articles()).toMatchObject([{ status: 'draft', content: 'One two three' }])
      autosave.stop()
    }
  })

  test.each(secondsOfHeartbeat)('when Publish is pressed %i half seconds after the first words', async (halves) => {
    for (const second of secondsOfHeartbeat) {
      const { articles } = startServer(feed, delay)
      const { type, publish } = openForm({ feed, rendersCreated: halves % 2 === 0 })
      await wait(second)
      type('All of it')
      await wait(halves / 2)
      const published = publish()
      await wait(60)
      await published
      expect(articles()).toMatchObject([{ status: 'published', content: 'All of it' }])
      expect(draftOnDevice(feed.addPath)).toBeUndefined()
    }
  })

  test.each(secondsOfHeartbeat)('when the network fails in second %i and returns', async (second) => {
    for (const outage of [{ isUp: false }, { losesAnswers: true }]) {
      const { articles, network } = startServer(feed, delay)
      const { autosave, type, publish } = openForm({ feed })
      await wait(second)
      Object.assign(network, outage)
      type('Written in a tunnel')
      await wait(20)
      const refused = publish()
      await wait(20)
      await refused
      Object.assign(network, { isUp: true, losesAnswers: false })
      void autosave.heartbeat()
      const published = publish()
      await wait(60)
      await published
      expect(articles()).toMatchObject([{ status: 'published', content: 'Written in a tunnel' }])
    }
  })
})

test('after a reload, a form whose first save got no response continues the same article', async () => {
  const { articles, network } = startServer(newsFeed, 0.1)
  const before = openForm({ feed: newsFeed })
  network.losesAnswers = true
  before.type('Before the reload')
  await wait(6)
  before.autosave.stop()
  network.losesAnswers = false
  const after = openForm({ feed: newsFeed })
  after.type('After the reload')
  await wait(30)
  expect(articles()).toHaveLength(1)
  after.autosave.stop()
})
