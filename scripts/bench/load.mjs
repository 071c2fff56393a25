/** Measures the throughput and response times under load, and the memory used. */
import { askAsFastAsAnswered, askAtRate, loadTool } from './ask.mjs'
import { withSite } from './content.mjs'
import { atLeast, atMost, goals, is, judged } from './goals.mjs'
import { restingMemory } from './memory.mjs'
import { kindsOfRequest, mustAnswerRightly } from './requests.mjs'

const loads = [32, 64]

export const measureLoad = (content, { isQuick }) =>
  withSite(content, async ({ address, pid }) => {
    await fetch(address).then((answer) => answer.text())
    const idle = await restingMemory(pid)
    const seconds = isQuick ? 1 : 5
    const rows = []
    for (const [kind, request] of Object.entries(await kindsOfRequest(address))) {
      await mustAnswerRightly(address, kind, request)
      for (const connections of loads) rows.push(await underLoad({ kind, url: address, request, connections, seconds }))
    }
    const paced = await atHalfRate({ url: address, seconds, rows })
    const afterLoad = await restingMemory(pid)
    return [
      { title: `Under load (asked by ${loadTool}, on the same machine)`, rows: [...rows, paced], notes },
      { title: 'Memory in MB (the site and the processes it started)', rows: memoryRows(idle, afterLoad) },
    ]
  })

const notes = [
  'The last row: half of the highest rate, from a process of our own at a steady pace. Its time counts from when a request was due.',
]

const cachedHome = (kind) => kind.startsWith('cached')

const underLoad = async ({ kind, ...load }) => {
  await askAsFastAsAnswered({ ...load, seconds: 1 })
  const seen = await askAsFastAsAnswered(load)
  const isJudged = cachedHome(kind) && load.connections === 64
  return {
    ...rowOf(kind, load.connections, seen),
    ...judged(...(isJudged ? [atLeast(seen.perSecond, goals.cachedPage.perSecond, '/s')] : [])),
  }
}

const atHalfRate = async ({ url, seconds, rows }) => {
  const highest = Math.max(...rows.filter(({ kind }) => cachedHome(kind)).map((row) => row['requests/s']))
  const connections = Math.max(...loads)
  const { 'cached page (home)': request } = await kindsOfRequest(url)
  const pace = { url, request, connections, rate: Math.round(highest / 2) }
  await askAtRate({ ...pace, seconds: 1 })
  const seen = await askAtRate({ ...pace, seconds })
  const isAtPace = is('at that pace', seen.perSecond > 0.98 * pace.rate)
  return {
    ...rowOf(`cached page at ${pace.rate}/s`, connections, seen),
    ...judged(isAtPace, atMost(seen.p99Ms, goals.cachedPage.p99AtHalfMs, 'ms p99')),
  }
}

const rowOf = (kind, connections, { perSecond, p50Ms, p99Ms, failures }) => ({
  kind,
  connections,
  'requests/s': perSecond,
  'p50 ms': p50Ms,
  'p99 ms': p99Ms,
  failures,
})

const memoryRows = (idle, afterLoad) => {
  const { idleMegabytes, afterLoadMegabytes } = goals.memory
  if (!idle) return [{ when: 'this system does not tell' }]
  return [
    { when: 'idle, home asked for once', ...idle, ...judged(atMost(idle.resident, idleMegabytes, 'MB')) },
    { when: 'after load', ...afterLoad, ...judged(atMost(afterLoad.resident, afterLoadMegabytes, 'MB')) },
  ]
}
