/** Sends load from a separate process, so that it does not slow down the site. Prints the results as JSON. */
import { openConnection, requestBytes } from './connection.mjs'

/**
 * With a `rate`, sends this many requests a second, whatever the response time; without, as fast as they are answered.
 */
const { url, request, connections, seconds, rate } = JSON.parse(process.argv[2])

const stop = (error) => {
  console.error(error.message)
  process.exit(1)
}

const took = []
let failures = 0

const ask = (connection, dueAt, then) =>
  connection.ask((status) => {
    if (status >= 400) failures += 1
    took.push(performance.now() - dueAt)
    then(connection)
  })

const asFastAsAnswered = (open) =>
  new Promise((resolve) => {
    const until = performance.now() + seconds * 1000
    let busy = open.length
    const next = (connection) => {
      const now = performance.now()
      if (now < until) ask(connection, now, next)
      else if (--busy === 0) resolve()
    }
    open.forEach(next)
  })

/** Measures from the time at which a request was due, so that waiting for a free connection counts. */
const atRate = async (open) => {
  const free = [...open]
  const giveBack = (connection) => free.push(connection)
  const startedAt = performance.now()
  const all = Math.round(rate * seconds)
  let sent = 0
  while (sent < all || free.length < open.length) {
    const due = Math.min(all, Math.floor(((performance.now() - startedAt) / 1000) * rate))
    for (; sent < due && free.length > 0; sent += 1) ask(free.pop(), startedAt + (sent / rate) * 1000, giveBack)
    await new Promise(setImmediate)
  }
}

const site = new URL(url)
const bytes = requestBytes(site, request)
const open = await Promise.all(Array.from({ length: connections }, () => openConnection(site, bytes, stop)))
const startedAt = performance.now()
await (rate ? atRate(open) : asFastAsAnswered(open))
const passed = (performance.now() - startedAt) / 1000
for (const connection of open) connection.close()

took.sort((one, other) => one - other)
const at = (share) => Number(took[Math.floor((took.length - 1) * share)].toFixed(2))
console.log(JSON.stringify({ perSecond: Math.round(took.length / passed), p50Ms: at(0.5), p99Ms: at(0.99), failures }))
