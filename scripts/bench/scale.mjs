/** Compares the response times of the same requests with little data and with very much. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ama } from '#test/cast.ts'
import { startSite } from '#test/site.ts'
import { inProject } from '../prepare/paths.mjs'
import { askAsAma } from './as-ama.mjs'
import { median, rounded } from './report.mjs'

const run = promisify(execFile)
const tries = 41
const few = { articles: 100, messages: 100, subscribers: 100 }
const many = { articles: 100_000, messages: 100_000, subscribers: 1_000_000 }
export const lessMany = { articles: 5_000, messages: 10_000, subscribers: 50_000 }

/** Rows of { operation, smallMs, largeMs, differenceMs }: medians of consecutive requests on one connection. */
export const measureScale = async ({ small = few, large = many } = {}) => {
  const smallSite = await openFilled(small)
  const largeSite = await openFilled(large)
  try {
    const rows = []
    for (const operation of Object.keys(smallSite.operations)) {
      const smallMs = await medianOf(smallSite, operation)
      const largeMs = await medianOf(largeSite, operation)
      rows.push({ operation, smallMs, largeMs, differenceMs: rounded(largeMs - smallMs, 2) })
    }
    return rows
  } finally {
    await smallSite.close()
    await largeSite.close()
  }
}

const openFilled = async (counts) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-scale-'))
  const args = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)])
  const env = { ...process.env, DATA_DIR, ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
  await run(process.execPath, [inProject('scripts/seed.mjs'), ...args], { env })
  const site = await startSite({ DATA_DIR, RATE_LIMITS: 'off' })
  const close = async () => {
    await site.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  const ask = await askAsAma(site.address)
  return { operations: await operationsOn(ask), ask, close }
}

/** The requests of each operation; several are sent at once. */
const operationsOn = async (ask) => {
  const { news } = await ask('/news?limit=1')
  return {
    ...(await pagesOf(ask, 'news list', '/news?limit=10')),
    ...(await pagesOf(ask, 'news list in Twi', '/news?limit=10&language=tw')),
    ...(await pagesOf(ask, 'messages in the admin area', '/contact?limit=10')),
    ...(await pagesOf(ask, 'subscribers in the admin area', '/subscribe?limit=10')),
    'an article': [`/news/${news[0]._id}`],
    'counts of the dashboard': ['/news', '/blog', '/contact', '/subscribe'].map((path) => `${path}?page=1&limit=1`),
    'search: a word of most articles': ['/search?q=the'],
    'search: three common words': ['/search?q=sickle%20cell%20blood'],
    'search: a rare word': [`/search?q=${encodeURIComponent(news[0].title.split(' ').at(-1))}`],
    'search: a misspelt word': ['/search?q=sikcle'],
    'search: words of no article': ['/search?q=xylophone%20quartz'],
  }
}

const pagesOf = async (ask, name, path) => {
  const { totalPages } = await ask(path)
  const page = (number) => [`${path}&page=${number}`]
  return {
    [`${name}, first page`]: page(1),
    [`${name}, middle page`]: page(Math.ceil(totalPages / 2)),
    [`${name}, last page`]: page(totalPages),
  }
}

const medianOf = async ({ ask, operations }, operation) => {
  const times = []
  // The first few requests are only a warm-up.
  for (let count = -5; count < tries; count += 1) {
    const startedAt = performance.now()
    for (const path of operations[operation]) await ask(path)
    if (count >= 0) times.push(performance.now() - startedAt)
  }
  return rounded(median(times), 2)
}
