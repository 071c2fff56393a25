/**
 * Sends requests as fast as they are answered: with wrk if it is installed, otherwise from a small process of the
 * benchmark.
 */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const hasWrk = !spawnSync('wrk', ['--version']).error

export const loadTool = hasWrk ? 'wrk' : 'a Node process of our own'

/** `load` is { url, request: { path, method, headers, body }, connections, seconds }. */
export const askAsFastAsAnswered = (load) => (hasWrk ? askWithWrk(load) : askFromNode(load))

/** Sends `load.rate` requests a second, which wrk cannot do. */
export const askAtRate = (load) => askFromNode(load)

const askFromNode = async (load) => {
  const script = join(import.meta.dirname, 'load-process.mjs')
  const { stdout } = await run(process.execPath, [script, JSON.stringify(load)])
  return JSON.parse(stdout)
}

const askWithWrk = async ({ url, request, connections, seconds }) => {
  const folder = await mkdtemp(join(tmpdir(), 'voima-wrk-'))
  try {
    const script = join(folder, 'request.lua')
    await writeFile(script, luaOf(request))
    const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script]
    return readWrk((await run('wrk', [...options, url + request.path])).stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const luaOf = ({ method = 'GET', headers = {}, body }) =>
  [
    `wrk.method = "${method}"`,
    ...Object.entries(headers).map(([name, value]) => `wrk.headers["${name}"] = [[${value}]]`),
    ...(body ? [`wrk.body = [[${body}]]`] : []),
  ].join('\n')

const readWrk = (printed) => {
  const latency = (percent) => milliseconds(new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(printed))
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0
  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1])),
    p50Ms: latency(50),
    p99Ms: latency(99),
    failures: [refused, ...socketErrors.slice(1)].reduce((sum, count) => sum + Number(count), 0),
  }
}

const perMillisecond = { us: 0.001, ms: 1, s: 1000 }
const milliseconds = ([, number, unit]) => Number((Number(number) * perMillisecond[unit]).toFixed(2))
