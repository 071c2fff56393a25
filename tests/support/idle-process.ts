/** One process of a site without its pages: the core, the background jobs and a page cache, driven by messages. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'
import { backgroundJobs } from '#server/jobs.ts'
import { createOverloadProtection } from '#server/overload.ts'
import { createPageCache } from '#server/page-cache.ts'

/** The commands of `tests/processes/idle.slow.test.ts`: run every job once, or read a page through the cache. */
export type Command = 'run jobs' | 'read a page'
export type Report = { isReady?: true; cachedPages?: number; page?: string; failure?: string }

const aDay = 24 * 60 * 60 * 1000

const core = await openCore(readConfig())
const failures: string[] = []
let rendered = 0
const overload = createOverloadProtection({ maxConcurrent: 64, clientNetworkOf: () => '' })
const cache = createPageCache(async () => new Response(`Rendered ${++rendered}`), overload)
core.onChange(cache.clear)
core.onUncertain(cache.markStale)
const jobs = backgroundJobs(
  core,
  (_, sentence) => failures.push(sentence),
  () => 'http://localhost:3000',
).filter(({ everyMilliseconds }) => everyMilliseconds < aDay)

const server = createServer((request, response) => {
  cache.answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const send = (report: Report) => process.send?.(report)
const readPage = async () => (await fetch(`http://127.0.0.1:${port}/news`)).text()

process.on('message', async (command: Command) => {
  if (command === 'read a page') return send({ page: await readPage() })
  for (const { run } of jobs) await run()
  send({ cachedPages: cache.size().pages, failure: failures.join(' ') })
})
process.on('disconnect', async () => {
  server.close()
  await core.close()
})
send({ isReady: true })
