import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callsTo } from '../support/calls.ts'
import { kofi } from '../support/cast.ts'
import { startSite } from '../support/site.ts'

const rounds = 25
const writers = 8
const perRound = 60

/** Writes from many sides at once until the site is killed under them; gives what it said was safe. */
const writeUntilKilled = async (settings: Record<string, string>) => {
  const site = await startSite(settings)
  const { publish, send } = callsTo(site.address)
  const safe: { messages: string[]; articles: string[] } = { messages: [], articles: [] }
  const count = () => safe.messages.length + safe.articles.length
  const { promise: enough, resolve: stop } = Promise.withResolvers<void>()
  const keepWriting = async (write: () => Promise<void>) => {
    for (;;) {
      await write()
      if (count() >= perRound) stop()
    }
  }
  const sendOne = async () => {
    safe.messages.push((await send({ ...kofi, message: 'Will this arrive?' })).message._id)
  }
  const publishOne = async () => {
    safe.articles.push((await publish('/news', { title: 'Safe', content: 'Text.' })).newsItem._id)
  }
  const all = [publishOne, ...Array.from({ length: writers }, () => sendOne)].map((write) => keepWriting(write))
  await Promise.race([enough, Promise.all(all)])
  await site.stop('SIGKILL')
  await Promise.allSettled(all)
  return safe
}

test(`nothing that was acknowledged is lost, however often the site is killed`, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-kill-rounds-'))
  const settings = { DATA_DIR, STARTER_CONTENT: 'none', RATE_LIMITS: 'off' }
  const messages: string[] = []
  const articles: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const safe = await writeUntilKilled(settings)
    messages.push(...safe.messages)
    articles.push(...safe.articles)
  }

  const site = await startSite(settings)
  const kept = await callsTo(site.address).kept('/contact')
  const keptIds = new Set(kept.messages.map(({ _id }: { _id: string }) => _id))
  expect(messages.length + articles.length).toBeGreaterThanOrEqual(rounds * perRound)
  expect(messages.filter((id) => !keptIds.has(id))).toEqual([])
  for (const id of articles) {
    const answer = await fetch(`${site.address}/api/v1/news/${id}`)
    expect(answer.status).toBe(200)
    const { newsItem } = (await answer.json()) as { newsItem: { imageUrl: string } }
    expect((await fetch(site.address + newsItem.imageUrl)).status).toBe(200)
  }
  await site.stop()
  await rm(DATA_DIR, { recursive: true })
})
