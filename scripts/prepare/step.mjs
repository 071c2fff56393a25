/** Runs one tool: prints its description and duration, and its output only if it fails. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export class StepFailed extends Error {}

/** The tool neither read nor wrote anything for so long. */
export class StepStalled extends StepFailed {}

const tailLines = 40
const heartbeatSeconds = 10

/** `stallSeconds`: ends a tool that is silent for so long, in a download for example. Linux alone can tell. */
export const step = async (title, command, args, { stallSeconds, ...options } = {}) => {
  const startedAt = Date.now()
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`
  console.log(`${title} …`)
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const silence = watchSilence(child)
  const heartbeat = setInterval(() => {
    if (stallSeconds && silence.seconds() >= stallSeconds) silence.end()
    else console.log(`  … ${seconds()}${silence.note()}`)
  }, heartbeatSeconds * 1000)
  const { code, signal, output } = await finished(child).finally(() => clearInterval(heartbeat))
  if (silence.isEnded())
    throw new StepStalled(`${title}: nothing arrived for ${stallSeconds} s. Check the connection and try again.`)
  if (code !== 0) throw new StepFailed(failure(title, signal, output))
  console.log(`  done in ${seconds()}`)
}

const finished = (child) =>
  new Promise((resolve) => {
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code, signal) => resolve({ code, signal, output }))
  })

/** A tool that does nothing still wakes up now and then, which is not progress. */
const idleBytes = 4096

const watchSilence = (child) => {
  let [before, since, isEnded] = [bytesOf(child.pid), Date.now(), false]
  const seconds = () => {
    const now = bytesOf(child.pid)
    if (now === undefined || now - before > idleBytes) [before, since] = [now, Date.now()]
    return Math.round((Date.now() - since) / 1000)
  }
  const note = () => (seconds() > 2 * heartbeatSeconds ? `, nothing has arrived for ${seconds()} s` : '')
  const end = () => {
    isEnded = true
    child.kill('SIGKILL')
  }
  return { seconds, note, end, isEnded: () => isEnded }
}

/** How many bytes a process has read and written, from files and the network; undefined if the system does not tell. */
const bytesOf = (pid) => {
  try {
    const counts = readFileSync(`/proc/${pid}/io`, 'utf8').matchAll(/^[rw]char: (\d+)$/gm)
    return [...counts].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
  } catch {
    return undefined
  }
}

const failure = (title, signal, output) => {
  if (signal === 'SIGKILL')
    return `${title}: the system ended it, probably because memory ran out. It needs 1 GB of free memory: stop other programs or add swap, then try again.`
  const tail = stripVTControlCharacters(output).trimEnd().split('\n').slice(-tailLines)
  return [`${title}: failed. The end of the output:`, ...tail.map((line) => `  ${line}`)].join('\n')
}
