import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { emptyStorage } from '#test/storage.ts'
import { newIdempotencyKey } from '../api.ts'
import { createAutosave } from '../writing/autosave.ts'
import { runNewNewsletterIntent, runNewsletterIntent } from './intents.ts'
import { newsletterTarget } from './newsletter-autosave.ts'
import { textsOf } from './newsletter-texts.ts'

/** The heartbeat is sent every 12 seconds. */
const secondsOfHeartbeat = Array.from({ length: 13 }, (_, second) => second)
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('localStorage', emptyStorage())
  vi.stubGlobal('location', new URL('http://voima.example/newsletters/new'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * The site's API. It responds after `delay` seconds, creates one newsletter for each idempotency key, and rejects a
 * change of an older version.
 */
const startServer = (delay: number) => {
  const newsletters = new Map<string, Pick<Newsletter, '_id' | 'version'>>()
  const network = { isUp: true, losesAnswers: false }
  const conflicts: string[] = []
  const create = (key: string) => {
    const newsletter = newsletters.get(key) ?? { _id: key, version: 1 }
    newsletters.set(key, newsletter)
    return Response.json({ newsletter })
  }
  const change = (id: string, { version, ...texts }: { version: number; subject: string }) => {
    const before = newsletters.get(id)
    if (before?.version !== version) {
      conflicts.push(texts.subject)
      return Response.json({ detail: 'Saved meanwhile.', current: { newsletter: before } }, { status: 409 })
    }
    const newsletter = { ...texts, _id: id, version: version + 1 }
    newsletters.set(id, newsletter)
    return Response.json({ newsletter })
  }
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (!network.isUp) throw new TypeError('no network')
    const key = new Headers(headers).get('idempotency-key') ?? crypto.randomUUID()
    const id = path.split('/')[4] ?? ''
    const answer = method === 'POST' ? create(key) : change(id, JSON.parse(String(body)))
    await new Promise((resolve) => setTimeout(resolve, delay * 1000))
    if (network.losesAnswers) throw new TypeError('no network')
    return answer
  })
  return { network, conflicts, newsletters: () => [...newsletters.values()] }
}

const send = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new Request(location.href, { method: 'POST', body })
}

/** The page of a new newsletter. Pressing its button opens the newsletter, or fails. */
const openNewPage = () => {
  const idempotencyKey = newIdempotencyKey() ?? ''
  return () =>
    runNewNewsletterIntent(send({ intent: 'create', idempotencyKey })).catch((redirect: Response) => redirect)
}

/** The form of a newsletter. Its Save button waits until autosave has got its response. */
const openForm = (id: string) => {
  const now = { current: { version: 1, texts: textsOf(new FormData()) } }
  const underWay = { is: false }
  const takeVersion = (version: number) => {
    now.current.version = version
  }
  const setUnderWay = (is: boolean) => {
    underWay.is = is
  }
  const target = newsletterTarget(id, now, { keep: () => true, send: () => {}, takeVersion, setUnderWay })
  const autosave = createAutosave(target, { onStatus: () => {}, onOthers: () => {} })
  const type = (subject: string) => {
    now.current.texts = { ...now.current.texts, subject }
    autosave.markDirty()
  }
  const save = async () => {
    while (underWay.is) await wait(1)
    autosave.markClean()
    const { version, texts } = now.current
    const saving = runNewsletterIntent(send({ intent: 'save', subject: texts.subject, version: String(version) }), id)
    await wait(20)
    const result = await saving
    if (result.intent === 'save' && result.body) takeVersion(version + 1)
    return result
  }
  return { autosave, type, save }
}

describe.each([
  { server: 'a quick server', delay: 0.1 },
  { server: 'a slow server', delay: 9 },
])('a new newsletter, with $server, creates one draft', ({ delay }) => {
  test.each(secondsOfHeartbeat)('when the writer starts typing in second %i of the heartbeat', async (second) => {
    const { newsletters, conflicts } = startServer(delay)
    void openNewPage()()
    await wait(20)
    const { autosave, type, save } = openForm(newsletters()[0]?._id ?? '')
    await wait(second)
    for (const subject of ['One', 'One two', 'One two three']) {
      type(subject)
      await wait(1.5)
    }
    await wait(3)
    type('One two three four')
    expect((await save()).failure).toBeUndefined()
    await wait(60)
    expect(newsletters()).toMatchObject([{ subject: 'One two three four' }])
    expect(conflicts).toEqual([])
    autosave.stop()
  })

  test('when its button is pressed twice, or again after a lost response', async () => {
    const { newsletters, network } = startServer(delay)
    const press = openNewPage()
    network.losesAnswers = true
    void press()
    void press()
    await wait(20)
    network.losesAnswers = false
    const pressed = press()
    await wait(20)
    expect(await pressed).toBeInstanceOf(Response)
    expect(newsletters()).toHaveLength(1)
  })

  test.each(secondsOfHeartbeat)('when the network fails in second %i and returns', async (second) => {
    for (const outage of [{ isUp: false }, { losesAnswers: true }]) {
      const { newsletters, network } = startServer(delay)
      void openNewPage()()
      await wait(20)
      const { autosave, type, save } = openForm(newsletters()[0]?._id ?? '')
      await wait(second)
      Object.assign(network, outage)
      type('Written in a tunnel')
      await wait(30)
      Object.assign(network, { isUp: true, losesAnswers: false })
      type('Written in a tunnel, and after it')
      expect((await save()).failure).toBeUndefined()
      expect(newsletters()).toMatchObject([{ subject: 'Written in a tunnel, and after it' }])
      autosave.stop()
    }
  })
})

test('a change by another editor still causes a conflict', async () => {
  const { newsletters } = startServer(0.1)
  void openNewPage()()
  await wait(1)
  const id = newsletters()[0]?._id ?? ''
  const [ama, adwoa] = [openForm(id), openForm(id)]
  ama.type('The text of Ama')
  expect((await ama.save()).failure).toBeUndefined()
  adwoa.type('The text of Adwoa')
  expect((await adwoa.save()).failure?.status).toBe(409)
})
