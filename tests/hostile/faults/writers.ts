/** Concurrent writes of every kind, with a journal of those that the site acknowledged. */
import { createRandom } from '#core/seed/values.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { ama } from '#test/cast.ts'
import { redPicture } from '#test/pictures.ts'

/** `shown`: published; `gone`: removed; `unsure`: a change was in progress when the site died. */
type State = 'shown' | 'gone' | 'unsure'
export type Journal = {
  messages: string[]
  subscribers: string[]
  articles: Map<string, { path: string; state: State }>
}

export const newJournal = (): Journal => ({ messages: [], subscribers: [], articles: new Map() })

const feeds = [newsFeed, blogFeed] as const
const writersOf = { messages: 4, subscribers: 2, articles: 3 }

/** Writes until the site no longer responds. `onAnswer` is called for each acknowledged write. */
export const writeAll = async (address: string, journal: Journal, round: number, onAnswer: () => void) => {
  const write = await createWriters(address, journal, round)
  const tasks = Object.entries(writersOf).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, number) => write[kind as keyof typeof writersOf](number)),
  )
  await Promise.allSettled(
    tasks.map(async (one) => {
      for (;;) {
        if (await isAcknowledged(one)) onAnswer()
      }
    }),
  )
}

/** A write that the site rejects temporarily, as on a busy machine, counts as never sent. */
class RefusedForNow extends Error {}

const isAcknowledged = async (write: () => Promise<void>) => {
  try {
    await write()
    return true
  } catch (error) {
    if (error instanceof RefusedForNow) return false
    throw error
  }
}

const createWriters = async (address: string, journal: Journal, round: number) => {
  const json = { 'Content-Type': 'application/json' }
  const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/api/v1${path}`, { method, headers, ...(body && { body }) })
    if (answer.status === 503) throw new RefusedForNow()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { token } = await send('POST', '/auth/login', JSON.stringify(ama), json)
  const bearer = { Authorization: `Bearer ${token}` }
  const picture = new Blob([new Uint8Array(await redPicture())])
  let written = 0
  const nextName = () => `${round}-${written++}`

  return {
    messages: () => async () => {
      const name = nextName()
      await send('POST', '/contact', JSON.stringify({ name, email: 'kofi@mail.example', message: name }), json)
      journal.messages.push(name)
    },
    subscribers: () => async () => {
      const email = `reader-${nextName()}@mail.example`
      await send('POST', '/subscribe', JSON.stringify({ email }), json)
      journal.subscribers.push(email)
    },
    /** Publishes with a picture, removes some of the articles, and restores some of those. */
    articles: (number: number) => {
      const { oneOf, next } = createRandom(1_000 * round + number)
      const change = async (method: string, id: string, more: string, after: State) => {
        const { path } = journal.articles.get(id) ?? { path: '' }
        journal.articles.set(id, { path, state: 'unsure' })
        await send(method, `${path}/${id}${more}`, undefined, bearer)
        journal.articles.set(id, { path, state: after })
      }
      return async () => {
        const { path, itemKey, imageField } = oneOf(feeds)
        const form = new FormData()
        for (const [field, text] of Object.entries({ title: `A walk ${nextName()}`, content: 'Come along.' }))
          form.set(field, text)
        form.set(imageField, picture, 'walk.png')
        const { [itemKey]: article } = await send('POST', path, form, bearer)
        journal.articles.set(article._id, { path, state: 'shown' })
        if (next() < 0.5) await change('DELETE', article._id, '', 'gone')
        else return
        if (next() < 0.5) await change('POST', article._id, '/restore', 'shown')
      }
    },
  }
}
