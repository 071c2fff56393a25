/** Runs one tool: prints its description and duration, and its output only if it fails. */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export class StepFailed extends Error {}

const tailLines = 40
const heartbeatSeconds = 10

export const step = async (title, command, args, options = {}) => {
  const startedAt = Date.now()
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`
  console.log(`${title} …`)
  const heartbeat = setInterval(() => console.log(`  … ${seconds()}`), heartbeatSeconds * 1000)
  const { code, output } = await run(command, args, options).finally(() => clearInterval(heartbeat))
  if (code !== 0) throw new StepFailed(failure(title, output))
  console.log(`  done in ${seconds()}`)
}

const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

const failure = (title, output) => {
  const tail = stripVTControlCharacters(output).trimEnd().split('\n').slice(-tailLines)
  return [`${title}: failed. The end of the output:`, ...tail.map((line) => `  ${line}`)].join('\n')
}
