/** Requests as fast as they are answered: with wrk where there is one, otherwise from a small process of our own. */
import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const hasWrk = !spawnSync('wrk', ['--version']).error

export const loadTool = hasWrk ? 'wrk' : 'a Node process of our own'

/** A second without counting comes first, so that what is measured is the running site. */
export const measureLoad = async ({ url, connections, seconds }) => {
  const ask = hasWrk ? askWithWrk : askFromNode
  await ask({ url, connections, seconds: 1 })
  return ask({ url, connections, seconds })
}

const askWithWrk = async ({ url, connections, seconds }) => {
  const accept = ['-H', 'Accept-Encoding: br, gzip']
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...accept, url])
  const latency = (percent) => milliseconds(new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout))
  return {
    requestsPerSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p50Ms: latency(50),
    p99Ms: latency(99),
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

const perMillisecond = { us: 0.001, ms: 1, s: 1000 }
const milliseconds = ([, number, unit]) => Number((Number(number) * perMillisecond[unit]).toFixed(2))

const askFromNode = async ({ url, connections, seconds }) => {
  const script = join(import.meta.dirname, 'load-process.mjs')
  const { stdout } = await run(process.execPath, [script, url, String(connections), String(seconds)])
  return JSON.parse(stdout)
}
