/** A process of its own, so that asking does not slow down answering. Prints what it saw as JSON. */
import { Agent, get } from 'node:http'

const [url, connections, seconds] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const headers = { 'Accept-Encoding': 'br, gzip' }
const until = performance.now() + Number(seconds) * 1000
const took = []
let failures = 0

const ask = () =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode >= 400) failures += 1
      response.resume().on('end', () => resolve(took.push(performance.now() - startedAt)))
    })
    request.on('error', reject)
  })

const keepAsking = async () => {
  while (performance.now() < until) await ask()
}

await Promise.all(Array.from({ length: Number(connections) }, keepAsking))
agent.destroy()

took.sort((a, b) => a - b)
const at = (share) => Number(took[Math.min(took.length - 1, Math.floor(took.length * share))].toFixed(2))
const requestsPerSecond = Math.round(took.length / Number(seconds))
console.log(JSON.stringify({ requestsPerSecond, p50Ms: at(0.5), p99Ms: at(0.99), failures }))
