/** The stored data, according to the database and the site. */
import { expect } from 'vitest'
import { type Config, databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { callsTo } from '#test/calls.ts'
import type { Journal } from './writers.ts'

/** No article is without its picture. */
export const expectNoHalves = async (config: Config) => {
  const db = await openDatabase(databaseUrlOf(config))
  try {
    const halves = await db
      .selectFrom('articles')
      .leftJoin('images', 'images.id', 'articles.image_id')
      .select('articles.id')
      .where('images.id', 'is', null)
      .execute()
    expect(halves).toEqual([])
  } finally {
    await db.destroy()
  }
}

/** Every acknowledged write exists once, and no write is partial. */
export const expectNothingLost = async (address: string, journal: Journal) => {
  const messages = await everyRow<{ subject: string }>(address, '/contact', 'messages')
  const subscriptions = await everyRow<{ email: string }>(address, '/subscribe', 'subscriptions')
  expectOnce(
    journal.messages,
    messages.map(({ subject }) => subject),
  )
  expectOnce(
    journal.subscribers,
    subscriptions.map(({ email }) => email),
  )
  for (const [id, { path, state }] of journal.articles) {
    const answer = await fetch(`${address}/api/v1${path}/${id}`)
    if (state !== 'unsure') expect([id, answer.status]).toEqual([id, state === 'shown' ? 200 : 404])
    if (answer.status === 200) await expectPictures(address, Object.values(await answer.json())[0] as Pictured)
  }
}

/** Page by page, because without a page a call returns the newest ten thousand only. */
const everyRow = async <Row>(address: string, path: string, key: string): Promise<Row[]> => {
  const { read } = callsTo(address)
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { [key]: found, totalPages } = await read(`${path}?page=${page}&limit=100`)
    rows.push(...found)
    last = totalPages
  }
  return rows
}

const expectOnce = (acknowledged: string[], kept: string[]) => {
  expect(new Set(kept).size).toBe(kept.length)
  const there = new Set(kept)
  expect(acknowledged.filter((one) => !there.has(one))).toEqual([])
}

type Pictured = { imageUrl: string; imageSrcset: string; imageAvif?: string }

const expectPictures = async (address: string, { imageUrl, imageSrcset, imageAvif }: Pictured) => {
  const files = [imageUrl, ...[imageSrcset, imageAvif ?? ''].join(', ').matchAll(/\/media\/\S+/g)].flat()
  for (const file of files) expect([file, (await fetch(address + file)).status]).toEqual([file, 200])
}
