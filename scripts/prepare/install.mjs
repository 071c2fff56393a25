import { rmSync } from 'node:fs'
import { inProject, readJson, root } from './paths.mjs'
import { dropBrokenRuntime, hasRuntime } from './runtime.mjs'
import { StepFailed, step } from './step.mjs'

const quiet = ['--loglevel=error', '--no-progress']

/** npm keeps its own record of what it has put into node_modules; it is compared with the lockfile, package by package. */
export const isInstalled = (withTools) => missingPackages(withTools).length === 0 && hasRuntime()

const missingPackages = (withTools) => {
  const wanted = readJson(inProject('package-lock.json'))?.packages ?? {}
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages ?? {}
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !isOptional(entry) && (withTools || !isTool(entry)))
    .filter(([path, entry]) => present[path]?.version !== entry.version || present[path]?.integrity !== entry.integrity)
    .map(([path]) => path)
}

const isTool = (entry) => entry.dev || entry.devOptional
const isOptional = (entry) => entry.optional

export const install = async (withTools) => {
  if (withTools && isInstalled(false)) await addTools()
  else await installAll(withTools)
  dropBrokenRuntime()
  if (!hasRuntime()) throw new StepFailed(`Node 26 or newer is needed here, and this is ${process.version}.`)
  if (missingPackages(withTools).length > 0)
    throw new StepFailed(`npm left these packages out: ${missingPackages(withTools).join(', ')}`)
}

const installAll = (withTools) => {
  const groups = withTools ? '--include=dev' : '--omit=dev'
  // A half-finished installation must not look like a finished one.
  rmSync(inProject('node_modules', '.package-lock.json'), { force: true })
  return npm('Installing packages (about a minute the first time)', ['ci', groups, ...quiet])
}

/** `npm ci` would first throw everything away, under the feet of a site that may be running from this folder. */
const addTools = () =>
  npm('Adding what tests and checks need (about a minute)', ['install', '--include=dev', '--no-save', ...quiet])

const npm = (title, args) => {
  const cli = process.env.npm_execpath
  // The Node that runs npm is the machine's own: the project's may be replaced while npm works.
  if (cli?.endsWith('.js'))
    return step(title, process.env.npm_node_execpath ?? process.execPath, [cli, ...args], { cwd: root })
  return step(title, 'npm', args, { cwd: root, shell: process.platform === 'win32' })
}
